import { finishedStatuses, listed, refusedStatuses } from '@/lib/orders/status'
import { Prisma, db } from '@/lib/platform/database/db'
import { offeredLanguage } from '@/lib/platform/events'
import { retryPause, type RetryPlan } from '@/lib/platform/outgoing'
import { log } from '@/lib/platform/process/log'
import { retainedSince } from '@/lib/platform/retention'
import { fromRow } from '@/lib/platform/database/rows'
import { currentShop } from '@/lib/shop/queries'
import { type PostPush, type PushMessage, type AnnouncedChange, pushKeys, pushMessage, sealPush } from './post-push'
import { isPushService } from './subscription-schema'

const mostAtOnce = 20
export const mostTries = 5
const plan: RetryPlan = { steps: [30_000, 60_000, 120_000, 240_000], spread: [1, 1] }

export interface Addressee {
  endpoint: string
  p256dh: string
  auth: string
}

interface DuePush extends AnnouncedChange, Addressee {
  id: string
  language: string
  changeId: bigint
  tries: number
}

/** The next try is put off before sending: a crash costs a minute, not the message. */
export async function sendPushes(post: PostPush, now = new Date()): Promise<number> {
  const due = await takeDue(now)
  if (due.length === 0) return 0
  const shop = await currentShop()
  const outcomes = await Promise.all(due.map(async (push) => ({ push, outcome: await deliver(push, { post, shop }) })))
  for (const { push, outcome } of outcomes) await settle(push, outcome, now)
  return due.length
}

export type Outcome = 'sent' | 'dead' | 'failed'

interface Delivery {
  post: PostPush
  shop: { email: string }
}

async function deliver(push: DuePush, delivery: Delivery): Promise<Outcome> {
  const message = pushMessage(push, offeredLanguage(push.language))
  return message ? postMessage(push, message, delivery) : 'sent'
}

export async function postMessage(
  { endpoint, p256dh, auth }: Addressee,
  message: PushMessage,
  { post, shop }: Delivery,
): Promise<Outcome> {
  // The row may be older than the list of services.
  if (!isPushService(endpoint)) return 'dead'
  try {
    const contact = `mailto:${shop.email}`
    const status = await post(sealPush({ endpoint, keys: { p256dh, auth } }, message, { keys: pushKeys(), contact }))
    if (status >= 200 && status < 300) return 'sent'
    return status === 429 || status >= 500 ? 'failed' : 'dead'
  } catch (error) {
    log.warn({ err: error, host: new URL(endpoint).host }, 'a push service did not answer')
    return 'failed'
  }
}

async function settle({ id, changeId, tries }: DuePush, outcome: Outcome, now: Date): Promise<void> {
  if (outcome === 'dead') await db().pushSubscription.deleteMany({ where: { id } })
  else if (outcome === 'sent' || tries >= mostTries)
    await db().pushSubscription.updateMany({ where: { id }, data: { toldId: changeId, tries: 0, nextTryAt: now } })
  else await db().pushSubscription.updateMany({ where: { id }, data: { nextTryAt: nextTry(tries, now) } })
}

export function nextTry(tries: number, now: Date): Date {
  return new Date(now.getTime() + retryPause(plan, tries))
}

/** An order that no longer changes has no more messages. */
export async function forgetOldSubscriptions(now = new Date()): Promise<void> {
  const updatedAt = { lt: retainedSince('pushesOfDoneOrders', now) }
  await db().pushSubscription.deleteMany({
    where: {
      OR: [
        { order: { status: { in: finishedStatuses }, updatedAt } },
        { createdAt: { lt: retainedSince('pushes', now) } },
      ],
    },
  })
}

// While the end of an order can still be undone, what came before it is not told: "ready" and "cancelled" would follow
// each other within seconds.
async function takeDue(now: Date): Promise<DuePush[]> {
  const rows = await db().$queryRaw<object[]>`
    with due as (
      select s.id, c.id as change_id, c.status, c.correction, c.promised_for,
        c.by_user_id is not distinct from o.customer_id and c.status = 'cancelled' as is_by_customer,
        o.number, o.fulfilment, o.created_at
      from push_subscription s
      join orders o on o.id = s.order_id
      join lateral (
        select * from status_change
        where order_id = s.order_id and undone_at is null and announced_at <= ${now}
        order by id desc limit 1
      ) c on c.id > s.told_id
      where s.next_try_at <= ${now} and (c.status = o.status or o.status not in (${Prisma.raw(listed(refusedStatuses))}))
      order by s.next_try_at limit ${mostAtOnce}
      for update of s skip locked
    )
    update push_subscription s
    set next_try_at = ${now}::timestamptz + interval '1 minute', tries = tries + 1
    from due
    where due.id = s.id
    returning s.id, s.endpoint, s.p256dh, s.auth, s.language, s.tries, s.order_id, due.change_id, due.status,
      due.correction as is_correction, due.is_by_customer, due.promised_for, due.number, due.fulfilment, due.created_at`
  return rows.map((row) => fromRow<DuePush>(row, { createdAt: true, promisedFor: true }))
}
