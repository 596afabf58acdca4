import { Client } from 'pg'
import { expect, test } from 'vitest'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { createShop } from '@/lib/testing/shop/shop'
import { db } from '@/lib/platform/database/db'
test('cost', async () => {
  await createShop()
  await db().shop.updateMany({ data: { slotCapacity: 0, quarterPoints: 0, openOrdersPerCustomer: 0 } })
  const admin = new Client({ connectionString: process.env.DATABASE_ADMIN_URL! })
  await admin.connect()
  const customers = await Promise.all(Array.from({ length: 400 }, () => newCustomer()))
  let n = 0
  const one = async () => { const t = performance.now(); await order(customers[n++ % 400]!.caller); return performance.now() - t }
  for (let i = 0; i < 100; i++) await one()
  const on: number[] = [], off: number[] = []
  for (let round = 0; round < 60; round++) {
    const isOn = round % 2 === 0
    await admin.query(`alter table orders ${isOn ? 'enable' : 'disable'} trigger orders_event`)
    await one(); await one(); await one()
    for (let i = 0; i < 20; i++) (isOn ? on : off).push(await one())
  }
  const med = (x: number[]) => x.toSorted((a, b) => a - b)[x.length >> 1]!
  console.log('COST on', med(on).toFixed(3), 'off', med(off).toFixed(3), 'ratio', (med(on) / med(off)).toFixed(4), on.length)
  await admin.end()
  expect(1).toBe(1)
}, 300_000)
