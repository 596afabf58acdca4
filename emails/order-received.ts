import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import { formatPrice } from '@/lib/platform/values/money'
import { isolated } from '@/lib/i18n/isolated'
import type { Bill, Fact, Row } from './content'
import { compose, orderUrl, type Address, type Mail } from './mail'
import { cancellationFact, formatDayAndTime, orderFact, type OrderReference, pickupFact } from './order-facts'

export interface ReceivedOrder extends OrderReference {
  /** Null: as soon as possible. */
  requestedFor: Date | null
  quotedFor: Date | null
  /** Null, unless the payment came too late for it. */
  shownFor: Date | null
  lines: { quantity: number; name: string; choices: string[]; totalRappen: number; note?: string }[]
  deliveryFeeRappen: number
  isPaidOnline: boolean
  /** Paid online, or cash due, rounded to five Rappen. */
  amountRappen: number
  roundingRappen: number
  vat: { perCent: number; grossRappen: number; taxRappen: number }[]
  /** Empty where the shop has none. */
  vatNumber: string
  /** Of all lines; 0: no limit. */
  minimumAge: number
  cancellableUntil: Date | null
  deliverTo?: string[]
  orderNotes?: string
}

export function orderReceivedMail(address: Address, order: ReceivedOrder): Mail {
  const { number, orderId } = order
  const { title, action } = texts(address.language).mails['order-received']
  return compose({ template: 'order-received', values: { number } }, address, {
    title,
    figure: `${number}`,
    paragraphs: paragraphs(order, address),
    action: { label: action, url: orderUrl(address, orderId) },
    facts: facts(order, address),
    bill: bill(order, address),
  })
}

function paragraphs(order: ReceivedOrder, { language }: Address): string[] {
  const { requestedFor, quotedFor, shownFor, minimumAge: age, fulfilment, isPaidOnline } = order
  const { next, preorder, moved, payment, ageCheck } = texts(language).mails['order-received']
  const time = quotedFor && fill(requestedFor ? preorder : next, { when: formatDayAndTime(quotedFor, language) })
  return [
    ...(time ? [time] : []),
    ...(shownFor ? [fill(moved, { before: formatDayAndTime(shownFor, language) })] : []),
    payment[isPaidOnline ? 'online' : fulfilment],
    ...(age > 0 ? [fill(ageCheck[fulfilment], { age })] : []),
  ]
}

function facts(order: ReceivedOrder, address: Address): Fact[] {
  const { deliverTo, notes } = texts(address.language).mails['order-received']
  const { orderNotes = '' } = order
  return [
    ...pickupFact(address, order),
    ...(order.deliverTo ? [{ label: deliverTo, lines: order.deliverTo }] : []),
    orderFact(address, order),
    ...cancellationFact(address, order),
    ...(orderNotes ? [{ label: notes, lines: orderNotes.split('\n') }] : []),
  ]
}

function bill(order: ReceivedOrder, { language }: Address): Bill {
  const { fee, rounding, due, paid, vat, withoutVat } = texts(language).mails['order-received']
  const menuItems = order.lines.map(({ quantity, name, choices, note, totalRappen }): Row => {
    const more = [...choices, ...(note ? [note] : [])].map(isolated).join(', ')
    return [`${quantity} × ${isolated(name)}${more && ` (${more})`}`, formatPrice(totalRappen)]
  })
  const others = [
    { label: fee, rappen: order.deliveryFeeRappen },
    { label: rounding, rappen: order.roundingRappen },
  ]
    .filter(({ rappen }) => rappen !== 0)
    .map(({ label, rappen }): Row => [label, formatPrice(rappen)])
  const taxes = order.vat.map(({ perCent, grossRappen, taxRappen }) =>
    perCent === 0
      ? fill(withoutVat, { amount: formatPrice(grossRappen) })
      : fill(vat, {
          rate: perCent.toFixed(1),
          amount: formatPrice(taxRappen),
          gross: formatPrice(grossRappen),
          net: formatPrice(grossRappen - taxRappen),
        }),
  )
  return {
    rows: [...menuItems, ...others],
    sum: [order.isPaidOnline ? paid : due, formatPrice(order.amountRappen)],
    notes: [...taxes, order.vatNumber].filter(Boolean),
  }
}
