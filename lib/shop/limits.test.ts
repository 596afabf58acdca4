import { beforeAll, expect, it } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { mostOfOneItem } from '../orders/limits'
import { createShop } from '@/lib/testing/shop/shop'
import { settingFields, wireNameOf, type Setting } from './settings/setting-fields'

beforeAll(createShop)

// Of the capacity the table knows only that it is not negative.
const columns = Object.entries<Setting>(settingFields).flatMap(([name, setting]) =>
  setting.kind === 'number' && name !== 'slotCapacity' ? [{ ...setting, column: wireNameOf(name) }] : [],
)

it.each(columns)('the table takes $column from $least to $most and nothing outside of it', async (setting) => {
  const { column, least, most } = setting
  for (const value of [least, most]) await expect(set(column, value)).resolves.toBe(1)
  for (const value of [least - 1, most + 1])
    await expect(set(column, value)).rejects.toThrow(
      /shop_(minutes|largest_order|open_orders|acceptance|quarter_points|quarter_deliveries|last_pickup_minutes|last_delivery_minutes)_check/,
    )
})

it('an order line takes as many pieces as the cart', async () => {
  const [row] = await db().$queryRawUnsafe<{ definition: string }[]>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'order_line_quantity_check'`,
  )
  expect(row?.definition).toContain(`<= ${mostOfOneItem})`)
})

async function set(name: string, value: number): Promise<number> {
  return db().$executeRawUnsafe(`update shop set ${name} = ${value}`)
}
