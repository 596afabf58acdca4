import { beforeAll, expect, test } from 'vitest'
import { findTermsOf } from '@/lib/orders/read/find-order'
import { db } from '@/lib/platform/database/db'
import { pool } from '@/lib/platform/database/pool'
import { shopChangedHere } from '@/lib/platform/events'
import { saveText } from '@/lib/shop/save-text'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { createShop } from '@/lib/testing/shop/shop'
import { officeManager } from '@/lib/testing/shop/staff'
import { currentTermsId, findStoredTerms } from '@/lib/pages/current-texts'

beforeAll(createShop)

async function placedUnder() {
  const { orderId } = await order((await newCustomer()).caller)
  const terms = await findTermsOf(orderId)
  if (!terms) throw new Error('the order has no terms')
  return terms.id
}

test('an order keeps the terms that it was placed under, whatever is written later', async () => {
  const manager = await officeManager()
  const byDefault = await placedUnder()
  expect(await placedUnder()).toBe(byDefault)
  await saveText(manager, { kind: 'terms', language: 'de' }, { markdown: '## Only on Mondays' })
  const own = await placedUnder()
  await saveText(manager, { kind: 'terms', language: 'de' }, { markdown: null })
  expect(await findStoredTerms(own)).toMatchObject({ markdown: '## Only on Mondays' })
  expect(await findStoredTerms(byDefault)).toMatchObject({
    markdown: expect.stringContaining('## Anwendbares Recht'),
  })
})

test('the default is the same on every day, from the first on which a customer agreed to it', async () => {
  await db().shop.updateMany({ data: { cancellationMinutes: 7 } })
  const first = await currentTermsId('fr', new Date('2027-01-02T12:00:00Z'))
  await shopChangedHere()
  expect(await currentTermsId('fr', new Date('2027-03-04T12:00:00Z'))).toBe(first)
  expect(await findStoredTerms(first)).toMatchObject({ updatedOn: new Date('2027-01-02') })
  await db().shop.updateMany({ data: { cancellationMinutes: 15 } })
})

test('the facts that the terms named are kept with them', async () => {
  const before = await placedUnder()
  await db().shop.updateMany({ data: { cancellationMinutes: 5 } })
  const after = await placedUnder()
  const minutes = async (id: number) => (await findStoredTerms(id))?.facts.minutes
  expect([await minutes(before), await minutes(after)]).toEqual(['15', '5'])
})

test('a customer who registers agrees to the terms in their language', async () => {
  const { caller } = await newCustomer()
  const account = await db().user.findUniqueOrThrow({ where: { id: caller.userId } })
  expect(account.termsAcceptedAt === null).toBe(account.termsId === null)
})

test('what was agreed to cannot be changed', async () => {
  await placedUnder()
  await expect(pool().query(`update terms_snapshot set markdown = ''`)).rejects.toMatchObject({ code: 'LG043' })
})
