import { devicesAwayMail, orderWaitingMail } from '@/emails/alarms'
import type { Manager } from '@/lib/accounts/caller'
import { idleDays } from '@/lib/accounts/devices/schema'
import { knownLanguage } from '@/lib/i18n/language'
import { queueMail } from '@/lib/mail/queue-mail'
import { shopDetailsOf } from '@/lib/mail/shop-details'
import { leftOverBefore } from '@/lib/orders/read/left-over'
import { db, transaction, tryLock, type Prisma, type Tx } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/process/log'
import { hasBeenOpenFor } from '@/lib/shop/hours/opening-hours'
import { currentShop } from '@/lib/shop/queries'
import type { Shop } from '@/lib/shop/shop'

const minuteMs = 60_000
const dayMs = 1440 * minuteMs

/** Once for each order; a backlog after an outage makes one mail, about the oldest. Answers how many orders. */
export function raiseAlarms(now = new Date()): Promise<number> {
  return exclusively('order alarms', (tx) => raise(tx, now))
}

async function raise(tx: Tx, now: Date): Promise<number> {
  const shop = await currentShop()
  // Nothing is marked, so that an address entered later gets these alarms.
  if (!canBeMailed(shop) || !hasBeenOpenFor(shop.alarmMinutes, shop, now)) return 0
  const since = minutesBefore(now, shop.alarmMinutes)
  const alarmed = await tx.order.updateManyAndReturn({
    where: { alarmedAt: null, ...forgotten({ placedBy: since, askedBy: since, now }) },
    data: { alarmedAt: now },
    select: { number: true, createdAt: true },
  })
  const [oldest] = alarmed.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  if (!oldest) return 0
  const waitingMinutes = Math.max(shop.alarmMinutes, minutesBetween(oldest.createdAt, now))
  const allWaiting = await tx.order.count({ where: forgotten({ placedBy: now, askedBy: since, now }) })
  await queueMail(tx, orderWaitingMail(alarmedShop(shop), { number: oldest.number, waitingMinutes, allWaiting }))
  return alarmed.length
}

interface Waiting {
  placedBy: Date
  /** A question to the customer begins the minutes anew. */
  askedBy: Date
  now: Date
}

/** Received and not accepted, but for those that an earlier day left over. */
export function forgotten({ placedBy, askedBy, now }: Waiting): Prisma.OrderWhereInput {
  const dueSince = { gte: leftOverBefore(now) }
  return {
    status: 'received',
    isTest: false,
    createdAt: { lte: placedBy },
    OR: [{ requestedFor: dueSince }, { requestedFor: null, createdAt: dueSince }],
    proposals: { none: { state: 'open', proposedAt: { gt: askedBy } } },
  }
}

/** Once, and again only after a device was back. */
export function raiseDeviceAlarm(now = new Date()): Promise<number> {
  return exclusively('device alarm', (tx) => raiseForDevices(tx, now))
}

async function raiseForDevices(tx: Tx, now: Date): Promise<number> {
  const silence = await findSilence(tx, now)
  if (!silence || (silence.alarmedAt && silence.alarmedAt > silence.lastSeenAt)) return 0
  const shop = await currentShop()
  if (!canBeMailed(shop) || !hasBeenOpenFor(silentMinutes, shop, now)) return 0
  await tx.device.updateMany({ where: { endedAt: null, inKitchen: true }, data: { alarmedAt: now } })
  await queueMail(tx, devicesAwayMail(alarmedShop(shop), { lastSeenAt: silence.lastSeenAt, now }))
  return 1
}

export async function findDeviceOutage(_manager: Manager, now = new Date()): Promise<Date | null> {
  const [silence, shop] = await Promise.all([findSilence(db(), now), currentShop()])
  return silence && hasBeenOpenFor(silentMinutes, shop, now) ? silence.lastSeenAt : null
}

const silentMinutes = 5

interface Silence {
  lastSeenAt: Date
  alarmedAt: Date | null
}

async function findSilence(reader: Pick<Tx, 'device'>, now: Date): Promise<Silence | null> {
  const { _max } = await reader.device.aggregate({
    where: {
      endedAt: null,
      inKitchen: true,
      showsScreen: false,
      lastSeenAt: { gt: new Date(now.getTime() - idleDays * dayMs) },
    },
    _max: { lastSeenAt: true, alarmedAt: true },
  })
  const { lastSeenAt, alarmedAt } = _max
  return lastSeenAt && lastSeenAt <= minutesBefore(now, silentMinutes) ? { lastSeenAt, alarmedAt } : null
}

/** In one transaction, unless another process does the same work. */
function exclusively(name: string, work: (tx: Tx) => Promise<number>): Promise<number> {
  return transaction(async (tx) => ((await tryLock(tx, name)) ? work(tx) : 0))
}

let hasWarned = false

/** False without an address to write to, which is logged once. */
function canBeMailed({ email }: Pick<Shop, 'email'>): boolean {
  if (email) return true
  if (!hasWarned) log.warn('the shop has no e-mail address: waiting orders are not reported by mail')
  hasWarned = true
  return false
}

function alarmedShop(shop: Shop) {
  return { shopDetails: shopDetailsOf(shop), language: knownLanguage(shop.mailLanguage) }
}

export function minutesBefore(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * minuteMs)
}

export function minutesBetween(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / minuteMs)
}
