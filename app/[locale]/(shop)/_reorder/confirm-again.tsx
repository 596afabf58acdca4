import { type ReactNode, useEffect, useState } from 'react'
import { QuoteLines } from '@/app/[locale]/(shop)/_choose/chosen'
import { type Answer, api } from '@/app/_client/api'
import { ordersBeforeInWords } from '@/app/_client/next-times'
import { useNow } from '@/app/_client/now'
import { useScope } from '@/app/_client/scope'
import { Button, ButtonLink } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { FormMessage } from '@/app/_ui/form-message'
import { fill } from '@/lib/i18n/fill'
import { formatNearMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { answeredNameIn } from '@/lib/i18n/name-in'
import type { Texts } from '@/lib/i18n/texts'
import type { QuoteAnswer } from '@/lib/orders/quote/quote-answer'
import { formatPrice } from '@/lib/platform/values/money'
import { cashOnDelivery, payOnline, paymentMethodOf, type PayingBy } from '@/lib/orders/payment-methods'
import { mayPayOnline, type PaymentOffer } from '@/lib/platform/payment-offer'
import { WaySelect } from '../_paying/way-select'
import { TimeQuestion } from '../checkout/new-time'
import type { PaymentState } from '../checkout/payment-choice'
import { goneName, type PastOrder, priceDifferences } from './repeat-lines'
import { type AgainProps, type AgainWords, useOrderAgain } from './use-order-again'

interface Props extends AgainProps {
  past: PastOrder
  isOpen: boolean
  onClose: () => void
  onQuoted: (past: PastOrder | null) => void
}

export function ConfirmAgain({ isOpen, ...rest }: Props) {
  return (
    <Dialog title={rest.words.title} isOpen={isOpen} onClose={rest.onClose}>
      <Confirmation {...rest} />
    </Dialog>
  )
}

function Confirmation({ past, words, shopAddress, offer, onClose, onQuoted }: Omit<Props, 'isOpen'>) {
  const { language } = useScope()
  const profile = useProfile()
  const payment = usePaymentAsBefore(past, offer)
  const again = useOrderAgain({ past, words, payingBy: payment.method, onPlaced: onClose, onQuoted })
  const { isFresh, isPending, failure, forget, order, intoCart } = again
  const { quote } = past
  const reason = quote.lines.length > 0 && whyNot(quote, words)
  return (
    <div className="grid gap-5">
      <OrderAgainFacts {...{ past, isFresh, profile, payment, words, shopAddress, language }} />
      <FormMessage kind="alert" text={failure?.text ?? null} />
      {failure?.orderId && (
        <ButtonLink href={`/track/${failure.orderId}`} look="outline">
          {words.showOrder}
        </ButtonLink>
      )}
      {reason ? (
        <p className="rounded-field bg-fault px-4 py-3 font-semibold">{reason}</p>
      ) : (
        quote.lines.length > 0 && (
          <Button className="min-h-14 text-lg" aria-disabled={isPending} onClick={() => void order()}>
            {isPending ? words.placing : pressWords(payment.method, formatPrice(quote.totalRappen), words)}
          </Button>
        )
      )}
      <Button look="quiet" onClick={intoCart}>
        {words.change}
      </Button>
      <TimeQuestion
        change={failure?.newTime ?? null}
        words={words.newTime}
        onAgree={(at) => void order(at)}
        onRefuse={forget}
      />
    </div>
  )
}

function pressWords(method: PayingBy, total: string, words: AgainWords): string {
  return method === payOnline ? `${words.toPay} · ${total}` : fill(words.order, { total })
}

/** As last time, where that is still possible for this order. */
function usePaymentAsBefore({ order, quote }: PastOrder, offer: PaymentOffer | null): PaymentState {
  const [chosen, choose] = useState(() => paymentMethodOf(order.paymentMethod) ?? cashOnDelivery)
  const isPossible = mayPayOnline(offer, { fulfilment: order.fulfilment, totalRappen: quote.totalRappen })
  return { kinds: (isPossible && offer?.kinds) || [], method: isPossible ? chosen : cashOnDelivery, choose }
}

function whyNot({ problems, minimumRappen, soonest }: QuoteAnswer, words: Texts['again']): string | null {
  const has = (code: string) => problems.some((problem) => problem.code === code)
  if (has('below_minimum')) return fill(words.belowMinimum, { minimum: formatPrice(minimumRappen) })
  if (has('postcode_not_served') || has('profile_incomplete')) return words.addressChanged
  return soonest ? null : words.shopClosed
}

type Profile = Answer<'GET user/profile'>

/** Fetched with the question, because the address may have changed since the order. Null until then. */
function useProfile(): Profile | null {
  const [profile, setProfile] = useState<Profile | null>(null)
  useEffect(() => {
    api('GET user/profile').then(setProfile, () => undefined)
  }, [])
  return profile
}

interface OrderAgainFactsProps {
  past: PastOrder
  /** A time of a quote from earlier is not said. */
  isFresh: boolean
  profile: Profile | null
  payment: PaymentState
  words: AgainWords
  shopAddress: string
  language: Language
}

function OrderAgainFacts({ past, isFresh, profile, payment, words, shopAddress, language }: OrderAgainFactsProps) {
  const now = useNow()
  const { order, quote } = past
  const isDelivery = order.fulfilment === 'delivery'
  const scope = useScope()
  function soonestOf() {
    if (!quote.soonest || !now) return '–'
    const time = fill(words.about, { time: formatNearMoment(quote.soonest.at, language, now) })
    return [time, ordersBeforeInWords(quote, scope)].filter(Boolean).join(' · ')
  }
  const hasAlcohol = quote.lines.some(({ minimumAge }) => minimumAge > 0)
  return (
    <>
      <QuoteLines lines={quote.lines} words={words.choices} />
      <Differences {...{ past, words, language }} />
      {quote.lines.length > 0 && (
        <dl className="border-line grid gap-3 border-t pt-4">
          <Fact name={isDelivery ? words.delivery : words.pickup}>{isDelivery ? addressOf(profile) : shopAddress}</Fact>
          <Fact name={words.when}>{isFresh ? soonestOf() : '…'}</Fact>
          {isDelivery && <Fact name={words.deliveryFee}>{formatPrice(quote.deliveryFeeRappen)}</Fact>}
          <Fact name={words.total}>
            <strong className="price text-xl">{formatPrice(quote.totalRappen)}</strong>
            {payment.kinds.length === 0 && <span>{` · ${words.payment}`}</span>}
          </Fact>
        </dl>
      )}
      {quote.lines.length > 0 && payment.kinds.length > 0 && (
        <WaySelect {...payment} words={words} onChoose={payment.choose} />
      )}
      {hasAlcohol && <p className="text-sm">{words.ageNote}</p>}
    </>
  )
}

function Differences({ past, words, language }: Pick<OrderAgainFactsProps, 'past' | 'words' | 'language'>) {
  const gone = past.gone.map((thing) => goneName(thing, language))
  const prices = priceDifferences(past)
  if (prices.length + gone.length + past.open.length === 0) return null
  return (
    <div role="status" className="rounded-field bg-ground-3 py-3 pr-4 pl-9">
      <ul className="list-disc space-y-1">
        {gone.map((item) => (
          <li key={item}>{fill(words.gone, { item })}</li>
        ))}
        {past.open.map(({ line }, place) => (
          <li key={place}>{fill(words.open, { item: answeredNameIn(line, language), change: words.change })}</li>
        ))}
        {prices.map(({ line, beforeRappen, nowRappen }, place) => (
          <li key={place}>
            {fill(words.priceChanged, {
              item: answeredNameIn(line, language),
              before: formatPrice(beforeRappen),
              now: formatPrice(nowRappen),
            })}
          </li>
        ))}
      </ul>
    </div>
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

function addressOf(profile: Profile | null): string {
  if (!profile) return '…'
  const isElsewhere = profile.shipToDifferentAddress
  const street = isElsewhere ? profile.shippingStreetAddress : profile.streetAddress
  const postcode = isElsewhere ? profile.shippingPostcode : profile.postcode
  const city = isElsewhere ? profile.shippingCity : profile.city
  return `${street}, ${postcode} ${city}`
}
