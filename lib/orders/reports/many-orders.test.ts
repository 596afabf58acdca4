import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { findSetup } from '@/lib/shop/setup/setup'
import { blocksRead } from '@/lib/testing/database-reads'
import { addManyCustomers } from '@/lib/testing/many-customers'
import { createShop } from '@/lib/testing/shop'
import { administrator } from '@/lib/testing/staff'
import { findDashboard } from './find-dashboard'
import { findSalesComparison } from './sales-comparison'

// Forty thousand completed orders are more than a thousand blocks of their table.
const mostBlocks = 150

let admin: Admin

beforeAll(async () => {
  await createShop()
  admin = await administrator()
  await addManyCustomers()
}, 60_000)

test.each([
  ['how far the shop is set up', () => findSetup(admin)],
  ['what today has sold and what waits', () => findDashboard(admin)],
  ['today beside a week ago', () => findSalesComparison(admin, { span: 'day', day: '2027-02-01' })],
])('%s is known without looking through years of orders', async (_what, ask) => {
  expect(await blocksRead(ask)).toBeLessThan(mostBlocks)
})
