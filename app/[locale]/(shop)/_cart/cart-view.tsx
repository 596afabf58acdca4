'use client'

import { type ComponentProps, useEffect } from 'react'
import { useCart } from '@/app/_client/cart/cart'
import { changesOf, isUnsettled } from '@/app/_client/cart/cart-changes'
import { useIsMounted } from '@/app/_client/external-store'
import { loadedPart } from '@/app/_client/loaded-part'
import { notify } from '@/app/_client/notices'
import { useNow } from '@/app/_client/now'
import { namedCart, type ServerQuote, useServerQuote } from '@/app/_client/cart/quote'
import { useScope } from '@/app/_client/scope'
import { useWantedDelivery, wantDelivery } from '@/app/_client/cart/wanted-delivery'
import { ButtonLink } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { formatMoment } from '@/lib/i18n/format'
import type { Texts } from '@/lib/i18n/texts'
import { formatPrice } from '@/lib/platform/values/money'
import { amountsOf, type CartAmounts, type Mode, type ShopTerms } from '../checkout/amounts'
import { ModeLine } from '../_delivery/mode-line'
import { useDraftedTime } from '../checkout/draft'
import { SoonestNote } from '../checkout/soonest-note'
import { OfferedDishes } from '../_menu-item/offered-dishes'
import { CartTable } from './cart-table'
import { ShareCart } from './share-cart'
import { type Offers, offersFor } from './offers'

// Like a line's own changes.
const Changes = loadedPart(() => import('./changes').then((module) => module.Changes))

interface Props {
  words: Texts['cart']
  tooLarge: string
  terms: ShopTerms
  deliveryWords: Texts['delivery']
  offers: Offers
  offerTitle: string
}

export function CartView(props: Props) {
  const { words, tooLarge, terms, deliveryWords, offers, offerTitle } = props
  const isMounted = useIsMounted()
  const stored = useCart()
  const { language, words: island } = useScope()
  const requestedFor = useTimeAhead()
  const mode = useWantedMode(terms.zones)
  const { quote, lines, isStale } = useServerQuote(stored, { ...mode, requestedFor })
  if (!isMounted) return <p className="text-ink-soft text-lg">{words.loading}</p>
  const cart = namedCart(stored, lines, language)
  if (Object.keys(cart).length === 0) return <EmptyCart words={words} />
  const changes = changesOf(cart, lines)
  const amounts = amountsOf(cart, terms, mode)
  const { missingRappen } = amounts
  const inCart = Object.values(cart).map(({ item }) => item.id)
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_384px] lg:gap-16">
      <div className="grid gap-6">
        <Changes
          isWanted={changes.prices.length > 0}
          onLost={() => notify(island.network, 'alert')}
          of={{ prices: changes.prices, words }}
        />
        {isStale && (
          <p role="status" className="text-ink-soft text-sm">
            {words.stale}
          </p>
        )}
        <CartTable {...{ cart, lines, changes, words }} isTimeChosen={requestedFor !== ''} />
        <ShareCart cart={cart} words={words} />
        {terms.zones.length > 0 && <ModeLine words={deliveryWords} />}
      </div>
      <Totals
        {...{ words, amounts, mode, quote, requestedFor }}
        offer={{
          dishes: offersFor(offers, { inCart, missingRappen }),
          title: missingRappen > 0 ? words.smallThings : offerTitle,
        }}
        minimumAge={Math.max(...Object.values(cart).map(({ item }) => item.minimumAge))}
        deliveryHint={mode.fulfilment === 'pickup' ? hintAtDelivery(terms, words) : null}
        hindrance={
          isUnsettled(changes)
            ? words.settleFirst
            : amounts.problems.some(({ code }) => code === 'order_too_large')
              ? tooLarge
              : null
        }
      />
    </div>
  )
}

/** The chosen time; once it has passed, as soon as possible again. */
function useTimeAhead(): string {
  const { isLater, at } = useDraftedTime()
  const now = useNow()
  const isPast = now !== null && Date.parse(at) < now.getTime()
  return isLater && !isPast ? at : ''
}

function EmptyCart({ words }: { words: Texts['cart'] }) {
  return (
    <div className="py-10">
      <p className="text-xl font-bold">{words.empty}</p>
      <p className="text-ink-soft mt-2 mb-8 text-lg">{words.emptyHint}</p>
      <ButtonLink href="/menu">{words.toMenu}</ButtonLink>
    </div>
  )
}

function hintAtDelivery({ zones }: ShopTerms, words: Texts['cart']): string | null {
  if (zones.length === 0) return null
  const least = Math.min(...zones.map(({ minimumRappen }) => minimumRappen))
  return fill(words.deliveryHint, { minimum: formatPrice(least) })
}

const pickup: Mode = { fulfilment: 'pickup', postcode: '' }

/** As chosen before the menu, on the terms of today: those of then are corrected. */
function useWantedMode(zones: ShopTerms['zones']): Mode {
  const wanted = useWantedDelivery()
  const zone = wanted && zones.find(({ postcode }) => postcode === wanted.postcode)
  useEffect(() => {
    if (wanted && !zone) wantDelivery(null)
    if (!wanted || !zone) return
    const { postcode, feeRappen, minimumRappen } = zone
    if (feeRappen !== wanted.feeRappen || minimumRappen !== wanted.minimumRappen)
      wantDelivery({ postcode, feeRappen, minimumRappen })
  }, [wanted, zone])
  return zone ? { fulfilment: 'delivery', postcode: zone.postcode } : pickup
}

interface TimeProps extends Pick<ServerQuote, 'quote'> {
  /** Empty: as soon as possible. */
  requestedFor: string
  label: string
}

function Time({ quote, requestedFor, label }: TimeProps) {
  const { language } = useScope()
  return (
    <div>
      <p className="text-ink-soft text-sm">{label}</p>
      {requestedFor ? <p>{formatMoment(new Date(requestedFor), language)}</p> : <SoonestNote quote={quote} />}
    </div>
  )
}

interface TotalsProps extends Pick<Props, 'words'>, Omit<TimeProps, 'label'> {
  offer: ComponentProps<typeof OfferedDishes>
  amounts: CartAmounts
  mode: Mode
  minimumAge: number
  deliveryHint: string | null
  hindrance: string | null
}

function Totals({ words, amounts, mode, offer, minimumAge, deliveryHint, hindrance, ...time }: TotalsProps) {
  return (
    <section
      aria-labelledby="totals"
      className="rounded-card border-line bg-card grid gap-5 border p-6 lg:sticky lg:top-28"
    >
      <h2 id="totals" className="text-xl">
        {words.totals}
      </h2>
      <Time {...time} label={words.when} />
      <div className="fitted-room">
        <dl className="amounts gap-y-3">
          <dt>{words.subtotal}</dt>
          <dd className="price text-right">{formatPrice(amounts.subtotalRappen)}</dd>
          <dt>{words.shipping}</dt>
          <dd className="text-right">
            {mode.fulfilment === 'pickup' ? words.pickupFee : formatPrice(amounts.deliveryFeeRappen)}
          </dd>
          <dt className="border-line border-t pt-3 text-lg font-bold">{words.total}</dt>
          <dd className="price border-line border-t pt-3 text-right text-[min(1.75rem,16cqi)]">
            {formatPrice(amounts.totalRappen)}
          </dd>
        </dl>
      </div>
      <WayToMinimum {...{ amounts, words }} />
      <OfferedDishes {...offer} />
      {hindrance ? (
        <p className="rounded-field bg-fault px-4 py-3 text-center font-semibold">{hindrance}</p>
      ) : (
        <ButtonLink href="/checkout">{words.proceed}</ButtonLink>
      )}
      <ButtonLink href="/menu" look="quiet">
        {words.continue}
      </ButtonLink>
      {minimumAge > 0 && <p className="text-sm">{fill(words.ageNote, { age: minimumAge })}</p>}
      {deliveryHint && <p className="text-ink-soft text-sm">{deliveryHint}</p>}
    </section>
  )
}

function WayToMinimum({ amounts, words }: Pick<TotalsProps, 'amounts' | 'words'>) {
  const { subtotalRappen, minimumRappen, missingRappen: missing } = amounts
  if (missing === 0) return null
  return (
    <div>
      <span aria-hidden="true" className="bg-line block h-2 overflow-hidden rounded-full">
        <span
          className="bg-second block h-full origin-left rounded-full transition-transform duration-200"
          style={{ transform: `scaleX(${subtotalRappen / minimumRappen})` }}
        />
      </span>
      <p className="mt-2 text-sm">
        {fill(words.toMinimum, { amount: formatPrice(missing), minimum: formatPrice(minimumRappen) })}
      </p>
    </div>
  )
}
