import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { createShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'
import { findPreview } from './preview'

let admin: Admin

beforeAll(async () => {
  await createShop()
  admin = await administrator()
})

const lettersIn = (svg: string) => svg.replaceAll(/<[^>]+>/g, '').replaceAll('&#xa0;', ' ')

test('a printer is shown with the page that tries it, then with its newest ticket, and nothing is fetched from elsewhere', async () => {
  const data = { name: 'Küche', kind: 'star', tokenHash: randomUUID(), paper: 58 } as const
  const { id } = await db().printer.create({ data })
  const before = await findPreview(admin, id)
  expect(lettersIn(before)).toContain('Der Drucker Küche ist verbunden.')
  const { orderId } = await order((await newCustomer()).caller)
  await advanceOrder(admin, orderId, { request: { status: 'accepted' } })
  const after = await findPreview(admin, id)
  expect(lettersIn(after)).toContain('2×Limmat Burger')
  for (const svg of [before, after]) {
    expect(svg).toMatch(/^<svg /)
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|@import/)
  }
})
