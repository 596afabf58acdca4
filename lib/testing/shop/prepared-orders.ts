import { businessDayOf } from '@/lib/shop/hours/opening-hours'
import { withoutTriggers, withOwner } from './as-owner'
import { insert } from './stored-orders'

/** An order that was handed over, and how the kitchen came to it. */
export interface PreparedOrder {
  placedAt: Date
  acceptedAt: Date
  readyAt: Date
  /** When the food had to be ready, at last. */
  kitchenAt: Date
  quotedFor: Date
  promisedFor?: Date
  requestedFor?: Date
  points: number
}

let next = 0

/** Straight into the tables, as years of orders are. */
export function storePrepared(orders: readonly PreparedOrder[]): Promise<void> {
  return withOwner(async (client) => {
    await client.query(withoutTriggers)
    const named = orders.map((order) => ({ ...order, id: `ORD-20250101-P${String(next++).padStart(9, '0')}` }))
    await insert(client, 'orders', named.map(orderRow))
    await insert(client, 'status_change', named.flatMap(stepRows))
    await client.query('analyze')
  })
}

type Named = PreparedOrder & { id: string }

function orderRow({ id, placedAt, points, kitchenAt, quotedFor, promisedFor, requestedFor }: Named) {
  const person = { firstname: 'Ana', lastname: 'Muster', contactEmail: 'a@example.com', phone: '', country: 'CH' }
  return {
    ...{ id, status: 'completed', fulfilment: 'pickup', businessDay: businessDayOf(placedAt), postcode: '8004' },
    ...{ subtotalRappen: 2000, deliveryFeeRappen: 0, totalRappen: 2000, ...person, number: 100 },
    ...{ paymentId: id, requestHash: '', language: 'de', paymentMethod: 'Cash on Delivery', paymentStatusId: 16 },
    ...{ companyname: '', streetAddress: '', city: '', shippingPostcode: '', createdAt: placedAt, updatedAt: placedAt },
    ...{ kitchenAt, load: [points], quotedFor, promisedFor: promisedFor ?? null, requestedFor: requestedFor ?? null },
  }
}

function stepRows({ id: orderId, placedAt, acceptedAt, readyAt }: Named) {
  const steps = { received: placedAt, accepted: acceptedAt, ready: readyAt, completed: readyAt }
  return Object.entries(steps).map(([status, at]) => ({ orderId, status, at, announcedAt: at, text: '' }))
}
