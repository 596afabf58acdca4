import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/db'
import { blankShop, createShop } from '@/lib/testing/shop'
import { administrator } from '@/lib/testing/staff'
import { findSetup, openShop, settleStep } from './setup'

let admin: Admin
beforeAll(async () => {
  admin = await administrator()
})

test('an empty shop does not open, and says what is missing', async () => {
  await expect(openShop(admin)).rejects.toMatchObject({
    code: 'shop_not_ready',
    details: { data: { blocking: ['identity', 'hours', 'menu'] } },
  })
  expect(await findSetup(admin)).toMatchObject({ isOpened: false, missing: expect.arrayContaining(['delivery']) })
})

test('what is left out is left out for everybody, and can be taken up again', async () => {
  await settleStep(admin, { step: 'texts', settled: true })
  await settleStep(admin, { step: 'texts', settled: true })
  await settleStep(admin, { step: 'look', settled: true })
  expect((await findSetup(await administrator())).steps).toMatchObject({ texts: 'settled', look: 'settled' })
  await settleStep(admin, { step: 'look', settled: false })
  expect((await findSetup(admin)).steps).toMatchObject({ texts: 'settled', look: 'missing' })
})

test('two owners who leave out two steps at once leave out both', async () => {
  await Promise.all((['device', 'delivery'] as const).map((step) => settleStep(admin, { step, settled: true })))
  expect((await findSetup(admin)).steps).toMatchObject({ device: 'settled', delivery: 'settled' })
})

test('once nothing stands in the way it opens, and stays open since the first time', async () => {
  await blankShop()
  await createShop()
  await db().shop.update({ where: { id: 1 }, data: { openedAt: null } })
  const at = new Date('2027-05-07T10:00:00Z')
  expect(await openShop(admin, at)).toMatchObject({ openedAt: at })
  expect(await openShop(admin, new Date('2027-05-08T10:00:00Z'))).toMatchObject({ openedAt: at })
})
