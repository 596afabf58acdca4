import type { ClientBase } from 'pg'
import { offeredLanguage } from '@/lib/platform/events'
import { log } from '@/lib/platform/log'
import { retainedSince } from '@/lib/platform/retention'
import { fromRow } from '@/lib/platform/rows'
import { finishedStatuses, listed, refusedStatuses } from '@/lib/orders/status'
import { type PostPush, type PushMessage, type AnnouncedChange, pushKeys, pushMessage, sealPush } from './post-push'
import { isPushService } from './subscription-schema'

// Plain SQL, because it runs in the server bundle, which has no Prisma.

const mostAtOnce = 20
export const mostTries = 5
const firstPauseSeconds = 30

export interface Addressee {
  endpoint: string
  p256dh: string
  auth: string
  shopEmail: string
}

interface DuePush extends AnnouncedChange, Addressee {
  id: string
  language: string
  changeId: string
  tries: number
}

/** The next try is put off before sending: a crash costs a minute, not the message. */
export async function sendPushes(client: ClientBase, post: PostPush, now = new Date()): Promise<number> {
  const { rows } = await client.query<object>(takeDue, [now])
  const due = rows.map((row) => fromRow<DuePush>(row, { createdAt: true, promisedFor: true }))
  const outcomes = await Promise.all(due.map(async (push) => ({ push, outcome: await deliver(push, post) })))
  for (const { push, outcome } of outcomes) await settle(client, push, outcome, now)
  return due.length
}

export type Outcome = 'sent' | 'dead' | 'failed'

async function deliver(push: DuePush, post: PostPush): Promise<Outcome> {
  const message = pushMessage(push, offeredLanguage(push.language))
  return message ? postMessage(push, message, post) : 'sent'
}

export async function postMessage(
  { endpoint, p256dh, auth, shopEmail }: Addressee,
  message: PushMessage,
  post: PostPush,
): Promise<Outcome> {
  // The row may be older than the list of services.
  if (!isPushService(endpoint)) return 'dead'
  try {
    const contact = `mailto:${shopEmail}`
    const status = await post(sealPush({ endpoint, keys: { p256dh, auth } }, message, { keys: pushKeys(), contact }))
    if (status >= 200 && status < 300) return 'sent'
    return status === 429 || status >= 500 ? 'failed' : 'dead'
  } catch (error) {
    log.warn({ err: error, host: new URL(endpoint).host }, 'a push service did not answer')
    return 'failed'
  }
}

async function settle(
  client: ClientBase,
  { id, changeId, tries }: DuePush,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  if (outcome === 'dead') {
    await client.query('delete from push_subscription where id = $1', [id])
  } else if (outcome === 'sent' || tries >= mostTries) {
    await client.query('update push_subscription set told_id = $2, tries = 0, next_try_at = $3 where id = $1', [
      ...[id, changeId, now],
    ])
  } else {
    await client.query('update push_subscription set next_try_at = $2 where id = $1', [id, nextTry(tries, now)])
  }
}

export function nextTry(tries: number, now: Date): Date {
  return new Date(now.getTime() + firstPauseSeconds * 1000 * 2 ** (tries - 1))
}

/** An order that no longer changes has no more messages. */
export async function forgetOldSubscriptions(client: ClientBase, now = new Date()): Promise<void> {
  await client.query(
    `delete from push_subscription s using orders o where o.id = s.order_id
       and (o.status in (${listed(finishedStatuses)}) and o.updated_at < $1 or s.created_at < $2)`,
    [retainedSince('pushesOfDoneOrders', now), retainedSince('pushes', now)],
  )
}

// While the end of an order can still be undone, what came before it is not told: "ready" and "cancelled" would follow
// each other within seconds.
const takeDue = `
  with due as (
    select s.id, c.id as change_id, c.status, c.correction, c.promised_for,
      c.by_user_id is not distinct from o.customer_id and c.status = 'cancelled' as is_by_customer,
      o.number, o.fulfilment, o.created_at
    from push_subscription s
    join orders o on o.id = s.order_id
    join lateral (
      select * from status_change
      where order_id = s.order_id and undone_at is null and announced_at <= $1
      order by id desc limit 1
    ) c on c.id > s.told_id
    where s.next_try_at <= $1 and (c.status = o.status or o.status not in (${listed(refusedStatuses)}))
    order by s.next_try_at limit ${mostAtOnce}
    for update of s skip locked
  )
  update push_subscription s
  set next_try_at = $1::timestamptz + interval '1 minute', tries = tries + 1
  from due
  where due.id = s.id
  returning s.id, s.endpoint, s.p256dh, s.auth, s.language, s.tries, s.order_id, due.change_id, due.status,
    due.correction as is_correction, due.is_by_customer, due.promised_for, due.number, due.fulfilment, due.created_at,
    (select email from shop limit 1) as shop_email`
