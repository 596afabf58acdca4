import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { answerCall } from '@/lib/testing/calls/calls'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { contract } from './contract/table'

beforeAll(createShop)

const { client, caller } = contract.quote.limit
const everyFourSeconds = 15
const burgers = JSON.stringify({ items: [{ name: 'Limmat Burger', quantity: 2 }], fulfilment: 'pickup' })
/** Counted like any other, and refused after that. */
const nothing = '{}'

async function quote(address: string, headers: Record<string, string> = {}, body = burgers): Promise<number> {
  const sent = { 'content-type': 'application/json', 'x-client-address': address, ...headers }
  const request = new Request('http://localhost/api/v1/userorder/quote', { method: 'POST', body, headers: sent })
  return (await answerCall(request)).status
}

/** Twenty at a time. */
async function statusesOf(calls: number, ask: () => Promise<number>): Promise<number[]> {
  const statuses = []
  for (let left = calls; left > 0; left -= 20)
    statuses.push(...(await Promise.all(Array.from({ length: Math.min(20, left) }, ask))))
  return statuses
}

test('forty checkouts of one office are quoted every four seconds', async () => {
  const office = randomUUID()
  const before = await statusesOf(40 * (everyFourSeconds - 1), () => quote(office, {}, nothing))
  expect(before).not.toContain(429)
  expect(new Set(await statusesOf(40, () => quote(office)))).toEqual(new Set([200]))
})

test('an address has a bound, whatever cookies come from it, and guests who are signed in there have their own', async () => {
  const office = randomUUID()
  const fresh = () => ({ 'sec-fetch-site': 'same-origin', cookie: `session=${randomUUID()}; known=${randomUUID()}` })
  const abuse = await statusesOf(client.points + 40, () => quote(office, fresh(), nothing))
  expect(abuse.filter((status) => status === 429)).toHaveLength(40)
  expect(await quote(office, { authorization: 'Bearer of nobody' })).toBe(429)
  expect(await quote(randomUUID())).toBe(200)

  const own = { authorization: `Bearer ${(await signedIn()).bearer}` }
  expect(await quote(office, own)).toBe(200)
  const greed = await statusesOf(caller.points, () => quote(office, own, nothing))
  expect(greed.filter((status) => status === 429)).toHaveLength(1)
})
