import { fill } from '@/lib/i18n/fill'
import { Price, priceOf } from '@/app/_ui/price'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import { isFinished } from '@/lib/orders/status'
import { rappenOf } from '@/lib/platform/money'
import { Chosen } from '@/app/[locale]/(shop)/_choose/contents'

export function OrderLines({ order, words }: { order: TrackedOrder; words: Texts['order'] }) {
  return (
    <section aria-labelledby="dishes">
      <h2 id="dishes" className="mb-4 text-xl">
        {words.items}
      </h2>
      {order.items.length === 0 && <p>{words.noItems}</p>}
      <ul className="divide-line border-line divide-y border-y">
        {order.items.map(({ name, shown_name = name, quantity, subtotal, note, options }, index) => (
          <li key={index} className="grid grid-cols-[3rem_minmax(0,1fr)_auto] py-3 text-lg">
            <span className="price">{quantity} ×</span>
            <span>
              {shown_name}
              <Chosen {...{ options, quantity, note }} words={words.choices} />
            </span>
            <Price rappen={rappenOf(subtotal)} />
          </li>
        ))}
      </ul>
      <AgeNote order={order} words={words} />
      <dl className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] gap-y-1">
        {order.delivery_fee > 0 && (
          <>
            <dt>{words.subtotal}</dt>
            <dd className="price text-right">{priceOf(order.subtotal)}</dd>
            <dt>{words.deliveryFee}</dt>
            <dd className="price text-right">{priceOf(order.delivery_fee)}</dd>
          </>
        )}
        <dt className="text-lg font-bold">{words.total}</dt>
        <dd className="price text-right text-xl">{priceOf(order.total_amount)}</dd>
        {order.payment && order.payment.rounding !== 0 && (
          <>
            <dt className="text-ink-soft text-sm">{words.cashDue}</dt>
            <dd className="price text-ink-soft text-right text-sm">{priceOf(order.payment.amount)}</dd>
          </>
        )}
        {order.payment && <Owed payment={order.payment} words={words} />}
      </dl>
      <ul className="text-ink-soft mt-3 text-sm empty:hidden">
        {order.vat.map(({ per_cent: rate, tax }) => (
          <li key={rate}>{fill(words.vat, { rate: rate.toFixed(1), amount: priceOf(tax) })}</li>
        ))}
      </ul>
    </section>
  )
}

/** Where a paid order has changed: the difference, and who owes it. */
function Owed({ payment, words }: { payment: NonNullable<TrackedOrder['payment']>; words: Texts['order'] }) {
  const { amount, to_collect: toCollect, to_pay_back: toPayBack } = payment
  const isPart = toCollect > 0 && toCollect < amount
  if (!isPart && toPayBack === 0) return null
  return (
    <>
      <dt className="font-bold">{isPart ? words.stillToPay : words.payBack}</dt>
      <dd className="price text-right font-bold">{priceOf(isPart ? toCollect : toPayBack)}</dd>
    </>
  )
}

/** Before the hand-over what to bring; afterwards what had to stay, and why. */
function AgeNote({ order, words }: { order: TrackedOrder; words: Texts['order'] }) {
  const { taken_out: takenOut, minimum_age: age } = order
  if (takenOut.length > 0)
    return (
      <div className="rounded-card bg-ground-2 mt-4 p-4">
        <p className="font-semibold">{words.takenOut}</p>
        <ul>
          {takenOut.map(({ name, shown_name = name, quantity, subtotal }, index) => (
            <li key={index} className="flex justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">
                {quantity} × {shown_name}
              </span>
              <Price rappen={rappenOf(subtotal)} />
            </li>
          ))}
        </ul>
      </div>
    )
  if (age === 0 || isFinished(order.order_status)) return null
  return <p className="mt-4 print:hidden">{fill(words.ageNote[order.fulfilment], { age })}</p>
}
