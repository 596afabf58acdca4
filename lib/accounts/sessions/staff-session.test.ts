import { expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { signedIn } from '@/lib/testing/shop/people'
import { isStaffSession } from './staff-session'

test.each(['staff', 'manager', 'admin'] as const)('%s is one of the staff', async (role) => {
  const { caller } = await signedIn(role)
  expect(await isStaffSession(caller.sessionId)).toBe(true)
})

test('a customer is not, nor a member of staff who signed in at the shop', async () => {
  const customer = await signedIn('customer')
  const atTheShop = await signedIn('admin')
  await db().session.update({ where: { id: atTheShop.caller.sessionId }, data: { door: 'shop' } })
  expect(await Promise.all([customer, atTheShop].map(({ caller }) => isStaffSession(caller.sessionId)))).toEqual([
    false,
    false,
  ])
})

test('nor who has left, was disabled, or left the desk for half an hour', async () => {
  const disabled = await signedIn('staff')
  await db().user.update({ where: { id: disabled.userId }, data: { disabledAt: new Date() } })
  const idle = await signedIn('manager')
  const later = new Date(Date.now() + 31 * 60_000)
  expect([
    await isStaffSession('no-session'),
    await isStaffSession('019a0000-0000-7000-8000-000000000001'),
    await isStaffSession(disabled.caller.sessionId),
    await isStaffSession(idle.caller.sessionId, later),
  ]).toEqual([false, false, false, false])
})
