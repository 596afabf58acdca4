'use client'

import { useId, useState, type KeyboardEvent } from 'react'
import { api, reasonOf } from '@/app/_client/api'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import type { Texts } from '@/lib/i18n/texts'
import { deliveryAnswer } from './delivery-terms'

/** Before anybody has registered or typed an address. No form, because it also stands inside the one of the checkout. */
export function PostcodeCheck({ words }: { words: Texts['delivery'] }) {
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
    <div role="group" aria-labelledby={`${id}-title`}>
      <p id={`${id}-title`} className="mb-3 text-lg font-bold">
        {words.title}
      </p>
      <div className="flex max-w-sm items-end gap-3">
        <Field
          id={`${id}-postcode`}
          name=""
          label={words.postcode}
          inputMode="numeric"
          autoComplete="postal-code"
          enterKeyHint="go"
          maxLength={4}
          className="grow"
          value={postcode}
          onChange={(event) => setPostcode(event.target.value.replace(/\D/g, ''))}
          onKeyDown={onKeyDown}
        />
        {/* The field keeps the focus: when it loses it, the cart bar comes back, under the finger. */}
        <Button look="outline" onMouseDown={(event) => event.preventDefault()} onClick={() => void check()}>
          {words.check}
        </Button>
      </div>
      <p role="status" className="mt-3 font-semibold empty:hidden">
        {answer}
      </p>
    </div>
  )
}
