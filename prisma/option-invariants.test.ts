import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { plainSql } from '@/lib/testing/database/plain-sql'

// What option groups can never be: plain SQL, as in invariants.test.ts.

const { sql, ...plain } = plainSql()
const [dish, size, small, large, extras, cheese, drinks, cola] = Array.from({ length: 8 }, () => randomUUID())
const anyName = '{"de": "Käse"}'

beforeEach(async () => {
  await sql.query(`with made as (insert into category (id, name) values (gen_random_uuid(), 'Pizza') returning id)
    insert into menu_item (id, category_id, name, price_rappen) select '${dish}', id, 'Margherita', 1600 from made`)
  await sql.query(
    `insert into option_group (id, name, pricing, min_units, max_units) values ('${size}', '${anyName}', 'base', 1, 1)`,
  )
  await sql.query(
    `insert into option_group (id, name, max_units) values ('${extras}', '${anyName}', 3), ('${drinks}', '${anyName}', 1)`,
  )
  await sql.query(`insert into option (id, group_id, name, price_rappen, is_default) values
    ('${small}', '${size}', '${anyName}', 1600, true), ('${large}', '${size}', '${anyName}', 2200, false),
    ('${cheese}', '${extras}', '${anyName}', 200, false), ('${cola}', '${drinks}', '${anyName}', 0, true)`)
  await sql.query('set constraints all immediate')
})

function expectRefused(constraint: string, statement: string) {
  return plain.expectRefused({ constraint }, statement)
}

test.each(['min_units = 4', 'min_units = -1', 'max_units = 0', 'max_each = 0', 'free_units = -1', 'max_units = 21'])(
  'a group with %s',
  (rule) => expectRefused('option_group_units_check', `update option_group set ${rule} where id = '${extras}'`),
)

test.each(['min_units = 0', 'max_units = null', 'max_each = 2', 'free_units = 1', 'max_units = 2'])(
  'a base group with %s',
  (rule) => expectRefused('option_group_base_check', `update option_group set ${rule} where id = '${size}'`),
)

test('two defaults in a base group', () =>
  expectRefused('option_group_defaults', `update option set is_default = true where id = '${large}'`))

test('more defaults than the group takes, from either side', async () => {
  await sql.query(
    `insert into option (id, group_id, name, is_default) select gen_random_uuid(), '${extras}', '${anyName}', true from generate_series(1, 3)`,
  )
  await expectRefused('option_group_defaults', `update option_group set max_units = 2 where id = '${extras}'`)
})

test.each([-1, 1_000_001])('an option or a size price of %d Rappen', async (price) => {
  await expectRefused('option_price_check', `update option set price_rappen = ${price} where id = '${cheese}'`)
  await expectRefused(
    'option_size_price_check',
    `insert into option_size_price values ('${cheese}', '${large}', ${price})`,
  )
})

test('an option that adds what it takes away, contains what it does not declare, or an allergen that is none', async () => {
  for (const change of [
    `allergens_declared = true, allergens = '{milk}', allergens_taken_away = '{milk}'`,
    `allergens = '{milk}'`,
    `allergens_taken_away = '{cheese}'`,
  ]) {
    await expectRefused('option_allergens_check', `update option set ${change} where id = '${cheese}'`)
  }
})

test.each([
  ['of an option that is no size', `('${large}', '${cheese}', 100)`],
  ['of a size in its own group', `('${small}', '${large}', 100)`],
])('a price %s', (_, values) =>
  expectRefused('option_size_price_size', `insert into option_size_price values ${values}`),
)

const attach = (group: string | undefined, when?: string) =>
  `insert into menu_item_option_group (menu_item_id, group_id, when_option_id) values ('${dish}', '${group}', ${when ? `'${when}'` : 'null'})`

test('a group that depends on itself, or on one that the dish does not ask for', async () => {
  await expectRefused('menu_item_option_group_depth', attach(drinks, cola))
  await expectRefused('menu_item_option_group_depth', attach(drinks, small))
})

test('a group that depends on one that depends on another', async () => {
  await sql.query(attach(size))
  await sql.query(attach(drinks, small))
  await expectRefused('menu_item_option_group_depth', attach(extras, cola))
})

test('taking away the group on which another depends', async () => {
  await sql.query(attach(size))
  await sql.query(attach(drinks, small))
  await expectRefused('menu_item_option_group_depth', `delete from menu_item_option_group where group_id = '${size}'`)
})

const priceWith = (option: string | undefined, group: string | undefined, price = 1900) =>
  `insert into menu_item_option_price (menu_item_id, option_id, group_id, price_rappen)
    values ('${dish}', '${option}', '${group}', ${price})`

test('a price with a dish of an option that it is not asked for, or below 0', async () => {
  await sql.query(attach(size))
  const attempts: [string, string][] = [
    ['menu_item_option_price_menu_item_id_group_id_fkey', priceWith(cheese, extras)],
    ['menu_item_option_price_option_id_group_id_fkey', priceWith(cheese, size)],
    ['menu_item_option_price_check', priceWith(small, size, -1)],
    ['menu_item_option_price_check', priceWith(small, size, 1_000_001)],
  ]
  for (const [constraint, statement] of attempts) await expectRefused(constraint, statement)
})

test('a price with a dish goes with its option and with the attachment', async () => {
  const count = async () => (await sql.query('select from menu_item_option_price')).rowCount
  await sql.query(attach(size))
  await sql.query(priceWith(small, size))
  await sql.query(priceWith(large, size, 0))
  await sql.query(`delete from option where id = '${large}'`)
  expect(await count()).toBe(1)
  await sql.query(`delete from menu_item_option_group where group_id = '${size}'`)
  expect(await count()).toBe(0)
})

test('deleting a group that a dish asks for, or an option on which one depends', async () => {
  await sql.query(attach(size))
  await sql.query(attach(drinks, large))
  await expectRefused('menu_item_option_group_group_id_fkey', `delete from option_group where id = '${drinks}'`)
  await expectRefused('menu_item_option_group_when_option_id_fkey', `delete from option where id = '${large}'`)
})

test('a page expires when an option comes back by the clock', async () => {
  await sql.query(`update option set sold_out_until = '2030-01-01T10:00:00Z' where id = '${cheese}'`)
  const { rows } = await sql.query<{ at: Date }>(`select next_change_at('2029-12-31') as at`)
  expect(rows[0]?.at).toEqual(new Date('2030-01-01T10:00:00Z'))
})
