import type { ReactNode } from 'react'
import { useNow } from '@/app/_client/now'
import { priceOf } from '@/app/_ui/price'
import type { Billing } from '@/lib/accounts/profile/billing'
import { fill } from '@/lib/i18n/fill'
import { formatNearMoment } from '@/lib/i18n/format'
import { answeredNameIn } from '@/lib/i18n/name-in'
import type { Language } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import { Chosen } from '@/app/[locale]/(shop)/_choose/contents'
import { goneName } from './repeat-lines'
import { priceDifferences, type PastOrder } from './past-order'

interface Props {
  past: PastOrder
  profile: Billing | null
  words: Texts['again']
  shopAddress: string
  language: Language
}

/** Everything that the second tap agrees to, and what is not as it was. */
export function OrderAgainFacts({ past, profile, words, shopAddress, language }: Props) {
  const now = useNow()
  const { order, quote } = past
  const isDelivery = order.fulfilment === 'delivery'
  const hasAlcohol = quote.lines.some(({ minimum_age }) => minimum_age > 0)
  return (
    <>
      <ul className="grid gap-2">
        {quote.lines.map(({ quantity, subtotal, options, note, ...line }, place) => (
          <li key={place} className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] gap-x-2">
            <span className="price">{quantity} ×</span>
            <span className="min-w-0">
              {answeredNameIn(line, language)}
              <Chosen {...{ options, quantity, note }} words={words.choices} />
            </span>
            <span className="price">{priceOf(subtotal)}</span>
          </li>
        ))}
      </ul>
      <Differences {...{ past, words, language }} />
      {quote.lines.length > 0 && (
        <dl className="border-line grid gap-3 border-t pt-4">
          <Fact name={isDelivery ? words.delivery : words.pickup}>{isDelivery ? addressOf(profile) : shopAddress}</Fact>
          <Fact name={words.when}>
            {quote.soonest && now ? `≈ ${formatNearMoment(new Date(quote.soonest.at), language, now)}` : '–'}
          </Fact>
          {isDelivery && <Fact name={words.deliveryFee}>{priceOf(quote.delivery_fee)}</Fact>}
          <Fact name={words.total}>
            <strong className="price text-xl">{priceOf(quote.total)}</strong> · {words.payment}
          </Fact>
        </dl>
      )}
      {hasAlcohol && <p className="text-sm">{words.ageNote}</p>}
    </>
  )
}

function Differences({ past, words, language }: Pick<Props, 'past' | 'words' | 'language'>) {
  const gone = past.gone.map((thing) => goneName(thing, language))
  const prices = priceDifferences(past)
  if (prices.length + gone.length + past.open.length === 0) return null
  return (
    <ul role="status" className="rounded-field bg-ground-3 list-disc space-y-1 py-3 pr-4 pl-9">
      {gone.map((item) => (
        <li key={item}>{fill(words.gone, { item })}</li>
      ))}
      {past.open.map(({ line }, place) => (
        <li key={place}>{fill(words.open, { item: answeredNameIn(line, language), change: words.change })}</li>
      ))}
      {prices.map(({ line, before, now }, place) => (
        <li key={place}>
          {fill(words.priceChanged, {
            item: answeredNameIn(line, language),
            before: priceOf(before),
            now: priceOf(now),
          })}
        </li>
      ))}
    </ul>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

function addressOf(profile: Billing | null): string {
  if (!profile) return '…'
  const isElsewhere = profile.ship_to_different_address
  const street = isElsewhere ? profile.shipping_street_address : profile.street_address
  const postcode = isElsewhere ? profile.shipping_postcode : profile.postcode
  const city = isElsewhere ? profile.shipping_city : profile.city
  return `${street}, ${postcode} ${city}`
}
