import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { POST as callOfPrinter } from '@/app/api/print/[token]/route'
import type { Manager } from '@/lib/accounts/caller'
import { fieldChangesOf } from '@/lib/changes/field-changes'
import { listChanges } from '@/lib/changes/list-changes'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { db } from '@/lib/platform/database/db'
import { answerCall } from '@/lib/testing/calls/calls'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { deviceHeaders, pairedDevice } from '@/lib/testing/shop/devices'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'

let manager: Manager
let ofManager: Record<string, string>
let burgerId: string

beforeAll(async () => {
  burgerId = (await createShop()).burgerId
  const person = await signedIn('manager')
  manager = person.caller as Manager
  ofManager = { authorization: `Bearer ${person.bearer}` }
})

beforeEach(async () => {
  await db().printer.deleteMany()
})

interface Answer {
  status: number
  code: string | undefined
  fields: Record<string, string>
  data: Record<string, unknown> & { id: string; address: string | null }
}

async function call(address: string, body?: object, headers = ofManager): Promise<Answer> {
  const [method = '', path = ''] = address.split(' ')
  const sent = body && { body: JSON.stringify(body) }
  const response = await answerCall(
    new Request(`https://shop.example/api/v1/${path}`, {
      method,
      headers: { host: 'shop.example', ...headers, ...(sent && { 'content-type': 'application/json' }) },
      ...sent,
    }),
  )
  const { code, fields = {}, data } = await response.json()
  return { status: response.status, code, fields, data }
}

const added = async (body: object = {}) => (await call('POST printers', { name: 'Küche', kind: 'star', ...body })).data

async function pollAt(address: string): Promise<number> {
  const token = address.split('/').at(-1) ?? ''
  const request = new Request(address, { method: 'POST', body: JSON.stringify({ statusCode: '200%20OK' }) })
  return (await callOfPrinter(request, { params: Promise.resolve({ token }) })).status
}

describe('a printer', () => {
  test('is added with what a kitchen usually wants, and answers its address once', async () => {
    const { id, address, ...printer } = await added()
    expect(address).toMatch(/^http:\/\/shop\.example\/api\/print\/[a-z0-9]{20}$/)
    expect(printer).toMatchObject({ paper: 80, copies: 1, prints: ['ticket', 'cancellation'], when: 'accepted' })
    expect(printer).toMatchObject({ language: 'de', last_seen_at: null, waiting: 0, unconfirmed: 0 })
    const shown = await call('GET printers')
    expect(shown.data).toMatchObject([{ id, name: 'Küche' }])
    expect(JSON.stringify([shown, await call(`GET printers/${id}`)])).not.toContain(address?.split('/').at(-1))
  })

  test('keeps its address when it is changed; another one ends it at once', async () => {
    const { id, address } = await added()
    expect(await pollAt(address ?? '')).toBe(200)
    const changed = await call(`PATCH printers/${id}`, { paper: 58, when: 'received' })
    expect(changed.data).toMatchObject({ paper: 58, when: 'received', name: 'Küche', address: null })
    const anew = await call(`PATCH printers/${id}`, { new_address: true })
    expect([await pollAt(address ?? ''), await pollAt(anew.data.address ?? '')]).toEqual([404, 200])
    expect((await call(`DELETE printers/${id}`)).data).toEqual({ id })
    expect([(await call(`GET printers/${id}`)).code, await pollAt(anew.data.address ?? '')]).toEqual(['not_found', 404])
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ kind: 'hp' }, 'kind'],
    [{ paper: 60 }, 'paper'],
    [{ copies: 6 }, 'copies'],
    [{ prints: ['ticket', 'poem'] }, 'prints.1'],
    [{ category_ids: ['pizza'] }, 'category_ids.0'],
    [{ language: 'xx' }, 'language'],
    [{ colour: 'red' }, 'colour'],
  ])('with %o is refused, and nothing is there', async (wrong, field) => {
    const { status, code, fields } = await call('POST printers', { name: 'Küche', kind: 'star', ...wrong })
    expect([status, code, Object.keys(fields)]).toEqual([422, 'invalid_fields', [field]])
    expect((await call('GET printers')).data).toEqual([])
  })

  test('more than twenty are too many', async () => {
    const row = () => ({ name: 'Küche', kind: 'star' as const, tokenHash: randomUUID() })
    await db().printer.createMany({ data: Array.from({ length: 20 }, row) })
    expect(await call('POST printers', { name: 'Küche', kind: 'star' })).toMatchObject({ code: 'too_many_printers' })
  })

  test.each([
    'GET printers/{id}',
    'PATCH printers/{id}',
    'DELETE printers/{id}',
    'POST printers/{id}/test',
    'GET printers/{id}/jobs',
    'POST print-jobs/{id}/copy',
  ])('that is not there is not found by %s', async (address) => {
    const body = address.startsWith('PATCH') ? { name: 'Pass' } : undefined
    expect(await call(address.replace('{id}', randomUUID()), body)).toMatchObject({ status: 404, code: 'not_found' })
  })
})

describe('what a printer has to do', () => {
  test('a test waits for it, and is the newest of its jobs', async () => {
    const { id } = await added()
    const { data } = await call(`POST printers/${id}/test`)
    expect(data).toMatchObject({ kind: 'test', status: 'waiting', order_id: null, number: null })
    expect((await call(`GET printers/${id}/jobs`)).data).toMatchObject([{ id: data.id }])
    expect((await call(`GET printers/${id}`)).data).toMatchObject({ waiting: 1 })
  })

  test('a ticket that nobody knows of is printed again by a paired tablet, with its number, and twice is once', async () => {
    const { id } = await added()
    const { orderId } = await order((await newCustomer()).caller)
    await advanceOrder(manager, orderId, { request: { status: 'accepted' } })
    const { number } = await db().order.findUniqueOrThrow({ where: { id: orderId } })
    const job = await db().printJob.findFirstOrThrow({ where: { orderId } })
    await db().printJob.update({ where: { id: job.id }, data: { status: 'unconfirmed', claimedAt: new Date() } })
    const tablet = await deviceHeaders((await pairedDevice()).token)
    const onBoard = async () => {
      const { printers } = (await call('GET orders/board', undefined, tablet)).data as { printers?: object }
      return printers
    }
    expect(await onBoard()).toMatchObject([{ id, unconfirmed: [{ job_id: job.id, number, kind: 'ticket' }] }])
    const again = () => call(`POST print-jobs/${job.id}/copy`, undefined, tablet)
    const [first, second] = await Promise.all([again(), again()])
    expect(first.data).toMatchObject({ id: second.data.id, is_copy: true, number, status: 'waiting' })
    expect(await onBoard()).toMatchObject([{ id, waiting: 1, unconfirmed: [] }])
  })
})

test('the list of changes says in words who changed what of a printer, and never an address', async () => {
  const { categoryId } = await db().menuItem.findUniqueOrThrow({ where: { id: burgerId } })
  const { name: category } = await db().category.findUniqueOrThrow({ where: { id: categoryId } })
  const { id } = await added()
  const body = { prints: ['ticket', 'day'], category_ids: [categoryId], when: 'received', language: 'fr' }
  await call(`PATCH printers/${id}`, body)
  const { data } = await call(`PATCH printers/${id}`, { new_address: true })
  const { items } = await listChanges(manager, { subject: 'printer', subjectId: id })
  const [anew, changed, created] = items.map((item) => ({
    name: item.thing.name,
    by: item.author?.role,
    fields: fieldChangesOf(item, { language: 'de', names: item.names }).map(({ label, before, after }) =>
      [label, before, after].join(' | '),
    ),
  }))
  expect(created).toMatchObject({ name: 'Küche', by: 'manager' })
  expect(created?.fields).toContain('Art |  | Star (CloudPRNT)')
  expect(changed?.fields.toSorted()).toEqual([
    'Druckt | Storno | Tagesabschluss',
    `Kategorien |  | ${category}`,
    'Küchenbon schon bei Eingang | nein | ja',
    'Sprache | Deutsch | Français',
  ])
  expect(anew?.fields).toHaveLength(1)
  expect(anew?.fields[0]).toMatch(/^Adresse \|/)
  expect(JSON.stringify(items)).not.toContain(data.address?.split('/').at(-1))
})
