import { randomUUID } from 'node:crypto'
import type { Customer } from '@/lib/accounts/caller'
import type { Language } from '@/lib/i18n/language'
import { cashRounding } from '@/lib/platform/money'
import { businessDayOf } from '@/lib/shop/opening-hours'
import type { Billing } from '@/lib/orders/billing'
import type { QuoteWithTimes } from '@/lib/orders/quote/quote-with-times'
import { newOrderId } from '@/lib/orders/order-id'
import type { OrderRecord } from '@/lib/orders/order'
import { requestHash } from './request-hash'
import type { CreateOrderBody } from '@/lib/orders/schema'
import { vatPerMille } from '@/lib/orders/vat'

export const cashOnDelivery = 'Cash on Delivery'
const cashStatusId = 16

interface OrderParts {
  customer: Customer
  profile: Billing
  body: CreateOrderBody
  quoted: QuoteWithTimes
  language: Language
  now: Date
}

/** The order as it will stand in the database: a copy of everything that it is made of. */
export function newOrder({ customer, profile, body, quoted, language, now }: OrderParts): OrderRecord {
  const id = newOrderId(now)
  return {
    ...profile,
    id,
    customerId: customer.userId,
    paymentId: body.payment_id,
    requestHash: requestHash(body),
    status: 'received',
    fulfilment: body.fulfilment,
    language,
    businessDay: new Date(businessDayOf(now)),
    requestedFor: requestedFor(body, quoted),
    promisedFor: null,
    subtotalRappen: quoted.subtotalRappen,
    deliveryFeeRappen: quoted.deliveryFeeRappen,
    totalRappen: quoted.totalRappen,
    currency: 'CHF',
    paymentMethod: cashOnDelivery,
    paymentStatusId: cashStatusId,
    orderNotes: body.order_notes ?? profile.orderNotes,
    alarmedAt: null,
    createdAt: now,
    updatedAt: now,
    lines: newLines(id, quoted, body),
    history: [{ status: 'received', at: now, reason: null, text: '', promisedFor: null }],
    payment: newPayment(id, quoted.totalRappen, now),
  }
}

/** Closed or paused, "as soon as possible" is an order for the first slot afterwards. */
function requestedFor(body: CreateOrderBody, { soonest }: QuoteWithTimes): Date | null {
  if (body.requested_for) return body.requested_for
  return soonest?.asSoonAsPossible ? null : (soonest?.at ?? null)
}

function newLines(orderId: string, quoted: QuoteWithTimes, { fulfilment }: CreateOrderBody): OrderRecord['lines'] {
  return quoted.lines.map(({ menuItem, quantity, note, priceRappen, subtotalRappen }, position) => ({
    orderId,
    position,
    menuItemId: menuItem.id,
    name: menuItem.name,
    quantity,
    priceRappen,
    totalRappen: subtotalRappen,
    vatPerMille: vatPerMille(menuItem.vatClass, fulfilment),
    minimumAge: menuItem.minimumAge,
    allergensDeclared: menuItem.allergensDeclared,
    allergens: menuItem.allergens,
    note,
    options: [],
  }))
}

function newPayment(orderId: string, totalRappen: number, now: Date): NonNullable<OrderRecord['payment']> {
  const roundingRappen = cashRounding(totalRappen)
  return {
    id: randomUUID(),
    orderId,
    method: cashOnDelivery,
    status: 'pending',
    amountRappen: totalRappen + roundingRappen,
    roundingRappen,
    createdAt: now,
    collectedAt: null,
    collectedById: null,
  }
}
