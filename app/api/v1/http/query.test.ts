import { beforeAll, describe, expect, it } from 'vitest'
import { answerCall } from '@/lib/testing/calls/calls'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { contract } from '../contract/table'
import { isPublic, type OperationSpec } from './operation'

let bearer = ''
let burgerId = ''
beforeAll(async () => {
  ;({ burgerId } = await createShop())
  bearer = (await signedIn('admin')).bearer
})

async function ask(address: string, { method = 'GET', token = bearer } = {}) {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' }
  const response = await answerCall(new Request(`http://localhost/api/v1/${address}`, { method, headers }))
  return { status: response.status, body: (await response.json()) as { code?: string; fields?: object } }
}

describe('a query parameter', () => {
  const operations = Object.values<OperationSpec>(contract).filter(({ method }) => method === 'GET')

  it('that a reading call does not know is refused and named, whichever it is', async () => {
    for (const { path } of operations) {
      const address = path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
      const { status, body } = await ask(`${address}?serach=pizza`)
      // Ids are parsed before: an address that means nothing is answered as such.
      if (status === 404) continue
      expect({ path, status, code: body.code, fields: body.fields }).toMatchObject({
        path,
        status: 400,
        code: 'malformed',
        fields: { serach: expect.stringMatching(/^This field is not known\.( Did you mean search\?)?$/) },
      })
    }
  })

  it('is refused where the answer is kept for everyone, too', async () => {
    await ask('shop', { token: '' })
    expect(await ask('shop?x=1', { token: '' })).toMatchObject({
      status: 400,
      body: { fields: { x: expect.any(String) } },
    })
    expect(await ask('shop', { token: '' })).toMatchObject({ status: 200 })
  })

  it('is refused where it is given twice', async () => {
    expect(await ask('users?limit=3&limit=5')).toMatchObject({
      status: 400,
      body: { code: 'malformed', fields: { limit: 'Please give this once only.' } },
    })
    expect(await ask('users?limit=3')).toMatchObject({ status: 200 })
  })

  it('with a name that every object has is unknown, and of thousands twenty are named', async () => {
    expect(await ask('users?constructor=1')).toMatchObject({ status: 400 })
    const many = Array.from({ length: 2000 }, (_, n) => `p${n}=1`).join('&')
    expect(Object.keys((await ask(`users?${many}`)).body.fields ?? {})).toHaveLength(20)
  })
})

describe('a bearer token that is none', () => {
  const dead = ['dead', 'x'.repeat(500), 'two words', '', "' or 1=1"]

  it.each(dead)('%j is refused by everything but public reads', async (token) => {
    for (const address of ['user/profile', 'orders', 'user/orders'])
      expect(await answered(address, `Bearer ${token}`)).toEqual([401, 'not_signed_in'])
    expect(await ask('userorder/quote', { method: 'POST', token: token || 'x' })).toMatchObject({ status: 401 })
  })

  it.each(dead)('%j reads what is public as a visitor does, with the same headers', async (token) => {
    const { orderId } = await order((await newCustomer()).caller)
    // The state may change between two reads, and a stream does not end.
    const publicReads = Object.values<OperationSpec>(contract).filter(
      (spec) => isPublic(spec) && spec.answers !== 'stream' && spec.path !== 'shop/state',
    )
    for (const { path } of publicReads) {
      const address = path.replace('{orderId}', orderId).replaceAll(/\{\w+\}/g, burgerId)
      const [asVisitor, asDead] = [await read(address), await read(address, `Bearer ${token}`)]
      expect(asDead).toEqual(asVisitor)
      expect(asVisitor.status, path).toBe(path.endsWith('/receipt') ? 404 : 200)
    }
  })

  it('is something else than another scheme, which is not ours to judge', async () => {
    expect(await answered('shop', 'Basic dXNlcjpwYXNz')).toEqual([200, undefined])
  })

  async function read(address: string, authorization = '') {
    const headers = new Headers(authorization ? { authorization } : {})
    const response = await answerCall(new Request(`http://localhost/api/v1/${address}`, { headers }))
    const { requestId: _, ...body } = (await response.json()) as { requestId?: string }
    return { status: response.status, headers: [...response.headers], body }
  }

  async function answered(address: string, authorization: string) {
    const response = await answerCall(new Request(`http://localhost/api/v1/${address}`, { headers: { authorization } }))
    return [response.status, (await response.json()).code]
  }
})
