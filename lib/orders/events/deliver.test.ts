import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { startListener } from '@/lib/platform/database/listener'
import { WebhookReceiver, type ReceivedCall } from '@/lib/testing/outside/webhook-receiver'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { deliverNext } from './deliver'
import type { EventType } from './event-types'
import { placeEvents } from './feed'
import { postWebhook, signature } from './post-webhook'
import { startWebhooks } from './start-webhooks'
import {
  addWebhook,
  changeWebhook,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  testWebhook,
  type WebhookWithSecret,
} from './webhooks'

let admin: Admin
let receiver: WebhookReceiver
let webhook: WebhookWithSecret

beforeAll(async () => {
  await createShop()
  admin = (await signedIn('admin')).caller as Admin
  receiver = await WebhookReceiver.started()
})
afterAll(() => receiver.close())

beforeEach(async () => {
  await db().webhook.deleteMany()
  await db().outboxMail.deleteMany()
  Object.assign(receiver, { fault: 'none', pause: () => Promise.resolve(), mostAtOnce: 0 })
  receiver.calls.length = 0
  webhook = await addWebhook(admin, { url: receiver.url, events: ['order.accepted', 'order.ready', 'menu.changed'] })
})

async function happens(type: EventType, orderId?: string): Promise<void> {
  const data = orderId ? { order_id: orderId } : {}
  await db().event.create({ data: { type, data } })
  await placeEvents()
}

async function deliverAll(): Promise<void> {
  while (await deliverNext(webhook.id, postWebhook));
}

/** As if the pause before the next try, and any rest, were over. */
async function later(): Promise<void> {
  await db().webhookDelivery.updateMany({ where: { status: 'waiting' }, data: { nextTryAt: new Date(0) } })
  await db().webhook.updateMany({ data: { busyUntil: null } })
}

const current = async () => (await listWebhooks(admin))[0]
const told = () => receiver.calls.map(({ message }) => [message.type, message.data.order_id].filter(Boolean).join(' '))
const idOf = ({ headers }: ReceivedCall) => headers['webhook-id']

describe('a delivery', () => {
  test('tells the chosen events in their order, thinly and signed', async () => {
    await happens('order.received', 'A')
    await happens('order.accepted', 'A')
    await happens('order.ready', 'A')
    await deliverAll()
    expect(told()).toEqual(['order.accepted A', 'order.ready A'])
    const [{ headers, body, message } = receiver.calls[0] as ReceivedCall] = receiver.calls
    expect(Object.keys(message)).toEqual(['type', 'timestamp', 'id', 'data'])
    const [id, timestamp] = [String(headers['webhook-id']), Number(headers['webhook-timestamp'])]
    expect(headers['webhook-signature']).toBe(signature({ id, timestamp, body }, webhook.secret ?? ''))
    expect(await listDeliveries(admin, webhook.id)).toMatchObject([
      { type: 'order.ready', status: 'sent', tries: 1, responseStatus: 204, nextTryAt: null },
      { type: 'order.accepted', status: 'sent', eventId: message.id, orderId: 'A' },
    ])
  })

  test.each(['500', 'redirect', 'cuts'] as const)('that fails (%s) is tried again under the same id', async (fault) => {
    receiver.fault = fault
    await happens('menu.changed')
    await deliverAll()
    expect(await current()).toMatchObject({ waiting: 1, failingSince: expect.any(Date), disabledAt: null })
    const [waiting] = await listDeliveries(admin, webhook.id)
    expect(waiting?.nextTryAt?.getTime()).toBeGreaterThan(Date.now() + 4000)
    receiver.fault = 'none'
    await later()
    await deliverAll()
    expect(new Set(receiver.calls.map(idOf)).size).toBe(1)
    expect(receiver.calls).toHaveLength(2)
    expect(await current()).toMatchObject({ waiting: 0, failingSince: null })
  })

  test('that fails holds back what comes later of its order, and nothing of others', async () => {
    receiver.fault = ({ message }) => (message.data.order_id === 'A' && receiver.calls.length < 2 ? '500' : 'none')
    await happens('order.accepted', 'A')
    await happens('order.ready', 'A')
    await happens('order.accepted', 'B')
    await deliverAll()
    expect(told()).toEqual(['order.accepted A', 'order.accepted B'])
    await later()
    await deliverAll()
    expect(told().slice(2)).toEqual(['order.accepted A', 'order.ready A'])
  })

  test('is given up after ten tries, 75 hours', async () => {
    receiver.fault = '500'
    await happens('menu.changed')
    for (let tries = 1; tries <= 12; tries += 1) {
      await deliverAll()
      await later()
    }
    expect(receiver.calls).toHaveLength(10)
    expect(await listDeliveries(admin, webhook.id)).toMatchObject([
      { status: 'failed', tries: 10, responseStatus: 500 },
    ])
  })

  test('whose process has died is made by another one after the claim, under the same id', async () => {
    await happens('menu.changed')
    let isStuck = () => {}
    const stuck = new Promise<void>((resolve) => (isStuck = resolve))
    let revive = () => {}
    const dead = new Promise<void>((resolve) => (revive = resolve))
    const first = deliverNext(webhook.id, async ({ id }) => {
      receiver.calls.push({ headers: { 'webhook-id': id }, body: '', message: { type: '', timestamp: '', data: {} } })
      isStuck()
      await dead
      return { status: 500, text: '', restMs: 0 }
    })
    await stuck
    expect(await deliverNext(webhook.id, postWebhook)).toBe(false)
    await later()
    await deliverAll()
    expect(new Set(receiver.calls.map(idOf)).size).toBe(1)
    // A sender that comes back late ends nothing.
    revive()
    await first
    expect(await listDeliveries(admin, webhook.id)).toMatchObject([{ status: 'sent', tries: 2 }])
  })

  test('is made once, one at a time, however many processes look', async () => {
    receiver.pause = () => new Promise((resolve) => setImmediate(resolve))
    for (const id of ['A', 'B', 'C', 'D', 'E', 'F']) await happens('order.accepted', id)
    const work = async () => {
      while ((await deliverNext(webhook.id, postWebhook)) || (await current())?.waiting);
    }
    await Promise.all([work(), work(), work(), work()])
    expect(receiver.mostAtOnce).toBe(1)
    expect(told().toSorted()).toEqual(['A', 'B', 'C', 'D', 'E', 'F'].map((id) => `order.accepted ${id}`))
  })

  test('can be made again, under the same id', async () => {
    await happens('menu.changed')
    await deliverAll()
    const [sent] = await listDeliveries(admin, webhook.id)
    await replayDelivery(admin, webhook.id, sent?.id ?? '')
    await deliverAll()
    expect(receiver.calls.map(idOf)).toEqual([sent?.id, sent?.id])
  })
})

describe('a receiver', () => {
  test('that asks for a rest gets it', async () => {
    receiver.fault = 'asks for rest'
    await happens('order.accepted', 'A')
    await happens('order.accepted', 'B')
    await deliverAll()
    expect(receiver.calls).toHaveLength(1)
    const { busyUntil } = (await current()) ?? {}
    expect(busyUntil?.getTime()).toBeGreaterThan(Date.now() + 590_000)
  })

  test('that is gone is called no more, and the owner learns of it', async () => {
    receiver.fault = '410'
    await happens('order.accepted', 'A')
    await happens('order.accepted', 'B')
    await deliverAll()
    expect(await current()).toMatchObject({ disabledWhy: 'gone', waiting: 0 })
    expect((await listDeliveries(admin, webhook.id)).map(({ status }) => status)).toEqual(['cancelled', 'failed'])
    expect(await db().outboxMail.findMany({ select: { template: true } })).toEqual([{ template: 'webhook-disabled' }])
    await happens('order.accepted', 'C')
    await deliverAll()
    expect(receiver.calls).toHaveLength(1)
  })

  test('of which no call has succeeded for three days is switched off with one mail, and on again by hand for what comes', async () => {
    receiver.fault = '500'
    await happens('order.accepted', 'A')
    await deliverAll()
    await db().webhook.updateMany({ data: { failingSince: new Date(Date.now() - 72 * 3_600_000) } })
    await later()
    await deliverAll()
    expect(await current()).toMatchObject({ disabledWhy: 'failing', waiting: 0 })
    expect(await db().outboxMail.count({ where: { template: 'webhook-disabled' } })).toBe(1)
    await happens('order.accepted', 'B')
    receiver.fault = 'none'
    await changeWebhook(admin, webhook.id, { enabled: true })
    await happens('order.accepted', 'C')
    receiver.calls.length = 0
    await deliverAll()
    expect(told()).toEqual(['order.accepted C'])
  })

  test('can be tried while it is switched off, once', async () => {
    await changeWebhook(admin, webhook.id, { enabled: false })
    receiver.fault = '500'
    const { id } = await testWebhook(admin, webhook.id)
    await deliverAll()
    await later()
    await deliverAll()
    expect(told()).toEqual(['webhook.test'])
    expect(await listDeliveries(admin, webhook.id)).toMatchObject([
      { id, status: 'failed', eventId: null, responseStatus: 500, responseText: 'out of order' },
    ])
  })

  test('whose secret is replaced gets both signatures', async () => {
    const { secret } = await changeWebhook(admin, webhook.id, { newSecret: true })
    await testWebhook(admin, webhook.id)
    await deliverAll()
    const { headers, body } = receiver.calls[0] as ReceivedCall
    const signed = { id: String(headers['webhook-id']), timestamp: Number(headers['webhook-timestamp']), body }
    const both = [secret, webhook.secret].map((each) => signature(signed, each ?? ''))
    expect(headers['webhook-signature']).toBe(both.join(' '))
  })
})

test('a secret is stored sealed, and answered once', async () => {
  const [row] = await db().webhook.findMany()
  expect(webhook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(JSON.stringify([row?.secret, await listWebhooks(admin)])).not.toContain(webhook.secret)
})

test('what happens is told by itself, as soon as it is committed', async () => {
  const listener = startListener(process.env.DATABASE_URL ?? '')
  await listener.attempted
  const isTold = new Promise<void>((resolve) => {
    receiver.pause = () => Promise.resolve(resolve())
  })
  const stop = startWebhooks()
  await db().event.create({ data: { type: 'menu.changed', data: {} } })
  await isTold
  await stop()
  await listener.stop()
  expect(told()).toEqual(['menu.changed'])
})
