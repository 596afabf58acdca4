import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { noteAnswer } from '@/lib/orders/advance/answer-proposal'
import { cancelOrder } from '@/lib/orders/advance/cancel-order'
import { proposeChange } from '@/lib/orders/advance/propose-change'
import { settlePayment } from '@/lib/orders/money/counter/settle-payment'
import { reverseOrder } from '@/lib/orders/money/counter/reverse-order'
import { db } from '@/lib/platform/database/db'
import { snapshot } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { randomOrder } from '@/lib/testing/random/random-orders'
import { createShop } from '@/lib/testing/shop/shop'
import { booked, isBooked, storeOrders } from '@/lib/testing/shop/stored-orders'
import { periodArchive } from './archive'
import { findMoneyMoved } from '@/lib/orders/reports/day-cash'
import { journalCsv } from './journals'
import { findPeriodReport } from '@/lib/orders/reports/period-report'
import { journals, reportTables, type Journal } from '@/lib/orders/reports/report-query'

const noon = new Date('2027-05-07T10:15:00Z')
const next = new Date('2027-05-08T10:15:00Z')
const period = { from: '2027-05-07', to: '2027-05-08' }
let admin: Admin
let sold: string

// Two sales with food and beer, one of them taken back on the day after; one more that its guest cancelled.
beforeAll(async () => {
  await createShop()
  admin = (await signedIn('admin')).caller as Admin
  const { caller } = await newCustomer()
  const items = [
    { name: 'Limmat Burger', quantity: 2 },
    { name: 'Bier', quantity: 1 },
  ]
  const ids: string[] = []
  for (const at of [noon, noon]) ids.push((await order(caller, { items, total_amount: 44.03 }, at)).orderId)
  for (const id of ids)
    for (const status of ['accepted', 'preparing', 'ready', 'completed'] as const)
      await advanceOrder(admin, id, {
        request: { status, ...(status === 'completed' && { ageCheck: 'checked' }) },
        now: noon,
      })
  sold = ids[0] ?? ''
  await db().order.update({ where: { id: sold }, data: { firstname: '=1+1' } })
  await reverseOrder(admin, ids[1] ?? '', { reason: 'Kalt', now: next })
  // An open one would keep its number from those that are stored below.
  await cancelOrder(caller, (await order(caller, {}, next)).orderId, { now: next })
})

/** Without its last line. */
async function rowsOf(journal: Journal, asked = period): Promise<string[][]> {
  return (await fileOf(journal, asked)).slice(0, -1)
}

async function fileOf(journal: Journal, asked = period): Promise<string[][]> {
  let text = ''
  for await (const piece of journalCsv(admin, journal, { ...asked, language: 'en' })) text += piece
  expect(text.startsWith('\uFEFF')).toBe(true)
  return text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'))
}

function sumOf(rows: string[][], column: string): number {
  const [head = [], ...rest] = rows
  return rest.reduce((sum, row) => sum + Math.round(Number(row[head.indexOf(column)] ?? 0) * 100), 0)
}

test('receipts stand by number, a row for each rate, and add up to what the report says after reversals', async () => {
  const rows = await rowsOf('receipts')
  const { totals } = await findPeriodReport(admin, { ...period, group: 'day' }, next)
  expect(rows.slice(1).map(([number]) => number)).toEqual(
    ['2027-000001', '2027-000002', '2027-000003'].flatMap((number) => [number, number]),
  )
  expect(rows.slice(1).map(([, , , kind]) => kind)).toEqual(['Sale', 'Sale', 'Sale', 'Sale', 'Reversal', 'Reversal'])
  expect(rows.at(-1)).toContain('2027-000002')
  expect(sumOf(rows, 'Gross')).toBe(totals.grossAfterReversalsRappen)
  // Each receipt rounds for itself, the report once.
  expect(Math.abs(sumOf(rows, 'VAT') - totals.vatAfterReversalsRappen)).toBeLessThanOrEqual(rows.length)
  expect(sumOf(rows, 'Net') + sumOf(rows, 'VAT')).toBe(sumOf(rows, 'Gross'))
})

test('a change takes out what it replaces, so that an order counts once however often it was changed', async () => {
  const day = '2027-05-10'
  const at = new Date(`${day}T10:15:00Z`)
  const { orderId: id } = await order((await newCustomer()).caller, {}, at)
  await collected(id, at)
  for (const quantity of [1, 3]) {
    const proposal = randomUUID()
    const request = { id: proposal, quantities: [{ position: 0, quantity }], add: [] }
    await proposeChange(admin, id, { request, now: at })
    await noteAnswer(admin, id, { proposalId: proposal, answer: 'agreed', consentName: 'Ana', now: at })
  }
  const rows = await rowsOf('receipts', { from: day, to: day })
  const [head = []] = rows
  const told = ['Kind', 'Instead of', 'Gross'].map((name) => head.indexOf(name))
  expect(rows.slice(1).map((row) => told.map((column) => row[column]))).toEqual([
    ['Sale', '', '37.80'],
    ['Replaced', '2027-000004', '-37.80'],
    ['Change', '2027-000004', '18.90'],
    ['Replaced', '2027-000005', '-18.90'],
    ['Change', '2027-000005', '56.70'],
  ])
  expect(sumOf(rows, 'Gross')).toBe(await turnoverOf(day))
  // An open one would keep its number from those that are stored below.
  await advanceOrder(admin, id, { request: { status: 'cancelled' }, now: at })
})

test('by the day on which they count, receipts are the turnover of each day', async () => {
  const at = new Date('2027-05-11T10:15:00Z')
  const [early, day, late] = ['2027-05-11', '2027-05-12', '2027-05-13']
  const { caller } = await newCustomer()
  const paidAhead = await order(caller, { requested_for: `${day}T12:00:00+02:00` }, at)
  await collected(paidAhead.orderId, at)
  const closedLate = await order(caller, { requested_for: `${day}T12:15:00+02:00` }, at)
  await advanceOrder(admin, closedLate.orderId, { request: { status: 'accepted' }, now: at })
  await collected(closedLate.orderId, new Date(`${late}T08:00:00Z`))
  const paidInVain = await order(caller, { requested_for: `${day}T12:30:00+02:00` }, at)
  await collected(paidInVain.orderId, at)
  await advanceOrder(admin, paidInVain.orderId, { request: { status: 'cancelled' }, now: new Date(`${day}T08:00:00Z`) })
  const [head = [], ...rows] = await rowsOf('receipts', { from: early, to: late })
  for (const date of [early, day, late]) {
    const counted = rows.filter((row) => row[head.indexOf('Counts on')] === date)
    expect([date, sumOf([head, ...counted], 'Gross')]).toEqual([date, await turnoverOf(date)])
  }
  expect(await turnoverOf(early), 'two of the three').toBe(7560)
  for (const { orderId } of [paidAhead, closedLate])
    await advanceOrder(admin, orderId, { request: { status: 'cancelled' }, now: at })
})

async function collected(id: string, at: Date): Promise<void> {
  const { status } = await db().order.findUniqueOrThrow({ where: { id } })
  if (status === 'received') await advanceOrder(admin, id, { request: { status: 'accepted' }, now: at })
  const { id: payment } = await db().payment.findUniqueOrThrow({ where: { orderId: id } })
  await settlePayment(admin, payment, { status: 'collected', now: at })
}

async function turnoverOf(day: string): Promise<number> {
  const { totals } = await findPeriodReport(admin, { from: day, to: day, group: 'day' }, new Date(`${day}T20:00:00Z`))
  return totals.grossAfterReversalsRappen
}

test('a shop without VAT gives receipts without a word of it', async () => {
  const months = { from: '2025-03-01', to: '2025-03-31' }
  expect((await rowsOf('receipts', months))[0]).toContain('VAT')
  await db().shop.updateMany({ data: { vatNumber: '' } })
  const [head = []] = await rowsOf('receipts', months)
  expect(head.slice(-3)).toEqual(['Turnover', 'Rounding to 5 Rappen', 'Paid online'])
  expect(head.join()).not.toContain('VAT')
})

test('movements of money add up to the cash of the days', async () => {
  const rows = await rowsOf('payments')
  const { cash } = await snapshot((reader) => findMoneyMoved(reader, period))
  expect(sumOf(rows, 'Amount')).toBe(cash.takenRappen - cash.refundedRappen)
  expect(rows).toHaveLength(1 + 3)
})

test.each(journals)('the last line of %s counts its rows and adds them up', async (journal) => {
  const rows = await fileOf(journal)
  const [head = [], total = []] = [rows[0], rows.pop()]
  expect(total.slice(0, 2)).toEqual(['Total', String(rows.length - 1)])
  const sums = head.map((name, index) => ({ name, sum: total[index] ?? '' })).slice(2)
  const amounts = sums.filter(({ sum }) => sum.includes('.'))
  expect(amounts).not.toEqual([])
  for (const { name, sum } of amounts) expect(Math.round(Number(sum) * 100)).toBe(sumOf(rows, name))
})

test('an order has one row, with its guest, and formulas in names stay words', async () => {
  const rows = await rowsOf('orders')
  expect(rows).toHaveLength(1 + 3)
  const row = rows.find(([id]) => id === sold)
  expect(row?.slice(2, 5)).toEqual(['2027-05-07', 'completed', 'Pickup'])
  expect(row?.join(';')).toContain("'=1+1")
  expect(await rowsOf('orders', { from: '2026-01-01', to: '2026-12-31' })).toHaveLength(1)
})

test('the archive of a period holds each table and each journal as it is alone', async () => {
  const pieces: Uint8Array[] = []
  for await (const piece of periodArchive(admin, { ...period, group: 'day' }, { language: 'en', now: next }))
    pieces.push(piece)
  const files = unzipSync(Buffer.concat(pieces))
  expect(Object.keys(files)).toEqual(
    [
      'report.pdf',
      ...[...reportTables.map((table) => `report-${table}`), ...journals].map((name) => `${name}.csv`),
    ].map((name) => name.replace('.', '-2027-05-07-2027-05-08.')),
  )
  const receipts = strFromU8(files['receipts-2027-05-07-2027-05-08.csv'] ?? new Uint8Array())
  expect(receipts.split('\r\n')).toHaveLength((await fileOf('receipts')).length + 1)
})

test('more records than are read at once all come, once', async () => {
  const many = fc.sample(randomOrder, { seed: 1, numRuns: 1200 }).map(booked).filter(isBooked)
  await storeOrders(many)
  const days = many.map(({ businessDay }) => businessDay).toSorted()
  const rows = await rowsOf('orders', { from: days[0] ?? '', to: days.at(-1) ?? '' })
  expect(rows.map(([id]) => id)).toEqual(expect.arrayContaining(many.map(({ id }) => id)))
  expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length)
})
