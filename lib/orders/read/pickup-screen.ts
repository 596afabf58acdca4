import { z } from 'zod'
import type { BoardCaller } from '@/lib/accounts/caller'
import { noteScreen } from '@/lib/accounts/devices/devices'
import { db } from '@/lib/platform/database/db'
import { kitchenStatuses } from '@/lib/orders/status'
import { currentShop } from '@/lib/shop/queries'
import { leadMinutes } from '@/lib/shop/hours/slots'
import { dueAt, isLeftOver } from './left-over'
import type { Decoded } from '@/lib/platform/values/decode-answer'
import { moment } from '@/lib/platform/values/moment'

const minuteMs = 60_000
const readyMinutes = 20
const mostShown = 40

export const pickupScreen = z
  .object({
    now: moment.meta({ description: 'The clock of the shop; ISO 8601.' }),
    making: z.array(z.int()).meta({
      description:
        'Numbers of accepted and preparing orders for pickup, the first placed first; none that is for later',
    }),
    ready: z.array(z.object({ number: z.int(), since: moment })).meta({
      description: 'The last one first; an order leaves when it is collected, or after twenty minutes',
    }),
  })
  .meta({ id: 'PickupScreen' })

export type PickupScreen = Decoded<z.output<typeof pickupScreen>>

/** Says what is true now, while a step can be undone too. */
export async function findPickupScreen(caller: BoardCaller, now = new Date()) {
  await noteScreen(caller, true)
  const [making, ready] = await Promise.all([listMaking(now), listReady(now)])
  return { now, making, ready }
}

async function listMaking(now: Date) {
  const [shop, orders] = await Promise.all([
    currentShop(),
    db().order.findMany({
      where: { fulfilment: 'pickup', status: { in: [...kitchenStatuses] } },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { number: true, status: true, createdAt: true, requestedFor: true, promisedFor: true },
    }),
  ])
  const begunAt = new Date(now.getTime() + leadMinutes(shop, { fulfilment: 'pickup', now }) * minuteMs)
  return orders
    .filter((order) => !isLeftOver(order, now))
    .filter((order) => order.status !== 'accepted' || order.requestedFor === null || dueAt(order) <= begunAt)
    .slice(0, mostShown)
    .map(({ number }) => number)
}

async function listReady(now: Date) {
  const lately = {
    status: 'ready',
    undoneAt: null,
    at: { gt: new Date(now.getTime() - readyMinutes * minuteMs) },
  } as const
  const orders = await db().order.findMany({
    where: { fulfilment: 'pickup', status: 'ready', history: { some: lately } },
    select: { number: true, history: { where: lately, orderBy: { id: 'desc' }, take: 1, select: { at: true } } },
  })
  return orders
    .flatMap(({ number, history }) => history.map(({ at }) => ({ number, since: at })))
    .toSorted((a, b) => b.since.getTime() - a.since.getTime())
    .slice(0, mostShown)
}
