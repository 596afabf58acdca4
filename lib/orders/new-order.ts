import { randomUUID } from 'node:crypto'
import type { Customer } from '@/lib/accounts/caller'
import type { Language } from '@/lib/i18n/language'
import { cashRounding } from '@/lib/money'
import { businessDayOf } from '@/lib/shop/opening-hours'
import type { Billing } from './billing'
import type { Offer } from './offer'
import { newOrderId } from './order-id'
import type { OrderRecord } from './order-record'
import { requestHash } from './request-hash'
import type { CreateOrderBody } from './schema'
import { vatPerMille } from './vat'

export const cashOnDelivery = 'Cash on Delivery'
const cashStatusId = 16

interface Placing {
  customer: Customer
  profile: Billing
  body: CreateOrderBody
  offer: Offer
  language: Language
  now: Date
}

/** The order as it will stand in the database: a copy of everything that it is made of. */
export function newOrder({ customer, profile, body, offer, language, now }: Placing): OrderRecord {
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
    requestedFor: requestedFor(body, offer),
    promisedFor: null,
    subtotalRappen: offer.subtotalRappen,
    deliveryFeeRappen: offer.deliveryFeeRappen,
    totalRappen: offer.totalRappen,
    currency: 'CHF',
    paymentMethod: cashOnDelivery,
    paymentStatusId: cashStatusId,
    orderNotes: body.order_notes ?? profile.orderNotes,
    alarmedAt: null,
    createdAt: now,
    updatedAt: now,
    lines: newLines(id, offer, body),
    history: [{ status: 'received', at: now, reason: null, text: '', promisedFor: null }],
    payment: newPayment(id, offer.totalRappen, now),
  }
}

/** Closed or paused, "as soon as possible" is an order for the first slot afterwards. */
function requestedFor(body: CreateOrderBody, { soonest }: Offer): Date | null {
  if (body.requested_for) return body.requested_for
  return soonest?.asSoonAsPossible ? null : (soonest?.at ?? null)
}

function newLines(orderId: string, offer: Offer, { fulfilment }: CreateOrderBody): OrderRecord['lines'] {
  return offer.lines.map(({ dish, quantity, note, priceRappen, subtotalRappen }, position) => ({
    orderId,
    position,
    menuItemId: dish.id,
    name: dish.name,
    quantity,
    priceRappen,
    totalRappen: subtotalRappen,
    vatPerMille: vatPerMille(dish.vatClass, fulfilment),
    minimumAge: dish.minimumAge,
    allergensDeclared: dish.allergensDeclared,
    allergens: dish.allergens,
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
