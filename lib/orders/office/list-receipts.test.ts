import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { refundOrder } from '@/lib/orders/money/counter/refund-order'
import { reverseOrder } from '@/lib/orders/money/counter/reverse-order'
import { findPeriodReport } from '@/lib/orders/reports/period-report'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { listGivenReceipts, receiptListQuery } from './list-receipts'

const noon = new Date('2027-05-07T10:15:00Z')
let admin: Admin

// Food and beer: a sale that was paid back in part, and one that was taken back.
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
  const part = { id: randomUUID(), reason: 'Kalt', lines: [{ position: 0, quantity: 1 }] }
  await refundOrder(admin, ids[0] ?? '', { request: part, now: noon })
  await reverseOrder(admin, ids[1] ?? '', { reason: 'Kalt', now: noon })
})

const asked = (query: object) => listGivenReceipts(admin, receiptListQuery.parse(query))

test('receipts follow each other by their number, and the last one is the cursor', async () => {
  const { items, next } = await asked({})
  expect(items.map(({ number, kind, replaces }) => [number, kind, replaces])).toEqual([
    ['2027-000001', 'sale', null],
    ['2027-000002', 'sale', null],
    ['2027-000003', 'change', '2027-000001'],
    ['2027-000004', 'reversal', '2027-000002'],
  ])
  expect(next).toBeNull()
  const page = await asked({ limit: '2' })
  expect(page.next).toBe('2027-000002')
  expect((await asked({ after: page.next })).items).toEqual(items.slice(2))
  expect((await asked({ after: '2026-999999' })).items).toHaveLength(4)
  expect((await asked({ after: '2028-000000' })).items).toEqual([])
})

test('amounts are those on the receipt, by rate and by way of paying', async () => {
  const { items } = await asked({})
  expect(items.map(({ amountRappen }) => amountRappen)).toEqual([4403, 4403, 2513, -4403])
  for (const receipt of items) {
    for (const { amountRappen, byRate, byMethod } of [receipt, receipt.booked]) {
      expect(byRate.reduce((sum, { grossRappen }) => sum + grossRappen, 0)).toBe(amountRappen)
      expect(byMethod.reduce((sum, part) => sum + part.amountRappen, 0)).toBe(amountRappen)
      for (const { grossRappen, netRappen, vatRappen } of byRate) expect(netRappen + vatRappen).toBe(grossRappen)
    }
  }
  expect(items[0]?.byRate.map(({ vatPerCent }) => vatPerCent)).toEqual([2.6, 8.1])
  expect(items[0]?.roundingRappen).toBe(2)
})

test('what receipts book adds up to the turnover', async () => {
  const { items } = await asked({})
  const booked = items.reduce((sum, receipt) => sum + receipt.booked.amountRappen, 0)
  const report = await findPeriodReport(admin, { from: '2027-05-07', to: '2027-05-07', group: 'day' })
  expect(booked).toBe(report.totals.grossAfterReversalsRappen)
})

test.each(['2027', '2027-1', 'x', '2027-000001 '])('%j is no number of a receipt', (after) => {
  expect(receiptListQuery.safeParse({ after }).success).toBe(false)
})
