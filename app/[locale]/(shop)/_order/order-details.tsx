import { Fragment, type ReactNode } from 'react'
import { Chosen } from '@/app/[locale]/(shop)/_choose/chosen'
import { useScope } from '@/app/_client/scope'
import { Price } from '@/app/_ui/price'
import { fill } from '@/lib/i18n/fill'
import { formatDate, formatDateTime } from '@/lib/i18n/format'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import { payOnline } from '@/lib/orders/payment-methods'
import { hasReachedShop, isFinished } from '@/lib/orders/status'
import { mapUrl } from '@/lib/platform/values/map-url'
import { formatPrice } from '@/lib/platform/values/money'
import { isolated } from '@/lib/i18n/isolated'
import type { ShopContact } from './at-hand'

type Address = NonNullable<TrackedOrder['deliveryAddress']>

interface Props {
  order: TrackedOrder
  shop: ShopContact
  words: Texts['order']
}

/** Name and address are sent only to the customer who placed the order. */
export function OrderDetails({ order, shop, words }: Props) {
  const { language } = useScope()
  const { person, deliveryAddress: to, requestedFor, orderNotes } = order
  return (
    <dl className="grid gap-4">
      <Entry term={words.number}>
        <span className="break-all tabular-nums">{order.orderId}</span>
      </Entry>
      <Entry term={words.placedAt}>{formatDateTime(order.createdAt, language)}</Entry>
      <Entry term={words.requestedFor}>{requestedFor ? formatDateTime(requestedFor, language) : words.asap}</Entry>
      {order.fulfilment === 'pickup' ? (
        <Entry term={words.pickup}>
          {[shop.name, ...shop.address].join(', ')}
          {shop.address.length > 0 && (
            <a
              href={mapUrl(shop.address)}
              target="_blank"
              rel="noreferrer"
              className="block py-1 underline underline-offset-4 print:hidden"
            >
              {words.directions}
            </a>
          )}
        </Entry>
      ) : (
        <Entry term={to ? words.deliverTo : words.delivery}>
          <span>{to && deliveredTo(to)}</span>
          {order.handover === 'call' && <span className="block">{words.callInstead}</span>}
        </Entry>
      )}
      <Entry term={words.payment}>{methodInWords(order, words)}</Entry>
      {person && (
        <Entry term={words.contact}>
          {isolated(`${person.firstname} ${person.lastname}`)}
          <br />
          {person.phone}
          <br />
          {person.email}
        </Entry>
      )}
      {orderNotes && <Entry term={words.notes}>{orderNotes}</Entry>}
    </dl>
  )
}

function deliveredTo({ firstname, lastname, streetAddress, postcode, city }: Address): string {
  return [`${firstname} ${lastname}`, streetAddress, `${postcode} ${city}`].map(isolated).join(', ')
}

function methodInWords(order: TrackedOrder, { cashOnDelivery, paying }: Props['words']): string {
  if (order.paymentMethod !== payOnline) return cashOnDelivery
  return hasReachedShop(order) ? paying.paidOnline : paying.online
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-line border-t pt-3">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export function OrderLines({ order, words }: { order: TrackedOrder; words: Texts['order'] }) {
  return (
    <section aria-labelledby="dishes">
      <h2 id="dishes" className="mb-4 text-xl">
        {words.items}
      </h2>
      {order.items.length === 0 && <p>{words.noItems}</p>}
      <ul className="divide-line border-line divide-y border-y">
        {order.items.map(({ name, shownName = name, quantity, subtotalRappen, note, options }, index) => (
          <li key={index} className="grid grid-cols-[3rem_minmax(0,1fr)_auto] py-3 text-lg">
            <span className="price">{`${quantity} ×`}</span>
            <span>
              {shownName}
              <Chosen {...{ options, quantity, note }} words={words.choices} />
            </span>
            <Price rappen={subtotalRappen} />
          </li>
        ))}
      </ul>
      <AgeNote order={order} words={words} />
      <dl className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] gap-y-1">
        {order.deliveryFeeRappen > 0 && (
          <>
            <dt>{words.subtotal}</dt>
            <dd className="price text-right">{formatPrice(order.subtotalRappen)}</dd>
            <dt>{words.deliveryFee}</dt>
            <dd className="price text-right">{formatPrice(order.deliveryFeeRappen)}</dd>
          </>
        )}
        <dt className="text-lg font-bold">{words.total}</dt>
        <dd className="price text-right text-xl">{formatPrice(order.totalAmountRappen)}</dd>
        {order.payment && order.payment.roundingRappen !== 0 && order.paymentMethod !== payOnline && (
          <>
            <dt className="text-ink-soft text-sm">{words.cashDue}</dt>
            <dd className="price text-ink-soft text-right text-sm">{formatPrice(order.payment.amountRappen)}</dd>
          </>
        )}
        {order.payment && <Owed payment={order.payment} isByItself={order.moneyBack !== null} words={words} />}
        <Refunds refunds={order.refunds} words={words} />
      </dl>
      <ul className="text-ink-soft mt-3 text-sm empty:hidden">
        {order.vat.map(({ perCent: rate, taxRappen }) => (
          <li key={rate}>{fill(words.vat, { rate: rate.toFixed(1), amount: formatPrice(taxRappen) })}</li>
        ))}
      </ul>
    </section>
  )
}

interface OwedProps {
  payment: NonNullable<TrackedOrder['payment']>
  /** What goes back stands elsewhere. */
  isByItself: boolean
  words: Texts['order']
}

/** For a paid order that has changed: the difference, and who owes it. */
function Owed({ payment, isByItself, words }: OwedProps) {
  const { amountRappen: amount, toCollectRappen: toCollect, toPayBackRappen: toPayBack } = payment
  const isPart = toCollect > 0 && toCollect < amount
  if (!isPart && (toPayBack === 0 || isByItself)) return null
  return (
    <>
      <dt className="font-bold">{isPart ? words.stillToPay : words.payBack}</dt>
      <dd className="price text-right font-bold">{formatPrice(isPart ? toCollect : toPayBack)}</dd>
    </>
  )
}

/** What was paid back after the hand-over, as it was paid out or sent. */
function Refunds({ refunds, words }: { refunds: TrackedOrder['refunds']; words: Texts['order'] }) {
  const { language } = useScope()
  return refunds.map(({ at, amountRappen, roundingRappen, items }, index) => (
    <Fragment key={index}>
      <dt className="pt-1">
        {fill(words.refunded, { date: formatDate(at, language) })}
        {items.map(({ name, shownName = name, quantity }, place) => (
          <span key={place} className="text-ink-soft block text-sm">
            {`${quantity} × ${shownName}`}
          </span>
        ))}
      </dt>
      <dd className="price pt-1 text-right">{formatPrice(0 - amountRappen - roundingRappen)}</dd>
    </Fragment>
  ))
}

/** Before the hand-over what to bring; afterwards what was withheld, and why. */
function AgeNote({ order, words }: { order: TrackedOrder; words: Texts['order'] }) {
  const { takenOut, minimumAge: age } = order
  if (takenOut.length > 0)
    return (
      <div className="rounded-card bg-ground-2 mt-4 p-4">
        <p className="font-semibold">{words.takenOut}</p>
        <ul>
          {takenOut.map(({ name, shownName = name, quantity, subtotalRappen }, index) => (
            <li key={index} className="flex justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">{`${quantity} × ${shownName}`}</span>
              <Price rappen={subtotalRappen} />
            </li>
          ))}
        </ul>
      </div>
    )
  if (age === 0 || isFinished(order.orderStatus)) return null
  return <p className="mt-4 print:hidden">{fill(words.ageNote[order.fulfilment], { age })}</p>
}
