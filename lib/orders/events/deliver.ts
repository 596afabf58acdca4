import { webhookDisabledMail } from '@/emails/alarms'
import type { Event, Webhook, WebhookDelivery } from '@/lib/generated/prisma/client'
import { knownLanguage } from '@/lib/i18n/language'
import { queueMail } from '@/lib/mail/queue-mail'
import { shopDetailsOf } from '@/lib/mail/shop-details'
import { databaseTime } from '@/lib/platform/database/database-time'
import { transaction, type Tx } from '@/lib/platform/database/db'
import { retryPause, type RetryPlan } from '@/lib/platform/outgoing'
import { openSecret } from '@/lib/platform/process/secrets'
import { currentShop } from '@/lib/shop/queries'
import { testType } from './event-types'
import type { PostWebhook, WebhookAnswer } from './post-webhook'
import { disableWebhook } from './webhooks'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** As Standard Webhooks proposes: the tenth try comes 75 hours after the first, never earlier. */
export const plan: RetryPlan = {
  steps: [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour],
  spread: [1, 1.1],
}

/** How long a delivery is its sender's: three times as long as a call may take. A dead sender's is made after it. */
const claimSeconds = 60

const givenUpAfterMs = 72 * hour

/** Makes the delivery that is due, if one is and no other process calls this receiver. Answers whether there was one. */
export async function deliverNext(webhookId: string, post: PostWebhook): Promise<boolean> {
  const claimed = await claim(webhookId)
  if (!claimed) return false
  await settle(claimed, await call(claimed, post))
  return true
}

interface Claimed extends WebhookDelivery {
  claimedAt: Date
  webhook: Webhook
  event: Event | null
}

/** The row of the receiver is what is claimed: so of all processes one calls it, and one call at a time. */
function claim(webhookId: string): Promise<Claimed | null> {
  return transaction(async (tx) => {
    const [webhook] = await tx.$queryRaw<{ isOff: boolean }[]>`
      select disabled_at is not null as "isOff" from webhook
      where id = ${webhookId}::uuid and (busy_until is null or busy_until <= clock_timestamp())
      for no key update skip locked`
    if (!webhook) return null
    if (!webhook.isOff) while ((await walk(tx, webhookId)) === eventsOfAWalk);
    const [due] = await takeDue(tx, webhookId)
    if (!due) return null
    await tx.$executeRaw`
      update webhook set busy_until = clock_timestamp() + ${claimSeconds} * interval '1 second' where id = ${webhookId}::uuid`
    const where = { id: due.id }
    const delivery = await tx.webhookDelivery.findUniqueOrThrow({ where, include: { webhook: true, event: true } })
    return delivery.claimedAt && { ...delivery, claimedAt: delivery.claimedAt }
  })
}

const eventsOfAWalk = 500

/** From what it was asked about last to the newest: a delivery for each event that it wants. */
async function walk(tx: Tx, webhookId: string): Promise<number> {
  const [walked] = await tx.$queryRaw<{ seen: number }[]>`
    with seen as (
      select event.* from event, webhook
      where webhook.id = ${webhookId}::uuid and event.position > webhook.cursor
      order by event.position limit ${eventsOfAWalk}
    ), due as (
      insert into webhook_delivery (webhook_id, event_id, order_id)
      select webhook.id, seen.id, seen.data ->> 'order_id' from seen, webhook
      where webhook.id = ${webhookId}::uuid and seen.type = any (webhook.events) order by seen.position
    ), moved as (
      update webhook set cursor = (select max(position) from seen)
      where id = ${webhookId}::uuid and exists (select from seen)
    )
    select count(*)::int as seen from seen`
  return walked?.seen ?? 0
}

/** A test goes first. Later events of an order wait for its earlier ones, those of others do not. */
function takeDue(tx: Tx, webhookId: string): Promise<{ id: string }[]> {
  return tx.$queryRaw`
    update webhook_delivery set tries = least(tries + 1, 100), claimed_at = clock_timestamp(),
      tried_at = clock_timestamp(), next_try_at = clock_timestamp() + ${claimSeconds} * interval '1 second'
    where id = (
      select id from webhook_delivery due
      where webhook_id = ${webhookId}::uuid and status = 'waiting' and next_try_at <= clock_timestamp() and not exists (
        select from webhook_delivery earlier
        where earlier.webhook_id = due.webhook_id and earlier.status = 'waiting'
          and earlier.order_id = due.order_id and earlier.event_id < due.event_id)
      order by (event_id is null) desc, next_try_at, event_id limit 1)
    returning id`
}

async function call({ id, webhook, event, createdAt }: Claimed, post: PostWebhook): Promise<WebhookAnswer> {
  const secrets = secretsOf(webhook)
  if (secrets.length === 0) return { status: null, text: 'secret_unreadable', restMs: 0 }
  const message = event
    ? { type: event.type, timestamp: event.at, id: Number(event.position), data: event.data }
    : { type: testType, timestamp: createdAt, data: {} }
  return post({ id, url: webhook.url, body: JSON.stringify(message), secrets })
}

/** While the receiver changes over, the one before signs as well. */
function secretsOf({ id, secret, formerSecret, formerUntil }: Webhook): string[] {
  const former = formerUntil && formerUntil > new Date() ? [formerSecret ?? ''] : []
  return [secret, ...former].flatMap((sealed) => openSecret(sealed, { purpose: 'webhook', boundTo: id }) ?? [])
}

/** Only the try that claimed a delivery ends it: its sender may have stood still, and another one have taken it. */
function settle(claimed: Claimed, { status, text, restMs }: WebhookAnswer, now = new Date()): Promise<void> {
  const { id, claimedAt, webhookId, tries } = claimed
  const isTest = claimed.eventId === null
  const isAccepted = status !== null && status >= 200 && status < 300
  const isOver = isAccepted || isTest || status === gone || tries > plan.steps.length
  return transaction(async (tx) => {
    await tx.$queryRaw`select id from webhook where id = ${webhookId}::uuid for update`
    const mine = { id, claimedAt }
    const answer = { responseStatus: status, responseText: text, claimedAt: null }
    const ended = { status: isAccepted ? 'sent' : 'failed', endedAt: now } as const
    const later = { nextTryAt: await databaseTime(tx, after(now, Math.max(retryPause(plan, tries), restMs))) }
    const { count } = await tx.webhookDelivery.updateMany({
      where: { ...mine, status: 'waiting' },
      data: { ...answer, ...(isOver ? ended : later) },
    })
    // Withdrawn meanwhile: what came of it is worth knowing all the same.
    const withdrawn = count === 0 ? await tx.webhookDelivery.updateMany({ where: mine, data: answer }) : { count }
    if (withdrawn.count === 0) return
    const busyUntil = restMs > 0 && !isAccepted ? await databaseTime(tx, after(now, restMs)) : null
    const webhook = await tx.webhook.update({ where: { id: webhookId }, data: { busyUntil } })
    if (!isTest) await judge(tx, webhook, { isAccepted, isGone: status === gone, now })
  })
}

const gone = 410

function after(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds)
}

interface Judged {
  isAccepted: boolean
  isGone: boolean
  now: Date
}

/** Three days without one success end it, with a mail to the owner; so does a receiver that says that it is gone. */
async function judge(tx: Tx, webhook: Webhook, { isAccepted, isGone, now }: Judged): Promise<void> {
  const { id, disabledAt } = webhook
  if (disabledAt) return
  const failingSince = isAccepted ? null : (webhook.failingSince ?? now)
  if (failingSince !== webhook.failingSince) await tx.webhook.update({ where: { id }, data: { failingSince } })
  const isFailing = failingSince !== null && now.getTime() - failingSince.getTime() >= givenUpAfterMs
  if (!isGone && !isFailing) return
  await disableWebhook(tx, id, isGone ? 'gone' : 'failing')
  const shop = await currentShop()
  const owner = { shopDetails: shopDetailsOf(shop), language: knownLanguage(shop.mailLanguage) }
  const host = URL.canParse(webhook.url) ? new URL(webhook.url).host : ''
  if (shop.email) await queueMail(tx, webhookDisabledMail(owner, { host, isGone }))
}
