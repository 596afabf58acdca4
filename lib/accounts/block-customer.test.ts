import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Manager } from '@/lib/accounts/caller'
import { register } from '@/lib/accounts/codes/register'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { goodPassword } from '@/lib/testing/shop/registrations'
import { createShop } from '@/lib/testing/shop/shop'
import { officeManager } from '@/lib/testing/shop/staff'
import { cancelOrder } from '@/lib/orders/advance/cancel-order'
import { placeOrder } from '@/lib/orders/place/place-order'
import { twoBurgers } from '@/lib/testing/shop/customers'
import { findCaller } from './caller'
import { blockCustomer, unblockCustomer } from './block-customer'

const friday = new Date('2027-05-07T10:15:00Z')
const reason = 'Hat dreimal bestellt und nie abgeholt.'
let manager: Manager

beforeAll(async () => {
  await createShop()
  await db().shop.updateMany({ data: { slotCapacity: 0 } })
  manager = await officeManager()
})
beforeEach(() => db().rateLimit.deleteMany())

describe('a blocked customer', () => {
  test('is refused with a word on how to reach the shop, and nothing is placed', async () => {
    const { caller, userId } = await newCustomer()
    await blockCustomer(manager, userId, { reason })
    await expect(order(caller, {}, friday)).rejects.toMatchObject({
      code: 'customer_blocked',
      details: { values: { phone: '044 555 01 01', email: 'hallo@limmatgrill.example' } },
    })
    expect(await db().order.count({ where: { customerId: userId } })).toBe(0)
  })

  test('orders again once the block is lifted, under the same payment_id', async () => {
    const { caller, userId } = await newCustomer()
    const request = twoBurgers()
    const place = () => placeOrder(caller, request, { language: 'de', now: friday })
    await blockCustomer(manager, userId, { reason })
    await expect(place()).rejects.toThrow('customer_blocked')
    await unblockCustomer(manager, userId)
    await expect(place()).resolves.toMatchObject({ orderStatus: 'received' })
  })

  test('keeps what is running: the same order is answered again, and may be cancelled', async () => {
    const { caller, userId } = await newCustomer()
    const request = twoBurgers()
    const { orderId } = await placeOrder(caller, request, { language: 'de', now: friday })
    await blockCustomer(manager, userId, { reason })
    await expect(placeOrder(caller, request, { language: 'de', now: friday })).resolves.toMatchObject({ orderId })
    await expect(cancelOrder(caller, orderId, { now: friday })).resolves.toBeDefined()
  })

  test('stays signed in', async () => {
    const { bearer, userId } = await signedIn()
    await blockCustomer(manager, userId, { reason })
    expect(await findCaller({ bearer })).not.toBeNull()
  })

  test('stays blocked with a new account of the same address, in any case; the reason is gone', async () => {
    const { userId, email } = await newCustomer()
    await blockCustomer(manager, userId, { reason })
    await db().user.delete({ where: { id: userId } })
    const former = await db().customerBlock.findMany({ where: { userId: null } })
    expect(former).toMatchObject([{ reason: '' }])
    expect(JSON.stringify(former)).not.toContain(email)
    const person = { firstname: 'Ana', lastname: 'Muster', email: email.toUpperCase(), password: goodPassword }
    await register(person, { address: '192.0.2.9', language: 'de' }, friday)
    const again = await db().user.findFirstOrThrow({ where: { email: email.toUpperCase() }, include: { block: true } })
    expect(again.block).toMatchObject({ reason: '' })
    await unblockCustomer(manager, again.id)
    expect(await db().customerBlock.count({ where: { emailHash: former[0]?.emailHash } })).toBe(0)
  })
})

test('twice is once: another reason takes the place of the first, lifting it again changes nothing', async () => {
  const { userId } = await signedIn()
  await blockCustomer(manager, userId, { reason })
  await blockCustomer(manager, userId, { reason })
  await blockCustomer(manager, userId, { reason: 'Beschimpft die Fahrerin.' })
  await unblockCustomer(manager, userId)
  await unblockCustomer(manager, userId)
  const entries = await db().auditEntry.findMany({ where: { subjectId: userId }, orderBy: { id: 'asc' } })
  expect(entries.map(({ byUserId, after }) => [byUserId === manager.userId, after])).toEqual([
    [true, { blocked: true, reason }],
    [true, { reason: 'Beschimpft die Fahrerin.' }],
    [true, { blocked: false, reason: null }],
  ])
})

test('no member of staff is blocked, and no unknown account', async () => {
  const { userId } = await signedIn('staff')
  const unknownId = '00000000-0000-4000-8000-000000000000'
  for (const id of [userId, unknownId])
    await expect(blockCustomer(manager, id, { reason })).rejects.toMatchObject({ code: 'not_found' })
})
