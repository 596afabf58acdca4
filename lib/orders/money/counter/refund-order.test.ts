import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Admin, Customer } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { noteAnswer } from '@/lib/orders/advance/answer-proposal'
import { proposeChange } from '@/lib/orders/advance/propose-change'
import { findOrder, findOrderForStaff, findWholeOrder } from '@/lib/orders/read/find-order'
import { findDayReport } from '@/lib/orders/reports/day-report'
import { journalCsv } from '@/lib/orders/office/journals'
import { findPeriodReport } from '@/lib/orders/reports/period-report'
import type { OrderStatus } from '@/lib/orders/status'
import { drivers } from '@/lib/orders/money/provider/current-provider'
import { ProviderError } from '@/lib/orders/money/provider/driver'
import { checkPayment, payOrder } from '@/lib/orders/money/online/pay-order'
import { reconcile } from '@/lib/orders/money/online/reconcile'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { takePaymentsWith, TestProvider } from '@/lib/testing/outside/payment-provider'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { findDrawer } from './cash-ups'
import { countCash } from './count-cash'
import { listPayments } from '@/lib/orders/read/list-payments'
import { findReceipt, listReceipts } from './list-receipts'
import { receiptText } from './receipt-text'
import { refundOrder, type RefundRequest } from './refund-order'
import { reverseOrder } from './reverse-order'
import { settlePayment } from './settle-payment'

// 37.80 at 2.6 and 6.23 at 8.1 per cent: 44.03, in cash 44.05.
const withBeer = {
  items: [
    { name: 'Limmat Burger', quantity: 2 },
    { name: 'Bier', quantity: 1 },
  ],
  total_amount: 44.03,
}
const online = { payment_method: 'Online' }
const beer = [{ position: 1, quantity: 1 }]
let admin: Admin
let guest: Customer
let provider: TestProvider
let now: Date
let evenings = 0

beforeAll(async () => {
  await createShop()
  admin = (await signedIn('admin')).caller as Admin
  await takePaymentsWith(new TestProvider())
})
beforeEach(async () => {
  provider = new TestProvider()
  drivers.stripe = () => provider
  guest = (await newCustomer()).caller
  // Each on a Friday of its own.
  now = new Date(Date.parse('2027-05-07T10:15:00Z') + evenings++ * 7 * 86_400_000)
})

const day = () => now.toISOString().slice(0, 10)
const after = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000))

async function paid(change: Record<string, unknown> = {}): Promise<string> {
  const { orderId } = await order(guest, { ...withBeer, ...change }, now)
  if (!('payment_method' in change)) return orderId
  const { redirectUrl } = await payOrder(guest, orderId, { address: 'https://shop.example', now })
  provider.pay(redirectUrl.split('/').at(-1) ?? '')
  await checkPayment(orderId, guest, now)
  return orderId
}

async function walk(id: string, way: OrderStatus[] = ['accepted', 'preparing', 'ready', 'completed']): Promise<string> {
  for (const status of way) {
    const check = status === 'completed' && { ageCheck: 'checked' as const }
    await advanceOrder(admin, id, { request: { status, ...check }, now })
  }
  return id
}

const sale = async (change?: Record<string, unknown>) => walk(await paid(change))

function refund(id: string, request: Partial<RefundRequest>) {
  const asked = { id: randomUUID(), reason: 'Fehlte', ...request }
  return refundOrder(admin, id, { request: asked, now })
}

const entriesOf = async (id: string) => (await findWholeOrder(id))?.payment?.entries ?? []
const moved = async (id: string) =>
  (await entriesOf(id)).map(({ kind, method, amountRappen }) => [kind, method, amountRappen])

async function agree(id: string, quantities: { position: number; quantity: number }[]) {
  const proposal = randomUUID()
  await proposeChange(admin, id, { request: { id: proposal, quantities, add: [] }, now })
  await noteAnswer(admin, id, { proposalId: proposal, answer: 'agreed', consentName: 'Ana', now })
}

const sums = async (id: string, number?: string) => {
  const receipt = await findReceipt(admin, id, { number, now })
  if (!receipt) return null
  const { lines, sums: totals, vat } = receiptText(receipt, { language: 'en' })
  return [...lines, ...totals, ...(vat?.rows ?? [])].map(({ label, rappen }) => [label, rappen])
}

const notRefundable = { code: 'not_refundable' }
const outOfRange = (field: string) => ({ code: 'invalid_fields', details: { fields: { [field]: 'out_of_range' } } })

test('a dish that was missing is paid out of the drawer of today; the sale and its day stay as they were', async () => {
  const id = await sale()
  const soldOn = await findDayReport(admin, day())
  const first = day()
  after(24 * 60)
  const view = await refund(id, { lines: beer, reason: 'Bier fehlte' })
  expect(view).toMatchObject({
    status: 'completed',
    totalRappen: 4403,
    back: null,
    refunds: [{ amountRappen: 623, roundingRappen: 2, reason: 'Bier fehlte', lines: beer }],
    refundable: {
      amountRappen: 3780,
      keptRappen: 3780,
      cashRappen: 3780,
      lines: [
        { position: 0, quantity: 2, priceRappen: 1890 },
        { position: 1, quantity: 0 },
      ],
    },
  })
  expect(await moved(id)).toEqual([
    ['collected', 'cash', 4405],
    ['reversed', 'cash', -625],
  ])
  expect(await findDayReport(admin, first)).toEqual(soldOn)
  expect(await findDayReport(admin, day())).toMatchObject({
    orders: 0,
    reversedOrders: 0,
    grossRappen: 0,
    reversals: [{ fulfilment: 'pickup', vatPerCent: 8.1, grossRappen: -623, vatRappen: -47 }],
    grossAfterReversalsRappen: -623,
    refundedRappen: 625,
    tillRappen: -625,
  })
  const { items, totals } = await findPeriodReport(admin, { from: first, to: day(), group: 'day' }, now)
  expect(items).toEqual([
    { name: 'Limmat Burger', quantity: 2, turnoverRappen: 3780 },
    { name: 'Bier', quantity: 0, turnoverRappen: 0 },
  ])
  expect(totals).toMatchObject({ orders: 1, reversedOrders: 0, grossAfterReversalsRappen: 3780, roundingRappen: 0 })
  expect((await listPayments(admin, { limit: 1 })).items).toMatchObject([
    { status: 'collected', amountRappen: 4405, toCollectRappen: 0, toPayBackRappen: 0 },
  ])
})

test('it gets a further receipt in place of the first, which stays', async () => {
  const id = await sale()
  const [before] = (await listReceipts(admin, id)) ?? []
  const paper = await sums(id, before?.number)
  await refund(id, { lines: beer, reason: 'Bier fehlte' })
  const [sold, changed] = (await listReceipts(admin, id)) ?? []
  expect(sold).toEqual(before)
  expect(changed).toMatchObject({ kind: 'change', amountRappen: 3780, replaces: sold?.number, reason: 'Bier fehlte' })
  expect(await sums(id, before?.number)).toEqual(paper)
  expect(await sums(id)).toEqual([
    ['2 × Limmat Burger', 3780],
    ['1 × Bier', 623],
    ['Paid back', -623],
    ['Total CHF', 3780],
    ['Cash on Delivery CHF', 3780],
    ['VAT 2.6 % of 37.80, net 36.84', 96],
  ])
  expect(await findReceipt(admin, id)).toMatchObject({ document: { reason: 'Bier fehlte' } })
})

test('an amount is spread over the rates, and what is left of a dish is no more than what is left of its rate', async () => {
  const id = await sale()
  const { refunds } = await refund(id, { amountRappen: 2200 })
  expect(refunds).toMatchObject([{ amountRappen: 2200, roundingRappen: 0, lines: [] }])
  expect((await findDayReport(admin, day())).reversals).toMatchObject([
    { vatPerCent: 2.6, grossRappen: -1889 },
    { vatPerCent: 8.1, grossRappen: -311 },
  ])
  await expect(refund(id, { lines: beer })).rejects.toMatchObject(outOfRange('lines'))
  await expect(refund(id, { amountRappen: 2204 })).rejects.toMatchObject(outOfRange('amount'))
  expect(await refund(id, { amountRappen: 2203 })).toMatchObject({ refundable: null })
  expect(await moved(id)).toEqual([
    ['collected', 'cash', 4405],
    ['reversed', 'cash', -2200],
    ['reversed', 'cash', -2205],
  ])
  expect(await db().payment.findUnique({ where: { orderId: id } })).toMatchObject({ status: 'void' })
})

test('what was paid online goes back through the provider, to the Rappen, and is booked when it has', async () => {
  const id = await sale(online)
  expect(await refund(id, { lines: beer })).toMatchObject({ payment: { toPayBackRappen: 623, paidOnlineRappen: 4403 } })
  expect(await findDrawer(admin, now)).toMatchObject({ refundedRappen: 0 })
  expect(await findOrder(id, null, now)).toMatchObject({
    totalAmountRappen: 4403,
    moneyBack: { toComeRappen: 623, cameRappen: 0 },
    refunds: [{ amountRappen: 623, roundingRappen: 0, items: [{ name: 'Bier', quantity: 1 }] }],
    vat: [{ perCent: 2.6, grossRappen: 3780 }],
  })
  await reconcile(provider, after(1))
  expect(provider.keptRappen()).toBe(3780)
  expect(await moved(id)).toEqual([
    ['collected', 'online', 4403],
    ['reversed', 'online', -623],
  ])
  expect(await findDayReport(admin, day())).toMatchObject({
    online: { takenRappen: 4403, refundedRappen: 623 },
    tillRappen: 0,
  })
  expect(await findOrder(id, null, now)).toMatchObject({ moneyBack: { toComeRappen: 0, cameRappen: 623 } })
})

test('of what was paid by both ways it is sent back first, and the rest is paid out', async () => {
  const id = await paid({ ...online, items: [{ name: 'Limmat Burger', quantity: 2 }], total_amount: 37.8 })
  const proposal = randomUUID()
  await proposeChange(admin, id, {
    request: { id: proposal, quantities: [], add: [{ name: 'Bier', quantity: 1 }] },
    now,
  })
  await noteAnswer(admin, id, { proposalId: proposal, answer: 'agreed', consentName: 'Ana', now })
  await walk(id)
  await refund(id, { amountRappen: 4000 })
  await reconcile(provider, after(1))
  expect(await moved(id)).toEqual([
    ['collected', 'online', 3780],
    ['collected', 'cash', 625],
    ['reversed', 'cash', -220],
    ['reversed', 'online', -3780],
  ])
  expect(await findOrderForStaff(admin, id, now)).toMatchObject({ refundable: { amountRappen: 403, keptRappen: 405 } })
})

test('an answer of the provider that is lost pays nothing back twice, and what it refuses is paid in cash, once', async () => {
  const lost = await sale(online)
  await refund(lost, { lines: beer })
  provider.faults.push('after_success')
  await reconcile(provider, after(1))
  await reconcile(provider, after(10))
  expect(provider.keptRappen()).toBe(3780)
  const refused = await sale(online)
  await refund(refused, { lines: beer })
  provider.refund = async () => {
    throw new ProviderError('refused', 'on purpose')
  }
  await reconcile(provider, after(1))
  const { id } = await db().payment.findUniqueOrThrow({ where: { orderId: refused } })
  expect(await settlePayment(admin, id, { status: 'refunded', now })).toMatchObject({
    toPayBackRappen: 0,
    toCollectRappen: 0,
  })
  expect((await moved(refused)).at(-1)).toEqual(['reversed', 'cash', -625])
  await expect(settlePayment(admin, id, { status: 'refunded', now })).rejects.toMatchObject({
    code: 'payment_not_open',
  })
  await expect(settlePayment(admin, id, { status: 'pending', correction: true, now })).rejects.toMatchObject({
    code: 'payment_not_open',
  })
})

test('the same refund again is one, and the same id for anything else is refused with the order', async () => {
  const id = await sale()
  const request = { id: randomUUID(), lines: beer, reason: 'Fehlte' }
  const first = await refund(id, request)
  after(1)
  expect(await refund(id, { ...request, id: request.id.toUpperCase() })).toEqual(first)
  for (const other of [
    { reason: 'Kalt' },
    { lines: [{ position: 0, quantity: 1 }] },
    { lines: undefined, amountRappen: 623 },
  ])
    await expect(refund(id, { ...request, ...other })).rejects.toMatchObject({
      code: 'idempotency_conflict',
      details: { data: { id, refunds: [{ amountRappen: 623 }] } },
    })
  await expect(refund(await sale(), request)).rejects.toMatchObject({ code: 'idempotency_conflict' })
  expect(await moved(id)).toHaveLength(2)
  const byAmount = { id: randomUUID(), amountRappen: 500, reason: 'Kalt' }
  expect(await refund(id, byAmount)).toEqual(await refund(id, byAmount))
})

test('of many at once no more goes back than was taken, and the same one once', async () => {
  const [id, other] = [await sale(), await sale()]
  const tries = await Promise.allSettled(Array.from({ length: 6 }, () => refund(id, { amountRappen: 1500 })))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  expect(refused).toMatchObject(Array.from({ length: 4 }, () => outOfRange('amount')))
  const request = { id: randomUUID(), lines: beer }
  const same = await Promise.allSettled([id, other, id, other].map((of) => refund(of, request)))
  expect(same.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1)
  expect(await db().orderRefund.count({ where: { id: request.id } })).toBe(1)
  const reversing = reverseOrder(admin, other, { reason: 'Storno', now })
  await Promise.allSettled([reversing, refund(other, { amountRappen: 1000 }), refund(other, { amountRappen: 1000 })])
  await reversing
  expect((await entriesOf(other)).reduce((sum, { amountRappen }) => sum + amountRappen, 0)).toBe(0)
})

test('a reversal takes back what is left, and on its day the whole of the sale is gone', async () => {
  const id = await sale()
  await refund(id, { lines: beer })
  await refund(id, { amountRappen: 1001 })
  const first = day()
  after(24 * 60)
  const receipts = await reverseOrder(admin, id, { reason: 'Doch alles', now })
  expect(receipts.map(({ kind, amountRappen }) => [kind, amountRappen])).toEqual([
    ['sale', 4403],
    ['change', 3780],
    ['change', 2779],
    ['reversal', -2779],
  ])
  expect((await moved(id)).at(-1)).toEqual(['reversed', 'cash', -2780])
  expect(await findDayReport(admin, day())).toMatchObject({
    reversedOrders: 1,
    grossAfterReversalsRappen: -2779,
    refundedRappen: 2780,
  })
  const { items, totals, sales, reversals } = await findPeriodReport(
    admin,
    { from: first, to: day(), group: 'day' },
    now,
  )
  expect(items.map(({ quantity, turnoverRappen }) => [quantity, turnoverRappen])).toEqual([
    [0, 0],
    [0, 0],
  ])
  expect(totals).toMatchObject({ grossAfterReversalsRappen: 0, roundingRappen: 0, figures: { orders: 0 } })
  expect([...sales, ...reversals].reduce((sum, { grossRappen }) => sum + grossRappen, 0)).toBe(0)
  await expect(refund(id, { amountRappen: 100 })).rejects.toMatchObject(notRefundable)
})

test('the receipts of a file add up to the turnover, whatever was changed, paid back or reversed', async () => {
  const changed = await paid(online)
  await agree(changed, [{ position: 0, quantity: 1 }])
  await reconcile(provider, after(1))
  await walk(changed)
  await refund(changed, { lines: beer })
  const gone = await sale()
  await refund(gone, { amountRappen: 1000 })
  await reverseOrder(admin, gone, { reason: 'Storno', now })
  await refund(await sale(), { amountRappen: 4403 })
  let text = ''
  for await (const piece of journalCsv(admin, 'receipts', { from: day(), to: day(), language: 'en' })) text += piece
  const [head = [], ...rows] = text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(';'))
  const total = rows.pop() ?? []
  const sumOf = (column: string) => Math.round(Number(total[head.indexOf(column)]) * 100)
  const report = await findDayReport(admin, day())
  expect(sumOf('Gross')).toBe(report.grossAfterReversalsRappen)
  expect(report.grossAfterReversalsRappen).toBe(1890)
  expect(Math.abs(sumOf('VAT') - report.vatAfterReversalsRappen)).toBeLessThanOrEqual(rows.length)
  expect(new Set(rows.map(([number]) => number)).size).toBe(3 + 3 + 2)
})

test('a drawer that was counted stays; what is paid out afterwards is in the next', async () => {
  const id = await sale()
  const { last, takenRappen, refundedRappen } = await findDrawer(admin, now)
  const count = {
    id: randomUUID(),
    after: last?.id ?? null,
    floatRappen: 0,
    countedRappen: Math.max(takenRappen - refundedRappen, 0),
    reason: 'x',
  }
  const counted = await countCash(admin, count, after(1))
  const [before] = await entriesOf(id)
  after(1)
  await refund(id, { lines: beer })
  expect(await findDrawer(admin, now)).toMatchObject({ takenRappen: 0, refundedRappen: 625 })
  expect((await entriesOf(id))[0]).toEqual(before)
  expect(await db().cashUp.findUnique({ where: { id: count.id } })).toMatchObject({
    countedRappen: counted.countedRappen,
  })
})

test('only a sale whose money was taken is paid back in part', async () => {
  const open = await paid()
  await expect(refund(open, { amountRappen: 100 })).rejects.toMatchObject(notRefundable)
  await expect(refund('ORD-20270507-0000000000', { amountRappen: 100 })).rejects.toMatchObject({ code: 'not_found' })
  const uncollected = await sale()
  const { id } = await db().payment.findUniqueOrThrow({ where: { orderId: uncollected } })
  await settlePayment(admin, id, { status: 'pending', correction: true, now })
  await expect(refund(uncollected, { amountRappen: 100 })).rejects.toMatchObject({
    ...notRefundable,
    details: { data: { id: uncollected, refundable: null } },
  })
  const sold = await sale()
  await expect(refund(sold, { lines: [{ position: 7, quantity: 1 }] })).rejects.toMatchObject({
    details: { fields: { 'lines.0.position': 'invalid' } },
  })
  await expect(refund(sold, { lines: [{ position: 0, quantity: 3 }] })).rejects.toMatchObject(
    outOfRange('lines.0.quantity'),
  )
  await refund(sold, { lines: beer })
  await expect(refund(sold, { lines: beer })).rejects.toMatchObject(outOfRange('lines.0.quantity'))
  const back = advanceOrder(admin, sold, { request: { status: 'ready', correction: true }, now })
  await expect(back).rejects.toMatchObject({ code: 'illegal_transition' })
})

test('the guest is told how much comes back and how, and the log says who paid it', async () => {
  const [inCash, byCard] = [await sale(), await sale(online)]
  await refund(inCash, { lines: beer, reason: 'Fehlte' })
  await refund(byCard, { amountRappen: 500 })
  const mails = await db().outboxMail.findMany({
    where: { template: 'order-refunded', toAddress: guest.email },
    orderBy: { createdAt: 'asc' },
  })
  expect(mails.map(({ subject, text }) => [subject, text])).toEqual([
    [expect.stringContaining('CHF\u00a06.25'), expect.stringMatching(/CHF\s6\.25 bar[\s\S]*1 × Bier/)],
    [expect.stringContaining('CHF\u00a05.00'), expect.stringMatching(/CHF\s5\.00 geht auf dem Weg zurück/)],
  ])
  expect(mails.some(({ text }) => text.includes('Fehlte'))).toBe(false)
  expect(await db().auditEntry.findMany({ where: { subject: 'order_refund', subjectId: inCash } })).toMatchObject([
    { byUserId: admin.userId, after: { amountRappen: 623, cashRappen: 625, onlineRappen: 0, lines: ['1 × Bier'] } },
  ])
  expect((await findWholeOrder(inCash))?.refunds).toMatchObject([{ byUserId: admin.userId, at: now }])
})

const row = (id: string, change: object = {}) => ({
  ...{
    id: randomUUID(),
    orderId: id,
    reason: 'x',
    amountRappen: 100,
    roundingRappen: 0,
    at: now,
    businessDay: new Date(day()),
  },
  shares: [{ position: null, quantity: 0, vatPerMille: 26, grossRappen: 100 }],
  ...change,
})

test('PostgreSQL itself lets no more go back than was taken', async () => {
  const id = await sale()
  const write = (change?: object) => db().orderRefund.create({ data: row(id, change) })
  const shares = (grossRappen: number) => ({ amountRappen: grossRappen, shares: [{ grossRappen }] })
  await expect(write(shares(4404))).rejects.toThrow('LG038')
  await expect(write({ ...shares(4400), roundingRappen: 10 })).rejects.toThrow('LG038')
  await expect(write({ amountRappen: 101 })).rejects.toThrow('the shares of a refund')
  await expect(write(shares(-100))).rejects.toThrow('order_refund_amount_check')
  await expect(write({ reason: ' ' })).rejects.toThrow('says why')
  const both = await Promise.allSettled([write(shares(3000)), write(shares(3000))])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { id: paymentId } = await db().payment.findUniqueOrThrow({ where: { orderId: id } })
  const entry = { paymentId, kind: 'reversed', method: 'cash', at: now, businessDay: new Date(day()) } as const
  await expect(db().paymentEntry.create({ data: { ...entry, amountRappen: -4410 } })).rejects.toThrow('LG034')
  await expect(db().paymentEntry.create({ data: { ...entry, kind: 'collected', amountRappen: 5 } })).rejects.toThrow(
    'LG034',
  )
  await expect(db().orderRefund.create({ data: row(await paid()) })).rejects.toThrow('LG037')
  const reversed = await sale()
  await reverseOrder(admin, reversed, { reason: 'Storno', now })
  await expect(db().orderRefund.create({ data: row(reversed) })).rejects.toThrow('LG037')
})

test.each([
  ['a refund is changed', `update order_refund set amount_rappen = 5 where order_id = $1`, 'LG033'],
  ['its reason becomes another one', `update order_refund set reason = 'anders' where order_id = $1`, 'LG033'],
  ['it is taken away', `delete from order_refund where order_id = $1`, 'LG033'],
  ['its order goes back', `update orders set status = 'ready', corrections = corrections + 1 where id = $1`, 'LG034'],
])('PostgreSQL itself refuses that %s', async (_, statement, state) => {
  const id = await sale()
  await refund(id, { lines: beer })
  await expect(db().$executeRawUnsafe(statement, id)).rejects.toThrow(state)
})

test('the account of who paid it back may go, the refund stays', async () => {
  const id = await sale()
  const leaving = (await signedIn('staff')).caller as Admin
  const request = { id: randomUUID(), lines: beer, reason: 'Fehlte' }
  await refundOrder(leaving, id, { request, now })
  await db().user.delete({ where: { id: leaving.userId } })
  expect(await db().orderRefund.findUnique({ where: { id: request.id } })).toMatchObject({
    byUserId: null,
    reason: 'Fehlte',
  })
})
