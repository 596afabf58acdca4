import { beforeAll, expect, test } from 'vitest'
import type { Staff } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { cursorAfter, parseCursor, type Position } from '@/lib/platform/requests/pagination'
import { listOrders } from './list-orders'
import { orderIdPattern, shortNumber } from '@/lib/orders/order-id'

let staff: Staff
const ids: string[] = []

beforeAll(async () => {
  await createShop()
  staff = (await signedIn('staff')).caller as Staff
  const { caller } = await newCustomer()
  // Two of them in the same millisecond: the id decides.
  const moments = ['2027-05-07T10:00:00Z', '2027-05-07T10:00:00Z', '2027-05-08T02:30:00Z', '2027-05-08T10:00:00Z']
  for (const moment of moments) ids.push((await order(caller, {}, new Date(moment))).orderId)
  await db().order.update({
    where: { id: ids[3] },
    data: { firstname: 'Beat', lastname: 'Zwicky-Frei', phone: '+41 79 555 12 34', contactEmail: 'beat@example.ch' },
  })
})

async function found(query: { search?: string; status?: 'accepted'; day?: string }): Promise<string[]> {
  const { items } = await listOrders(staff, { limit: 50, ...query })
  return items.map((item) => item.id)
}

test('pages of any size show every order once, the newest first', async () => {
  const expected = (await db().order.findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })).map(({ id }) => id)
  for (const limit of [1, 3, 4]) {
    const seen: string[] = []
    let cursor: Position | null = null
    do {
      const page: Awaited<ReturnType<typeof listOrders>> = await listOrders(staff, {
        limit,
        cursor: cursor ?? undefined,
      })
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.next ? parseCursor(page.next, orderIdPattern) : null
    } while (cursor)
    expect(seen).toEqual(expected)
  }
})

test('half past four in the morning belongs to the evening before', async () => {
  expect(await found({ day: '2027-05-07' })).toHaveLength(3)
  expect(await found({ day: '2027-05-08' })).toEqual([ids[3]])
})

test('an order is found by its status', async () => {
  await db().order.update({ where: { id: ids[2] }, data: { status: 'accepted' } })
  expect(await found({ status: 'accepted' })).toEqual([ids[2]])
})

test('an order is found by its id and by the number that the guest says, in any case', async () => {
  const [id = ''] = ids
  expect(await found({ search: ` ${id.toLowerCase()} ` })).toEqual([id])
  expect(await found({ search: shortNumber(id).toLowerCase() })).toContain(id)
})

test.each(['zwicky', 'beat Zwi', 'Zwicky beat', 'beat@example', '079 555 12 34', '0041795551234', '5551234'])(
  'an order is found by %j',
  async (search) => expect(await found({ search })).toEqual([ids[3]]),
)

test.each(['wicky', '%', '_', '\\', "' or 1=1 --", '555'])('%j finds nothing', async (search) => {
  expect(await found({ search })).toEqual([])
})

test.each(['', 'x', '!!!!', cursorAfter({ createdAt: new Date(), id: 'x' }), 'a'.repeat(200)])(
  '%j is no cursor',
  (cursor) => expect(parseCursor(cursor, orderIdPattern)).toBeNull(),
)
