import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { answerCall } from '@/lib/testing/calls/calls'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'

let bearer = ''
let categoryId = ''

beforeAll(async () => {
  bearer = (await signedIn('admin')).bearer
  await createShop()
  categoryId = (await (await ask('GET user/getCategories')).json()).data[0].id
})

interface Sent {
  form?: Record<string, string>
  json?: object
  headers?: Record<string, string | undefined>
}

function ask(call: string, { form, json, headers = {} }: Sent = {}): Promise<Response> {
  const [method = '', path = ''] = call.split(' ')
  const parts = new FormData()
  for (const [name, value] of Object.entries(form ?? {})) parts.set(name, value)
  const sent = new Headers({ authorization: `Bearer ${bearer}`, ...(json && { 'content-type': 'application/json' }) })
  for (const [name, value] of Object.entries(headers)) if (value) sent.set(name, value)
  const body = form ? parts : json && JSON.stringify(json)
  return answerCall(new Request(`http://localhost/api/v1/${path}`, { method, headers: sent, ...(body && { body }) }))
}

const etagOf = (response: Response) => response.headers.get('etag') ?? ''

/** A dish, a category, a group of options and the shop, each with its ETag, two changes of it, and where it is read. */
const things = {
  async dish() {
    const form = { name: randomUUID(), price: '12.50', currency: 'CHF', category_id: categoryId }
    const added = await ask('POST menuItems/addMenuItem', { form })
    const { id } = (await added.json()).data
    return {
      etag: etagOf(added),
      change: (value: string, etag?: string) =>
        ask(`PUT menuItems/updateMenuItem/${id}`, { form: { description: value }, headers: { 'if-match': etag } }),
      remove: (etag?: string) => ask(`DELETE menuItems/deleteMenuItem/${id}`, { headers: { 'if-match': etag } }),
      field: 'description',
    }
  },
  async category() {
    const added = await ask('POST categories/addCategory', { form: { name: randomUUID() } })
    const { id } = (await added.json()).data
    return {
      etag: etagOf(added),
      change: (value: string, etag?: string) =>
        ask(`PUT categories/updateCategory/${id}`, { form: { name: value + id }, headers: { 'if-match': etag } }),
      remove: (etag?: string) => ask(`DELETE categories/deleteCategory/${id}`, { headers: { 'if-match': etag } }),
      field: 'name',
    }
  },
  async 'group of options'() {
    const form = { name: randomUUID(), options: [{ name: 'Mayo', price: 1 }] }
    const added = await ask('POST optionGroups', { json: form })
    const { id } = (await added.json()).data
    return {
      etag: etagOf(added),
      change: (value: string, etag?: string) =>
        ask(`PUT optionGroups/${id}`, { json: { ...form, note: value }, headers: { 'if-match': etag } }),
      remove: (etag?: string) => ask(`DELETE optionGroups/${id}`, { headers: { 'if-match': etag } }),
      field: 'note',
    }
  },
  async shop() {
    return {
      etag: etagOf(await ask('GET shop')),
      change: (value: string, etag?: string) =>
        ask('PUT shop', { json: { owner_name: value }, headers: { 'if-match': etag } }),
      remove: null,
      field: 'owner_name',
    }
  },
}

describe.each(Object.entries(things))('a %s that two people change', (_name, prepare) => {
  it('keeps the first change, and shows it to the second with who made it', async () => {
    const { etag, change, field } = await prepare()
    const first = await change('Anna', etag)
    expect(first.status).toBe(200)
    const second = await change('Bruno', etag)
    expect(second.status).toBe(412)
    expect(await second.json()).toMatchObject({
      code: 'changed_meanwhile',
      data: {
        [field]: expect.stringContaining('Anna'),
        changed_by: expect.any(String),
        changed_at: expect.any(String),
      },
    })
    expect((await change('Bruno', etagOf(first))).status).toBe(200)
  })

  it('lets one of two win who come at the same instant', async () => {
    const { etag, change } = await prepare()
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map((value) => change(value, etag)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412, 412])
  })

  it('takes the last change of those who do not say what they have seen', async () => {
    const { change } = await prepare()
    for (const value of ['A', 'B']) expect((await change(value)).status).toBe(200)
    expect((await change('C', '*')).status).toBe(200)
  })

  it('refuses a version that is none, and one that is written like none', async () => {
    const { change } = await prepare()
    for (const tag of ['"999999"', '"x"', 'nonsense']) expect((await change('A', tag)).status).toBe(412)
  })

  it('is not removed by a person who has seen another one', async () => {
    const { etag, change, remove } = await prepare()
    if (!remove) return
    const changed = await change('Anna', etag)
    expect((await remove(etag)).status).toBe(412)
    expect((await remove(etagOf(changed))).status).toBe(200)
  })
})

describe('what the kitchen does meanwhile', () => {
  it('leaves an open form of a dish as good as it was', async () => {
    const { etag, change } = await things.dish()
    const { data } = await (await change('gut', etag)).json()
    const read = await ask(`GET menuItems/${data.id}`)
    const soldOut = await ask(`PATCH menuItems/${data.id}/availability`, {
      json: { available: true, sold_out_until: 'today' },
    })
    expect(soldOut.status).toBe(200)
    expect((await change('besser', etagOf(read))).status).toBe(200)
    const after = await ask(`GET menuItems/${data.id}`)
    expect((await after.json()).data, 'and the form does not put it back on sale').toMatchObject({ sold_out: true })
  })

  it('leaves an open form of the settings as good as it was', async () => {
    const { etag, change } = await things.shop()
    expect((await ask('PATCH shop/pause', { json: { minutes: 20 } })).status).toBe(200)
    expect((await ask('PATCH shop/lead-time', { json: { minutes: 10, for_minutes: 30 } })).status).toBe(200)
    expect((await change('A', etag)).status).toBe(200)
  })
})

describe('GET menuItems/{id}', () => {
  it('is not sent again as long as it is the same, and is when the kitchen has sold it out', async () => {
    const { change } = await things.dish()
    const { data } = await (await change('gut')).json()
    const etag = etagOf(await ask(`GET menuItems/${data.id}`))
    const again = () => ask(`GET menuItems/${data.id}`, { headers: { 'if-none-match': etag } })
    expect((await again()).status).toBe(304)
    await ask(`PATCH menuItems/${data.id}/availability`, { json: { available: true, sold_out_until: 'today' } })
    expect((await again()).status).toBe(200)
  })

  it('shows visitors what is on sale only', async () => {
    const { change } = await things.dish()
    const { data } = await (await change('gut')).json()
    const asVisitor = () => answerCall(new Request(`http://localhost/api/v1/menuItems/${data.id}`))
    const answer = await asVisitor()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=0, must-revalidate'])
    await ask(`PATCH menuItems/${data.id}/availability`, { json: { available: false } })
    expect((await asVisitor()).status).toBe(404)
    expect((await ask(`GET menuItems/${data.id}`)).status, 'staff').toBe(200)
    expect((await ask(`GET menuItems/${randomUUID()}`)).status).toBe(404)
  })
})

it('a mail server that is tried out for another than the present one is told the present settings', async () => {
  const server = { host: 'smtp.example.ch', port: 587, encryption: 'starttls', from_address: 'hallo@example.ch' }
  const refused = await ask('POST mail-server/drafts', { json: { ...server, replaces: randomUUID() } })
  expect(refused.status).toBe(412)
  const { code, data } = await refused.json()
  expect(code).toBe('changed_meanwhile')
  expect(data).toEqual((await (await ask('GET mail-server')).json()).data)
})
