import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { blankShop, createShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'
import { saveText } from '../save-text'
import { updateShop } from '../settings/update-shop'
import { findSetup, openShop, settleStep } from './setup'
import { optionalSteps } from './setup-steps'

let admin: Admin
beforeAll(async () => {
  admin = await administrator()
})

test('an empty shop does not open, and says what is missing', async () => {
  await expect(openShop(admin)).rejects.toMatchObject({
    code: 'shop_not_ready',
    details: { data: { blocking: ['identity', 'hours', 'menu', 'allergens', 'alcohol', 'imprint', 'mail'] } },
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

test('each step that may be left out can be', async () => {
  for (const step of optionalSteps) await settleStep(admin, { step, settled: true })
  const { steps } = await findSetup(admin)
  expect(optionalSteps.filter((step) => steps[step] !== 'settled')).toEqual([])
  for (const step of optionalSteps) await settleStep(admin, { step, settled: false })
})

test('a printer that has asked for its slips is a kitchen, one that never did is none', async () => {
  const data = { name: 'Küche', kind: 'star', tokenHash: 'asks' } as const
  const { id } = await db().printer.create({ data })
  expect((await findSetup(admin)).steps).toMatchObject({ device: 'missing' })
  await db().printer.update({ where: { id }, data: { lastSeenAt: new Date() } })
  expect((await findSetup(admin)).steps).toMatchObject({ device: 'done' })
  await db().printer.delete({ where: { id } })
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
  await db().menuItem.updateMany({ data: { allergensDeclared: true } })
  // Tests have no mail server.
  await expect(openShop(admin, {}, at)).rejects.toMatchObject({ details: { data: { blocking: ['mail'] } } })
  expect(await openShop(admin, { withoutMail: true }, at)).toMatchObject({ openedAt: at })
  expect(await openShop(admin, {}, new Date('2027-05-08T10:00:00Z'))).toMatchObject({ openedAt: at })
})

test('dishes without allergens: the owner states them, has customers ask, or sells only those that are declared', async () => {
  const allergens = async () => (await findSetup(admin)).steps.allergens
  expect(await allergens()).toBe('done')
  const { id } = await db().menuItem.findFirstOrThrow()
  await db().menuItem.update({ where: { id }, data: { allergensDeclared: false } })
  expect(await allergens()).toBe('missing')
  await settleStep(admin, { step: 'allergens', settled: true })
  expect(await allergens()).toBe('settled')
  await settleStep(admin, { step: 'allergens', settled: false })
  await updateShop(admin, { sellOnlyDeclared: true })
  expect(await allergens()).toBe('done')
})

test('a beer without an age keeps the shop closed, until it has one or is said to hold no alcohol', async () => {
  const alcohol = async () => (await findSetup(admin)).steps.alcohol
  expect(await alcohol()).toBe('done')
  const { id, name } = await db().menuItem.findFirstOrThrow()
  const change = (data: object) => db().menuItem.update({ where: { id }, data })
  await change({ name: 'Hausbier 3 dl', minimumAge: 0 })
  expect(await alcohol()).toBe('missing')
  await db().shop.update({ where: { id: 1 }, data: { openedAt: null } })
  await expect(openShop(admin, { withoutMail: true })).rejects.toMatchObject({
    details: { data: { blocking: ['alcohol'] } },
  })
  await change({ minimumAge: 16 })
  expect(await alcohol()).toBe('done')
  await change({ minimumAge: 0, ingredientKinds: ['alcohol_free'] })
  expect(await alcohol()).toBe('done')
  await change({ name, ingredientKinds: [] })
})

test('an imprint of the owner names the seller in each offered language', async () => {
  const imprint = async () => (await findSetup(admin)).steps.imprint
  expect(await imprint()).toBe('done')
  await saveText(admin, { kind: 'imprint', language: 'en' }, { markdown: '{shop}, {address}' })
  expect(await imprint()).toBe('missing')
  await saveText(admin, { kind: 'imprint', language: 'en' }, { markdown: '{shop}, {address}, {email}' })
  expect(await imprint()).toBe('done')
})
