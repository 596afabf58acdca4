import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { findShop } from '@/lib/shop/queries'
import { updateShop } from '@/lib/shop/settings/update-shop'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'

const items = [
  { name: 'Limmat Burger', quantity: 2 },
  { name: 'Bier', quantity: 1 },
]
const total = { total_amount: '44.03' }
const newYearsEve = new Date('2027-12-31T22:50:00Z')
let admin: Admin

beforeAll(async () => {
  await createShop()
  admin = (await signedIn('admin')).caller as Admin
  const { vatRates } = await findShop()
  const next = [
    { vatClass: 'reduced', validFrom: '2028-01-01', perCent: 2.8 },
    { vatClass: 'standard', validFrom: '2028-01-01', perCent: 8.8 },
  ] as const
  await updateShop(admin, { vatRates: [...vatRates, ...next] }, { now: newYearsEve })
})

async function ordered(change: object = {}): Promise<string> {
  const { caller } = await newCustomer()
  return (await order(caller, { items, ...total, ...change }, newYearsEve)).orderId
}

async function ratesOf(id: string) {
  const found = await findWholeOrder(id)
  return found?.lines.map(({ vatPerMille }) => vatPerMille)
}

test('what is ordered for today is taxed as of today, a pre-order over New Year as of its day', async () => {
  const eve = await ordered()
  const newYear = await ordered({ requested_for: '2028-01-01T12:00:00+01:00' })
  expect(await ratesOf(eve)).toEqual([26, 81])
  expect(await ratesOf(newYear)).toEqual([28, 88])
  expect(await findWholeOrder(newYear)).toMatchObject({ totalRappen: 4403 })
})

test('promised for after midnight it takes the new rates, and gives them back with the step', async () => {
  const id = await ordered()
  const accept = { status: 'accepted', readyInMinutes: 20 } as const
  const accepted = await advanceOrder(admin, id, { request: accept, now: newYearsEve })
  expect(accepted).toMatchObject({ totalRappen: 4403, items: [{ vatRate: 2.8 }, { vatRate: 8.8 }] })
  expect(await ratesOf(id)).toEqual([28, 88])
  await advanceOrder(admin, id, { request: { status: 'received', correction: true }, now: newYearsEve })
  expect(await ratesOf(id)).toEqual([26, 81])
})

test('promised for the same day, nothing changes', async () => {
  const id = await ordered()
  await advanceOrder(admin, id, { request: { status: 'accepted', readyInMinutes: 5 }, now: newYearsEve })
  expect(await ratesOf(id)).toEqual([26, 81])
})

test('a rate that is entered after a pre-order for its day reaches it at the next step, and the price stays', async () => {
  const summer = new Date('2028-06-30T10:00:00Z')
  const { caller } = await newCustomer()
  const slot = { items, ...total, requested_for: '2028-07-01T12:00:00+02:00' }
  const { orderId: id } = await order(caller, slot, summer)
  expect(await ratesOf(id)).toEqual([28, 88])
  const { vatRates } = await findShop()
  await updateShop(
    admin,
    { vatRates: [...vatRates, { vatClass: 'reduced', validFrom: '2028-07-01', perCent: 3.1 }] },
    { now: summer },
  )
  const accepted = await advanceOrder(admin, id, { request: { status: 'accepted' }, now: summer })
  expect(accepted).toMatchObject({ totalRappen: 4403, items: [{ vatRate: 3.1 }, { vatRate: 8.8 }] })
  expect(await ratesOf(id)).toEqual([31, 88])
})
