'use client'

import { type KeyboardEvent, useId, useState } from 'react'
import { type Answer, api, reasonOf } from '@/app/_client/api'
import { findNextTimes, type NextTime, nextTimeInWords } from '@/app/_client/next-times'
import { useScope } from '@/app/_client/scope'
import { deliveryInWords } from '@/app/_client/cart/wanted-delivery'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { Folded } from '@/app/_ui/folded'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import { formatPrice } from '@/lib/platform/values/money'
import { chooseMode } from '../checkout/draft'

interface Props {
  words: Texts['delivery']
  /** Folded where a second field for a postcode would be in the way of the form's own. */
  isFolded?: boolean
  /** After the guest has chosen delivery to the postcode that was asked about. */
  onWanted?: () => void
}

export function PostcodeCheck({ words, isFolded = false, onWanted }: Props) {
  const id = useId()
  const question = <Question {...{ words, isFolded, onWanted }} titleId={id} />
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
    <Folded title={words.title} titleId={id}>
      {question}
    </Folded>
  )
}

/** No form element, because it also stands inside the checkout's form. */
function Question({ words, titleId, isFolded, onWanted }: Props & { titleId: string }) {
  const scope = useScope()
  const id = useId()
  const [postcode, setPostcode] = useState('')
  const [answer, setAnswer] = useState('')
  const [zone, setZone] = useState<Zone | null>(null)

  async function check() {
    setZone(null)
    if (!/^\d{4}$/.test(postcode)) return setAnswer(words.fourDigits)
    try {
      const [shop, time] = await Promise.all([api('GET shop'), findDeliveryTime()])
      const served = shop.zones.find((one) => one.postcode === postcode) ?? null
      const when = served && time ? ` ${nextTimeInWords(time, scope)}.` : ''
      setAnswer(deliveryAnswer(shop, postcode, words) + when)
      setZone(served)
    } catch (error) {
      setAnswer(reasonOf(error, scope.words.network))
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
          className="min-w-0 grow basis-32"
          value={postcode}
          onChange={(event) => setPostcode(event.target.value.replace(/\D/g, '').slice(0, 4))}
          onKeyDown={onKeyDown}
        />
        {/* Keeps the focus in the field: on blur the cart bar would return, under the finger. */}
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
      {zone && !isFolded && (
        <Button
          className="mt-3"
          onClick={() => {
            const wanted = {
              postcode: zone.postcode,
              feeRappen: zone.feeRappen,
              minimumRappen: zone.minimumRappen,
            }
            chooseMode(wanted)
            setZone(null)
            setAnswer(deliveryInWords(wanted, words))
            onWanted?.()
          }}
        >
          {words.here}
        </Button>
      )}
    </div>
  )
}

type Shop = Answer<'GET shop'>
type Zone = Shop['zones'][number]

export function deliveryAnswer({ zones }: Pick<Shop, 'zones'>, postcode: string, words: Texts['delivery']): string {
  const zone = zones.find((served) => served.postcode === postcode)
  if (!zone) return fill(words.no, { postcode })
  return fill(words.yes, {
    place: `${postcode} ${zone.city}`,
    fee: zone.feeRappen === 0 ? words.free : formatPrice(zone.feeRappen),
    minimum: formatPrice(zone.minimumRappen),
  })
}

/** Null: there is none, or it is not known. */
async function findDeliveryTime(): Promise<NextTime | null> {
  const times = await findNextTimes().catch(() => null)
  return times?.delivery ? { ...times.delivery, fulfilment: 'delivery', askedAt: times.askedAt } : null
}
