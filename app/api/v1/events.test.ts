import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fieldChangesOf } from '@/lib/changes/field-changes'
import { listChanges } from '@/lib/changes/list-changes'
import type { Admin } from '@/lib/accounts/caller'
import { eventTypes } from '@/lib/orders/events/event-types'
import { eventView } from '@/lib/orders/events/schema'
import { db } from '@/lib/platform/database/db'
import { hub, notifyEventWritten } from '@/lib/platform/events'
import { answerCall } from '@/lib/testing/calls/calls'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn, type Person } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'

let owner: Person
let cook: Person

beforeAll(async () => {
  await createShop()
  owner = await signedIn('admin')
  cook = await signedIn('staff')
})
beforeEach(async () => {
  await db().webhook.deleteMany()
})

async function sent(address: string, { by = owner, body, headers = {} }: Sending = {}): Promise<Response> {
  const [method = '', path = ''] = address.split(' ')
  return answerCall(
    new Request(`http://localhost/api/v1/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${by.bearer}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
}

interface Sending {
  by?: Person
  body?: object
  headers?: Record<string, string>
}

async function call(address: string, sending?: Sending) {
  const response = await sent(address, sending)
  const { code, fields, data } = await response.json()
  return { status: response.status, headers: response.headers, code, fields, data }
}

const newest = async () => (await call('GET events?limit=100', { by: cook })).data.at(-1)?.id ?? 0
const placed = async () => (await order((await newCustomer()).caller)).orderId

describe('the feed', () => {
  test('shows the answer of a change at once, and the next page is in the Link header', async () => {
    const after = await newest()
    const ids = [await placed(), await placed()]
    const { data, headers } = await call(`GET events?after=${after}&types=order.received&limit=1`, { by: cook })
    expect(data).toMatchObject([{ type: 'order.received', data: { order_id: ids[0], status: 'received' } }])
    expect(() => eventView.parse(data[0])).not.toThrow()
    const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? ''
    const rest = await call(`GET ${next.replace('/api/v1/', '')}`, { by: cook })
    expect(rest.data).toMatchObject([{ data: { order_id: ids[1] } }])
    expect([rest.headers.get('link'), rest.headers.get('events-missed')]).toEqual([null, null])
  })

  test('says that a cursor is of another history', async () => {
    const { data, headers } = await call('GET events?after=999999')
    expect([data, headers.get('events-missed')]).toEqual([[], 'true'])
  })

  test.each(['types=order.received,other', 'types=', 'after=-1', 'after=x', 'limit=101', 'order=1'])(
    'refuses ?%s',
    async (query) => expect(await call(`GET events?${query}`)).toMatchObject({ status: 400, code: 'malformed' }),
  )

  test('as a stream goes on after Last-Event-ID, with what happens then, and ends with the process', async () => {
    const after = await newest()
    const missed = await placed()
    const streams = hub().openStreams.size
    const headers = { 'last-event-id': String(after) }
    const response = await sent('GET events/stream?types=order.received', { by: cook, headers })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let read = ''
    const until = async (text: string) => {
      while (!read.includes(text)) read += (await reader?.read())?.value ?? ''
    }
    await until(missed)
    const live = await placed()
    notifyEventWritten()
    await until(live)
    expect(read).toMatch(/event: event\ndata: \{"id":\d+,"type":"order.received"/)
    const ids = [...read.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    expect(hub().openStreams.size).toBe(streams + 1)
    for (const close of [...hub().openStreams]) close()
    expect((await reader?.read())?.done ?? (await reader?.closed)).toBeDefined()
    expect(hub().openStreams.size).toBe(streams)
  })
})

describe('a webhook', () => {
  const body = { url: 'https://8.8.8.8/hook', events: ['order.received', 'order.received', 'shop.paused'] }

  test('answers its secret once', async () => {
    const { data } = await call('POST webhooks', { body })
    expect(data).toMatchObject({
      url: body.url,
      events: ['order.received', 'shop.paused'],
      disabled_at: null,
      waiting: 0,
    })
    expect(data.secret).toMatch(/^whsec_/)
    const shown = [
      await call('GET webhooks'),
      await call(`PATCH webhooks/${data.id}`, { body: { events: eventTypes } }),
    ]
    expect(JSON.stringify(shown)).not.toContain(data.secret)
    const { secret } = (await call(`PATCH webhooks/${data.id}`, { body: { new_secret: true } })).data
    expect(secret).toMatch(/^whsec_/)
    expect(secret).not.toBe(data.secret)
  })

  test.each([
    ['url', 'http://8.8.8.8/'],
    ['url', 'https://10.0.0.1/'],
    ['url', 'https://[::1]/'],
    ['url', 'https://me:secret@8.8.8.8/'],
    ['url', 'nowhere'],
    ['events', ['other']],
    ['events', []],
  ])('with the %s %j is refused, and nothing is there', async (field, value) => {
    const { status, code, fields } = await call('POST webhooks', { body: { ...body, [field]: value } })
    expect([status, code]).toEqual([422, 'invalid_fields'])
    expect(Object.keys(fields)[0]).toMatch(new RegExp(`^${field}`))
    expect((await call('GET webhooks')).data).toEqual([])
  })

  test('is one of twenty at most', async () => {
    const row = { url: body.url, events: ['menu.changed'], secret: 'sealed', cursor: 0 }
    await db().webhook.createMany({ data: Array.from({ length: 20 }, () => row) })
    expect(await call('POST webhooks', { body })).toMatchObject({ status: 409, code: 'too_many_webhooks' })
  })

  test('delivers again only what is its own', async () => {
    const [mine, other] = [
      (await call('POST webhooks', { body })).data.id,
      (await call('POST webhooks', { body })).data.id,
    ]
    const { data } = await call(`POST webhooks/${mine}/test`)
    expect(data).toMatchObject({ type: 'webhook.test', status: 'waiting', event_id: null, tries: 0 })
    expect(await call(`POST webhooks/${other}/deliveries/${data.id}/replay`)).toMatchObject({ code: 'not_found' })
    expect(await call(`POST webhooks/${mine}/deliveries/${data.id}/replay`)).toMatchObject({ status: 200 })
    expect((await call(`DELETE webhooks/${mine}`)).data).toEqual({ id: mine })
    expect(await call(`GET webhooks/${mine}/deliveries`)).toMatchObject({ status: 404 })
  })

  test('is changed in the list of changes, which never shows a secret', async () => {
    const { data } = await call('POST webhooks', { body })
    const { secret } = (await call(`PATCH webhooks/${data.id}`, { body: { new_secret: true } })).data
    const { items } = await listChanges(owner.caller as Admin, { subject: 'webhook', subjectId: data.id })
    const told = items.flatMap((item) =>
      fieldChangesOf(item, { language: 'de', names: item.names }).map(({ label, after }) => `${label}: ${after}`),
    )
    expect(told.join('\n')).toContain('Schlüssel: ')
    expect(JSON.stringify(items)).not.toContain(secret)
  })
})
