'use client'

import { useId, useState, type KeyboardEvent } from 'react'
import { api, reasonOf } from '@/app/_client/api'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import type { Texts } from '@/lib/i18n/texts'
import { deliveryAnswer } from './delivery-terms'

interface Props {
  words: Texts['delivery']
  /** Beside an address that is asked for anyway, where a second field for a postcode would be in the way. */
  isFolded?: boolean
}

/** Before anybody has registered or typed an address. */
export function PostcodeCheck({ words, isFolded = false }: Props) {
  const id = useId()
  const question = <Question words={words} titleId={id} />
  if (!isFolded)
    return (
      <div>
        <p id={id} className="mb-3 text-lg font-bold">
          {words.title}
        </p>
        {question}
      </div>
    )
  return (
    <details>
      <summary id={id} className="min-h-11 cursor-pointer content-center font-semibold underline underline-offset-4">
        {words.title}
      </summary>
      <div className="pt-3">{question}</div>
    </details>
  )
}

/** No form, because it also stands inside the one of the checkout. */
function Question({ words, titleId }: { words: Texts['delivery']; titleId: string }) {
  const { words: shared } = useScope()
  const id = useId()
  const [postcode, setPostcode] = useState('')
  const [answer, setAnswer] = useState('')

  async function check() {
    if (!/^\d{4}$/.test(postcode)) return setAnswer(words.fourDigits)
    try {
      setAnswer(deliveryAnswer(await api('GET shop'), postcode, words))
    } catch (error) {
      setAnswer(reasonOf(error, shared.network))
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void check()
  }

  return (
    <div role="group" aria-labelledby={titleId}>
      <div className="flex max-w-sm flex-wrap items-end gap-3">
        <Field
          id={`${id}-postcode`}
          name=""
          label={words.postcode}
          inputMode="numeric"
          autoComplete="postal-code"
          enterKeyHint="go"
          maxLength={4}
          className="min-w-0 grow basis-32"
          value={postcode}
          onChange={(event) => setPostcode(event.target.value.replace(/\D/g, ''))}
          onKeyDown={onKeyDown}
        />
        {/* The field keeps the focus: when it loses it, the cart bar comes back, under the finger. */}
        <Button
          look="outline"
          className="shrink-0"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => void check()}
        >
          {words.check}
        </Button>
      </div>
      <p role="status" className="mt-3 font-semibold empty:hidden">
        {answer}
      </p>
    </div>
  )
}
