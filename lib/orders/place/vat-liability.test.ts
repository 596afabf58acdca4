import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { answerProposal } from '@/lib/orders/advance/answer-proposal'
import { proposeChange } from '@/lib/orders/advance/propose-change'
import { findOrder, findWholeOrder } from '@/lib/orders/read/find-order'
import { findReceipt } from '@/lib/orders/money/counter/list-receipts'
import { changeSettings } from '@/lib/orders/advance/retax-order'
import type { OrderStatus } from '@/lib/orders/status'
import { db, transaction } from '@/lib/platform/database/db'
import { findShop } from '@/lib/shop/queries'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { administrator } from '@/lib/testing/shop/staff'
import { createShop } from '@/lib/testing/shop/shop'
import { untilWaiting } from '@/lib/testing/database/until-waiting'

const vatNumber = 'CHE-123.456.788 MWST'
const noVat = { vatNumber: '', vatLiableFrom: null }
const taxed = [26, 81, 0]
const untaxed = [0, 0, 0]
const items = [
  { name: 'Limmat Burger', quantity: 2 },
  { name: 'Bier', quantity: 1 },
  { name: 'Mehrwegbecher', quantity: 1 },
]
const lastEvening = new Date('2027-06-30T21:50:00Z')
const noonAfter = { requested_for: '2027-07-01T12:00:00+02:00' }
let admin: Admin
let beerId: string

beforeAll(async () => {
  beerId = (await createShop()).beerId
  admin = await administrator()
  const { id: categoryId } = await db().category.findFirstOrThrow()
  await db().menuItem.create({ data: { categoryId, name: 'Mehrwegbecher', priceRappen: 200, vatClass: 'none' } })
})

beforeEach(() => changeSettings(admin, { vatNumber, vatLiableFrom: null }))

async function ordered(change: object = {}) {
  const { caller, email } = await newCustomer()
  const { orderId: id } = await order(caller, { items, total_amount: '46.03', ...change }, lastEvening)
  return { id, caller, email }
}

async function ratesOf(id: string) {
  return (await findWholeOrder(id))?.lines.map(({ vatPerMille }) => vatPerMille)
}

async function step(id: string, status: OrderStatus, more: object = {}) {
  await advanceOrder(admin, id, { request: { status, ...more }, now: lastEvening })
}

test('without a number no customer reads of VAT: not in the order, not in its mail, not on its receipt', async () => {
  await changeSettings(admin, noVat)
  const { id, caller, email } = await ordered()
  expect(await ratesOf(id)).toEqual(untaxed)
  expect(await findOrder(id, caller)).toMatchObject({ vat: [], items: items.map(() => ({ vatRate: 0 })) })
  expect(await findReceipt(admin, id)).toMatchObject({ vat: [] })
  const { text, html } = await db().outboxMail.findFirstOrThrow({ where: { toAddress: email } })
  expect(text).toContain('46.05')
  expect(`${text} ${html}`).not.toMatch(/MWST|CHE-|netto|Pfand/)
})

test('an order that holds nothing but deposits says nothing of VAT', async () => {
  const { caller } = await newCustomer()
  const { orderId } = await order(caller, { items: [{ name: 'Mehrwegbecher', quantity: 20 }], total_amount: 40 })
  expect(await findReceipt(admin, orderId)).toMatchObject({ vat: [] })
})

test('the day of the hand-over decides: a pre-order over the day has VAT, one for the day before has none', async () => {
  await changeSettings(admin, { vatNumber, vatLiableFrom: '2027-07-01' })
  expect(await ratesOf((await ordered()).id)).toEqual(untaxed)
  const { id, email } = await ordered(noonAfter)
  expect(await ratesOf(id)).toEqual(taxed)
  const { text } = await db().outboxMail.findFirstOrThrow({ where: { toAddress: email } })
  expect(text).toContain(vatNumber)
})

test('a promise after midnight brings VAT, and a step back takes it away, each line by its class', async () => {
  await changeSettings(admin, { vatNumber, vatLiableFrom: '2027-07-01' })
  const { id } = await ordered()
  await step(id, 'accepted', { readyInMinutes: 20 })
  expect(await ratesOf(id)).toEqual(taxed)
  await step(id, 'received', { correction: true })
  expect(await ratesOf(id)).toEqual(untaxed)
})

test('who is no longer liable shows no VAT on what is open at once; what was handed over stays as it was', async () => {
  const [open, over] = [await ordered(), await ordered()]
  await step(over.id, 'accepted', { readyInMinutes: 5 })
  for (const status of ['preparing', 'ready'] as const) await step(over.id, status)
  await step(over.id, 'completed', { ageCheck: 'checked' })
  await changeSettings(admin, noVat)
  expect(await ratesOf(open.id)).toEqual(untaxed)
  expect(await findOrder(open.id, open.caller)).toMatchObject({ vat: [] })
  expect(await ratesOf(over.id)).toEqual(taxed)
  await changeSettings(admin, { vatNumber })
  expect(await ratesOf(open.id), 'and has it again, each line by its class').toEqual(taxed)
})

test('a process that ends in the middle leaves neither the settings changed nor some of the orders', async () => {
  const ids = [(await ordered()).id, (await ordered()).id].toSorted()
  await transaction(async (tx) => {
    await tx.$queryRaw`select id from orders where id = ${ids[1]} for update`
    // Expected from the start: it fails before the next answer is read.
    const refused = changeSettings(admin, noVat).catch((error: unknown) => String(error))
    await untilWaiting()
    const [{ pid }] = await tx.$queryRaw<[{ pid: number }]>`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await tx.$queryRaw`select pg_terminate_backend(${pid}::int)`
    expect(await refused).toContain('terminat')
  })
  expect(await findShop()).toMatchObject({ vatNumber })
  for (const id of ids) expect(await ratesOf(id)).toEqual(taxed)
  await changeSettings(admin, noVat)
  for (const id of ids) expect(await ratesOf(id)).toEqual(untaxed)
})

test('what a guest agrees to after the change is without VAT too', async () => {
  const { id, email } = await ordered()
  await step(id, 'accepted', { readyInMinutes: 5 })
  const request = { id: randomUUID(), quantities: [], add: [{ menuItemId: beerId, quantity: 1 }] }
  await proposeChange(admin, id, { request, now: lastEvening })
  const mail = await db().outboxMail.findFirstOrThrow({ where: { toAddress: email, template: 'order-proposal' } })
  await changeSettings(admin, noVat)
  await answerProposal({ token: /#proposal=([\w-]+)/.exec(mail.text)?.[1] ?? '', agrees: true }, lastEvening)
  expect(await ratesOf(id)).toEqual([...untaxed, 0])
})
