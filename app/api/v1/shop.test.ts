import { beforeAll, describe, expect, it, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { answerCall } from '@/lib/testing/calls/calls'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'

let admin = ''
let staff = ''

beforeAll(async () => {
  admin = (await signedIn('admin')).bearer
  staff = (await signedIn('staff')).bearer
  await createShop()
})

function ask(call: string, { body, bearer }: { body?: object; bearer?: string } = {}) {
  const [method = '', path = ''] = call.split(' ')
  const headers = { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) }
  return answerCall(
    new Request(`http://localhost/api/v1/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) }),
  )
}

describe('GET shop', () => {
  it('tells everybody the contact, the minimums, the zones, and whether it is open', async () => {
    const response = await ask('GET shop')
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect((await response.json()).data).toMatchObject({
      email: 'hallo@limmatgrill.example',
      pickup_minimum: 25,
      delivery_minimum: 30,
      zones: [{ postcode: '8004', city: 'Zürich', fee: 5, minimum: 30 }],
      open_now: true,
      takes_orders_now: true,
      paused_until: null,
      cancellation_minutes: 15,
      currency: 'CHF',
    })
  })

  it('is not sent again as long as it is the same', async () => {
    const etag = (await ask('GET shop')).headers.get('etag') ?? ''
    const known = () => new Request('http://localhost/api/v1/shop', { headers: { 'if-none-match': etag } })
    expect((await answerCall(known())).status).toBe(304)
    expect((await ask('PATCH shop/pause', { bearer: staff, body: { minutes: 20 } })).status).toBe(200)
    const paused = await answerCall(known())
    expect(paused.status).toBe(200)
    expect((await paused.json()).data).toMatchObject({ open_now: true, takes_orders_now: false })
  })
})

describe('PUT shop', () => {
  it('takes what GET answered, and amounts as text', async () => {
    const { data } = await (await ask('GET shop')).json()
    const body = { ...data, pickup_minimum: '20.50' }
    const response = await ask('PUT shop', { bearer: admin, body })
    expect((await response.json()).data).toEqual({ ...data, pickup_minimum: 20.5, version: expect.any(Number) })
  })

  it('names the field inside a list that is wrong', async () => {
    const zones = [{ postcode: '8004', city: 'Zürich', fee: -1, minimum: 0 }]
    const response = await ask('PUT shop', { bearer: admin, body: { zones } })
    expect(response.status).toBe(422)
    expect((await response.json()).fields).toHaveProperty(['zones.0.fee'])
  })
})

describe('POST contact', () => {
  const form = { full_name: 'Ana', email: 'ana@example.com', subject: 'general', message: 'Grüezi' }

  it('thanks a guest and a program alike, and keeps both messages, that of the program marked', async () => {
    vi.stubEnv('RATE_LIMIT_FACTOR', '100')
    const answers = []
    for (const body of [form, { ...form, website: 'https://spam.example' }])
      answers.push(await (await ask('POST contact', { body })).json())
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ isSuccess: true, data: null })
    const stored = await db().contactMessage.findMany({ orderBy: { id: 'asc' } })
    expect(stored.map(({ isSuspected }) => isSuspected)).toEqual([false, true])
  })

  it('is read by the administrator, page by page', async () => {
    await ask('POST contact', { body: { ...form, message: 'Hoi' } })
    const response = await ask('GET contact-messages?limit=1', { bearer: admin })
    expect((await response.json()).data).toMatchObject([{ message: 'Hoi', answered_at: null }])
    expect(response.headers.get('link')).toMatch(
      /^<\/api\/v1\/contact-messages\?limit=1&before=[0-9a-f-]{36}>; rel="next"$/,
    )
  })
})
