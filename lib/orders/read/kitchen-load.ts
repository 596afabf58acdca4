import { z } from 'zod'
import type { BoardCaller } from '@/lib/accounts/caller'
import { findKitchenState, learnedMinutesOf, ordersBefore } from '@/lib/orders/kitchen'
import { findKitchen } from '@/lib/orders/quote/find-kitchen'
import type { Fulfilment } from '@/lib/orders/limits'
import { moment } from '@/lib/platform/values/moment'
import { capacityOf, quarterMs, quarterOf } from '@/lib/shop/hours/load'
import { soonest } from '@/lib/shop/hours/slots'
import { currentShop } from '@/lib/shop/queries'

/** The next three hours. */
const quartersShown = 12

const limit = z.int().nullable().meta({ description: 'null: no limit.' })

export const kitchenLoad = z
  .object({
    quarters: z.array(
      z.object({
        at: moment.meta({ description: 'When the quarter of an hour begins.' }),
        points: z.int().meta({ description: 'Of the dishes that have to be ready in it.' }),
        capacity_points: limit,
        orders: z.int(),
        capacity_orders: limit,
      }),
    ),
  })
  .meta({ id: 'KitchenLoad' })

/** Of every order that is promised, asked for by time or not. */
export async function findKitchenLoad(_caller: BoardCaller, now = new Date()) {
  const [shop, { load }] = await Promise.all([currentShop(), findKitchenState(now)])
  const capacityIn = capacityOf(shop, { now, days: 1 })
  const first = quarterOf(now.getTime())
  const quarters = Array.from({ length: quartersShown }, (_, index) => first + index * quarterMs).map((at) => {
    const [{ points = 0, orders = 0 } = {}, capacity] = [load.get(at), capacityIn(at)]
    const [capacityPoints, capacityOrders] = [capacity.points, capacity.orders].map((most) =>
      most === Infinity ? null : most,
    )
    return {
      at: new Date(at),
      points,
      capacityPoints: capacityPoints ?? null,
      orders,
      capacityOrders: capacityOrders ?? null,
    }
  })
  return { quarters }
}

const nextTime = z
  .object({ at: moment, as_soon_as_possible: z.boolean(), orders_before: z.int() })
  .nullable()
  .meta({ description: 'Of a single dish that is ordered now; null: there is no opening.' })

export const nextTimes = z.object({ pickup: nextTime, delivery: nextTime }).meta({ id: 'NextTimes' })

export async function findNextTimes(now = new Date()) {
  const shop = await currentShop()
  const kitchen = await findKitchen(shop, now)
  const learnedMinutes = learnedMinutesOf(kitchen, { points: 1, now, shop })
  const of = (fulfilment: Fulfilment) => {
    const next = soonest(shop, { fulfilment, now, load: kitchen.load, learnedMinutes })
    return next && { ...next, ordersBefore: ordersBefore(kitchen, { at: next.at, fulfilment }, shop) }
  }
  return { pickup: of('pickup'), delivery: of('delivery') }
}
