import { randomBytes } from 'node:crypto'
import type { Admin } from '@/lib/accounts/caller'
import type { Event, Webhook, WebhookDelivery } from '@/lib/generated/prisma/client'
import { recordChange, type Values } from '@/lib/platform/database/audit'
import { db, transaction, type Tx } from '@/lib/platform/database/db'
import { sealSecret } from '@/lib/platform/process/secrets'
import { found, Refusal } from '@/lib/platform/refusal'
import { findOutside, NotOutside } from '@/lib/platform/requests/outside-address'
import { testType, type EventType } from './event-types'
import { findEnds, placeEvents } from './feed'

const mostWebhooks = 20
const mostDeliveries = 100
const secretBytes = 32
/** For which a secret that was replaced signs beside the new one. */
const changeOverMs = 86_400_000

export interface WebhookView extends Omit<Webhook, 'events' | 'secret' | 'formerSecret' | 'formerUntil' | 'cursor'> {
  events: EventType[]
  waiting: number
}

export interface WebhookWithSecret extends WebhookView {
  secret: string | null
}

export interface DeliveryView extends Omit<WebhookDelivery, 'eventId' | 'webhookId' | 'claimedAt' | 'nextTryAt'> {
  eventId: number | null
  type: EventType | typeof testType
  nextTryAt: Date | null
}

export async function listWebhooks(_admin: Admin): Promise<WebhookView[]> {
  const rows = await db().webhook.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], include: counted })
  return rows.map(viewOf)
}

interface Adding {
  url: string
  events: readonly EventType[]
}

/** It is called for what happens from now on. */
export async function addWebhook(admin: Admin, { url, events }: Adding): Promise<WebhookWithSecret> {
  await expectOutside(url)
  await placeEvents()
  const { newest: cursor } = await findEnds()
  return transaction(async (tx) => {
    if ((await tx.webhook.count()) >= mostWebhooks) throw new Refusal('too_many_webhooks')
    const data = { url, events: distinct(events), cursor, secret: '' }
    const { id } = await tx.webhook.create({ data, select: { id: true } })
    const { secret, sealed } = newSecret(id)
    const row = await tx.webhook.update({ where: { id }, data: { secret: sealed }, include: counted })
    await note(tx, admin, { id, before: null, after: audited(row) })
    return { ...viewOf(row), secret }
  })
}

interface Changing extends Partial<Adding> {
  enabled?: boolean | undefined
  newSecret?: true | undefined
}

export async function changeWebhook(
  admin: Admin,
  id: string,
  { url, events, enabled, newSecret: wantsSecret }: Changing,
): Promise<WebhookWithSecret> {
  if (url !== undefined) await expectOutside(url)
  if (enabled) await placeEvents()
  return transaction(async (tx) => {
    const before = await locked(tx, id)
    const made = wantsSecret ? newSecret(id) : null
    const data = {
      ...(url !== undefined && { url }),
      ...(events && { events: distinct(events) }),
      ...(made && replacing(before, made.sealed)),
      version: { increment: 1 },
    }
    await tx.webhook.update({ where: { id }, data })
    if (enabled === false && !before.disabledAt) await disableWebhook(tx, id, 'by_hand')
    if (enabled && before.disabledAt) await enable(tx, id)
    const row = await tx.webhook.findUniqueOrThrow({ where: { id }, include: counted })
    await note(tx, admin, { id, before: signed(before), after: signed(row) })
    return { ...viewOf(row), secret: made?.secret ?? null }
  })
}

function replacing({ secret }: Webhook, sealed: string) {
  return { secret: sealed, formerSecret: secret, formerUntil: new Date(Date.now() + changeOverMs) }
}

/** What waits for it is not delivered. */
export function deleteWebhook(admin: Admin, id: string): Promise<{ id: string }> {
  return transaction(async (tx) => {
    const before = await locked(tx, id)
    await tx.webhook.delete({ where: { id } })
    await note(tx, admin, { id, before: audited(before), after: null })
    return { id }
  })
}

/** Tried once, at once, also while it is switched off. */
export function testWebhook(_admin: Admin, webhookId: string): Promise<DeliveryView> {
  return transaction(async (tx) => {
    await locked(tx, webhookId)
    await wakeSenders(tx)
    return deliveryViewOf(await tx.webhookDelivery.create({ data: { webhookId }, include: withEvent }))
  })
}

/** The newest first. */
export async function listDeliveries(_admin: Admin, webhookId: string): Promise<DeliveryView[]> {
  found(await db().webhook.findUnique({ where: { id: webhookId }, select: { id: true } }))
  const rows = await db().webhookDelivery.findMany({
    where: { webhookId },
    orderBy: [{ createdAt: 'desc' }, { eventId: 'desc' }],
    take: mostDeliveries,
    include: withEvent,
  })
  return rows.map(deliveryViewOf)
}

/** Under the same webhook-id, with all tries before it again; what is under way at this moment is left alone. */
export function replayDelivery(_admin: Admin, webhookId: string, id: string): Promise<DeliveryView> {
  return transaction(async (tx) => {
    await locked(tx, webhookId)
    found(await tx.webhookDelivery.findUnique({ where: { id, webhookId }, select: { id: true } }))
    await tx.$executeRaw`
      update webhook_delivery
      set status = 'waiting', tries = 0, next_try_at = clock_timestamp(), claimed_at = null, ended_at = null
      where id = ${id}::uuid and (claimed_at is null or next_try_at <= clock_timestamp())`
    await wakeSenders(tx)
    return deliveryViewOf(await tx.webhookDelivery.findUniqueOrThrow({ where: { id }, include: withEvent }))
  })
}

export async function disableWebhook(tx: Tx, id: string, why: NonNullable<Webhook['disabledWhy']>): Promise<void> {
  const now = new Date()
  await tx.webhook.update({ where: { id }, data: { disabledAt: now, disabledWhy: why } })
  await tx.webhookDelivery.updateMany({
    where: { webhookId: id, status: 'waiting' },
    data: { status: 'cancelled', endedAt: now },
  })
}

/** What happened meanwhile is in the feed: days of it at once would help nobody. */
async function enable(tx: Tx, id: string): Promise<void> {
  const { _max } = await tx.event.aggregate({ _max: { position: true } })
  const fresh = { disabledAt: null, disabledWhy: null, failingSince: null, busyUntil: null }
  await tx.webhook.update({ where: { id }, data: { ...fresh, cursor: _max.position ?? 0n } })
}

/** Prisma knows no notification. */
async function wakeSenders(tx: Tx): Promise<void> {
  await tx.$queryRaw`select pg_notify('event_written', '')::text`
}

async function expectOutside(url: string): Promise<void> {
  try {
    await findOutside(url)
  } catch (error) {
    if (!(error instanceof NotOutside)) throw error
    throw new Refusal('invalid_fields', { fields: { url: error.why === 'no_address' ? 'invalid' : error.why } })
  }
}

function newSecret(id: string): { secret: string; sealed: string } {
  const secret = `whsec_${randomBytes(secretBytes).toString('base64')}`
  return { secret, sealed: sealSecret(secret, { purpose: 'webhook', boundTo: id }) }
}

function distinct(events: readonly EventType[]): EventType[] {
  return [...new Set(events)]
}

async function locked(tx: Tx, id: string): Promise<Webhook> {
  await tx.$queryRaw`select id from webhook where id = ${id}::uuid for update`
  return found(await tx.webhook.findUnique({ where: { id } }))
}

function audited({ url, events, disabledAt }: Webhook) {
  return { url, events, disabled: disabledAt !== null }
}

/** That the secret became another one is said by its seal, which people are not shown. */
function signed(row: Webhook) {
  return { ...audited(row), signingSecret: row.secret }
}

async function note(tx: Tx, { userId }: Admin, change: { id: string; before: Values | null; after: Values | null }) {
  const { id, ...values } = change
  await recordChange(tx, { byUserId: userId, subject: 'webhook', subjectId: id, ...values })
}

const counted = { _count: { select: { deliveries: { where: { status: 'waiting' } } } } } as const
const withEvent = { event: { select: { position: true, type: true } } } as const

function viewOf({ _count, ...row }: Webhook & { _count: { deliveries: number } }): WebhookView {
  const { secret: _, formerSecret: _former, formerUntil: _until, cursor: _cursor, ...shown } = row
  return { ...shown, events: row.events as EventType[], waiting: _count.deliveries }
}

function deliveryViewOf({
  event,
  ...row
}: WebhookDelivery & { event: Pick<Event, 'position' | 'type'> | null }): DeliveryView {
  const { eventId: _, webhookId: _webhook, claimedAt: _claimed, ...shown } = row
  return {
    ...shown,
    eventId: event && Number(event.position),
    type: event ? (event.type as EventType) : testType,
    nextTryAt: row.status === 'waiting' ? row.nextTryAt : null,
  }
}
