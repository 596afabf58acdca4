import { beforeAll, expect, test, vi } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { countPayBack, listPayments } from '@/lib/orders/read/list-payments'
import { countStuck, listUnsettled } from '@/lib/orders/money/online/unsettled'
import { findSetup } from '@/lib/shop/setup/setup'
import { blocksRead } from '@/lib/testing/database/database-reads'
import { addManyCustomers, addTheirMoney } from '@/lib/testing/shop/many-customers'
import { createShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'
import { findDashboard } from './find-dashboard'
import { findDayCash } from './day-cash'
import { journalCsv } from '@/lib/orders/office/journals'
import { findSalesComparison } from './sales-comparison'
import { findSoldLately, oncePerDayOfGrownShop } from './dishes/sold-things'

// Forty thousand completed orders are more than a thousand blocks of their table.
const mostBlocks = 150

let admin: Admin

beforeAll(async () => {
  await createShop()
  admin = await administrator()
  await addManyCustomers()
  await addTheirMoney()
}, 60_000)

test.each([
  ['how far the shop is set up', () => findSetup(admin)],
  ['what today has sold and what waits', () => findDashboard(admin)],
  ['which payments have not come to an end', () => listUnsettled(admin)],
  ['how many of them are stuck', () => countStuck(admin)],
  ['what is to be paid back', () => countPayBack(admin)],
  ['today beside a week ago', () => findSalesComparison(admin, { span: 'day', day: '2027-02-01' })],
])('%s is known without looking through years of orders', async (_what, ask) => {
  expect(await blocksRead(ask)).toBeLessThan(mostBlocks)
})

test('the newest payments are listed without looking through years of orders', async () => {
  expect(await blocksRead(() => listPayments(admin, { limit: 5, cursor: undefined }))).toBeLessThan(mostBlocks)
})

test('what a day has taken is known from its forty orders', async () => {
  expect(await blocksRead(() => findDayCash(admin, '2025-06-01'))).toBeLessThan(40 * 15)
})

// The first five hundred of three months in the midst of them; each looks up what belongs to it.
test.each(['orders', 'receipts', 'payments'] as const)('a page of %s is read by their index', async (journal) => {
  const pieces = journalCsv(admin, journal, { from: '2026-06-01', to: '2026-08-31', language: 'en' })
  const read = async () => {
    for await (const piece of pieces) if (piece.split('\r\n').length > 2) return
  }
  expect(await blocksRead(read)).toBeLessThan(480)
})

test('what weeks of orders say of the dishes is looked for once a day, not after each change of the menu', async () => {
  const look = vi.fn<typeof findSoldLately>(() => findSoldLately(new Date('2027-01-01T10:00:00Z')))
  const current = oncePerDayOfGrownShop(look)
  await current()
  expect(await blocksRead(current)).toBeLessThan(mostBlocks)
  expect(look).toHaveBeenCalledTimes(1)
})
