import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { plainSql } from '@/lib/testing/database/plain-sql'
import { shopLanguage } from '@/lib/i18n/language'
import { menuItemChanges } from '@/lib/menu/items/form-schema'
import {
  highestPriceRappen,
  longestDescription,
  longestGroupNote,
  longestIngredient,
  longestOptionName,
  mostGroupsOfItem,
  mostOptionsOfGroup,
  mostUnits,
  mostVolumeMl,
} from '@/lib/menu/limits'
import { optionGroupForm } from '@/lib/menu/options/schema'

// Endpoint and PostgreSQL draw the same line: what lies on it passes both, what lies beyond is refused by each of them.
// The length of a text and the words of a list are the endpoint's alone (record 71).
// The form in the browser takes its limits from the same numbers, and its rule from the endpoint's own check.

const { sql } = plainSql()
const dish = randomUUID()

beforeEach(async () => {
  await sql.query(`with made as (insert into category (id, name) values (gen_random_uuid(), 'Pizza') returning id)
    insert into menu_item (id, category_id, name, price_rappen) select '${dish}', id, 'Margherita', 1600 from made`)
  await sql.query('savepoint empty')
})

const cheese = {
  name: 'Käse',
  name_en: '',
  kitchen_name: '',
  price: 2,
  is_default: false,
  allergens: ['milk'],
  allergens_taken_away: [] as string[],
  origins: [] as object[],
  vat_class: null as string | null,
  minimum_age: 0,
  ingredient_kinds: [] as string[],
  production_methods: [] as string[],
  volume_ml: null as number | null,
}
type Option = typeof cheese

const extras = {
  name: 'Extras',
  name_en: '',
  note: '',
  pricing: 'add',
  min_units: 0,
  max_units: 3 as number | null,
  max_each: 1,
  free_units: 0,
  options: [cheese, { ...cheese, name: 'Ei' }],
}
type Group = typeof extras

const option = (change: Partial<Option>): Partial<Group> => ({ options: [{ ...cheese, ...change }] })
const so = (many: number, change: Partial<Option> = {}): Partial<Group> => ({
  options: Array.from({ length: many }, () => ({ ...cheese, ...change })),
})
const size = { ...so(2), pricing: 'base', min_units: 1, max_units: 1 }
const origin = { ingredient: 'Rind', country: 'CH' }
const origins = (many: number) => option({ origins: Array.from({ length: many }, () => origin) })
const francs = (rappen: number) => rappen / 100

const limits: [what: string, within: Partial<Group>, beyond: Partial<Group>, constraint: string][] = [
  ['a name', { name: 'S' }, { name: '' }, 'option_group_named_check'],
  ['no blank name', {}, { name: ' \t ' }, 'option_group_named_check'],
  [
    'a short note',
    { note: 'n'.repeat(longestGroupNote) },
    { note: 'n'.repeat(longestGroupNote + 1) },
    'option_group_note_check',
  ],
  ['at least none', { min_units: 0 }, { min_units: -1 }, 'option_group_units_check'],
  [
    'no more at least than at most',
    { min_units: 2, max_units: 2 },
    { min_units: 2, max_units: 1 },
    'option_group_units_check',
  ],
  ['at most one', { max_units: 1 }, { max_units: 0 }, 'option_group_units_check'],
  ['at most so many', { max_units: mostUnits }, { max_units: mostUnits + 1 }, 'option_group_units_check'],
  ['one of each', { max_each: 1 }, { max_each: 0 }, 'option_group_units_check'],
  ['so many of each', { max_each: mostUnits }, { max_each: mostUnits + 1 }, 'option_group_units_check'],
  ['none for free', { free_units: 0 }, { free_units: -1 }, 'option_group_units_check'],
  [
    'so many for free',
    { max_units: null, free_units: mostUnits },
    { max_units: null, free_units: mostUnits + 1 },
    'option_group_units_check',
  ],
  ['no more for free than at most', { free_units: 3 }, { free_units: 4 }, 'option_group_free_check'],
  ['no more than there is', { min_units: 2 }, { min_units: 3 }, 'option_group_reach'],
  [
    'no more than there is of each',
    { ...so(1), min_units: 3, max_each: 3 },
    { ...so(1), min_units: 3, max_each: 2 },
    'option_group_reach',
  ],
  ['a size', size, { ...size, options: [] }, 'option_group_reach'],
  ['exactly one size', size, { ...size, max_units: 2 }, 'option_group_base_check'],
  ['so many options', so(mostOptionsOfGroup), so(mostOptionsOfGroup + 1), 'option_group_options'],
  ['no more defaults than at most', so(3, { is_default: true }), so(4, { is_default: true }), 'option_group_defaults'],
  ['a named option', option({ name: 'K' }), option({ name: ' ' }), 'option_named_check'],
  [
    'a short name for the kitchen',
    option({ kitchen_name: 'k'.repeat(longestOptionName) }),
    option({ kitchen_name: 'k'.repeat(longestOptionName + 1) }),
    'option_kitchen_name_check',
  ],
  ['an option for nothing', option({ price: 0 }), option({ price: -0.01 }), 'option_price_check'],
  [
    'an option for so much',
    option({ price: francs(highestPriceRappen) }),
    option({ price: francs(highestPriceRappen + 1) }),
    'option_price_check',
  ],
  [
    'an allergen of the law',
    option({ allergens: ['nuts'] }),
    option({ allergens: ['cheese'] }),
    'option_allergens_check',
  ],
  [
    'brought or taken away',
    option({ allergens_taken_away: ['eggs'] }),
    option({ allergens_taken_away: ['milk'] }),
    'option_allergens_check',
  ],
  ['a drop', option({ volume_ml: 1 }), option({ volume_ml: 0 }), 'option_volume_check'],
  ['a keg', option({ volume_ml: mostVolumeMl }), option({ volume_ml: mostVolumeMl + 1 }), 'option_volume_check'],
  ['an age of the law', option({ minimum_age: 18 }), option({ minimum_age: 17 }), 'option_minimum_age_check'],
]

const limitsOfTheEndpoint: [what: string, within: Partial<Group>, beyond: Partial<Group>][] = [
  ['a short name', { name: 'ö'.repeat(longestOptionName) }, { name: 'ö'.repeat(longestOptionName + 1) }],
  ['a short English name', { name_en: 'o'.repeat(longestOptionName) }, { name_en: 'o'.repeat(longestOptionName + 1) }],
  [
    'an option of a short name',
    option({ name: 'k'.repeat(longestOptionName) }),
    option({ name: 'k'.repeat(longestOptionName + 1) }),
  ],
  ['an origin', option({ origins: [origin] }), option({ origins: [{ ...origin, country: 'ch' }] })],
  [
    'a short ingredient',
    option({ origins: [{ ...origin, ingredient: 'i'.repeat(longestIngredient) }] }),
    option({ origins: [{ ...origin, ingredient: 'i'.repeat(longestIngredient + 1) }] }),
  ],
  ['a kind of ingredient', option({ ingredient_kinds: ['own_dough'] }), option({ ingredient_kinds: ['gold'] })],
  [
    'a production method of the ordinances',
    option({ production_methods: ['force_fed'] }),
    option({ production_methods: ['handmade'] }),
  ],
  ['so many origins', origins(20), origins(21)],
]

test.each(limits)('of a group: %s', async (_, within, beyond, constraint) => {
  expect(optionGroupForm.safeParse({ ...extras, ...within }).error).toBeUndefined()
  await write({ ...extras, ...within })
  await sql.query('rollback to empty')
  expect(optionGroupForm.safeParse({ ...extras, ...beyond }).success).toBe(false)
  await expect(write({ ...extras, ...beyond })).rejects.toMatchObject({ constraint })
})

test.each(limitsOfTheEndpoint)('of a group, by the endpoint alone: %s', (_, within, beyond) => {
  expect(optionGroupForm.safeParse({ ...extras, ...within }).error).toBeUndefined()
  expect(optionGroupForm.safeParse({ ...extras, ...beyond }).success).toBe(false)
})

test.each([
  ['pricing', { pricing: 'times' }],
  ['a VAT class', option({ vat_class: 'luxury' })],
])('of a group: %s that is none', async (_, beyond) => {
  expect(optionGroupForm.safeParse({ ...extras, ...beyond }).success).toBe(false)
  await expect(write({ ...extras, ...beyond })).rejects.toMatchObject({ code: '22P02' })
})

/** As it was sent, by no code of the shop; with the refusals that wait for the end of a transaction. */
async function write({ options, name, name_en: nameEn, ...rule }: Group) {
  const group = { ...rule, id: randomUUID(), name: textIn(name, nameEn), version: 1, created_at: now, updated_at: now }
  await sql.query(`insert into option_group select * from jsonb_populate_record(null::option_group, $1)`, [group])
  const rows = options.map(({ name: text, name_en: english, price, ...row }, position) => ({
    ...row,
    id: randomUUID(),
    group_id: group.id,
    name: textIn(text, english),
    price_rappen: Math.round(price * 100),
    allergens_declared: true,
    methods_declared: true,
    available: true,
    position,
  }))
  await sql.query(`insert into option select * from jsonb_populate_recordset(null::option, $1)`, [JSON.stringify(rows)])
  await sql.query('set constraints all immediate')
}

const now = '2026-11-22T12:00:00Z'
const textIn = (own: string, en: string) => ({ [shopLanguage]: own, en })

test('a name of blanks in another language is read as none', () => {
  expect(optionGroupForm.parse({ ...extras, name_en: ' ' }).name_en).toBe('')
})

test('taking away an option that the group needs, or the last of its units', async () => {
  await write({ ...extras, min_units: 2 })
  await sql.query('savepoint written')
  const needed = { constraint: 'option_group_reach' }
  await expect(sql.query(`delete from option where name ->> '${shopLanguage}' = 'Ei'`)).rejects.toMatchObject(needed)
  await sql.query('rollback to written')
  await expect(sql.query('update option_group set min_units = 3')).rejects.toMatchObject(needed)
  await sql.query('rollback to written')
  await sql.query('delete from option_group')
})

test('an option goes for another one, within one transaction', async () => {
  await write({ ...extras, min_units: 2 })
  await sql.query('set constraints all deferred')
  await sql.query(`delete from option where name ->> '${shopLanguage}' = 'Ei'`)
  await sql.query(`insert into option (id, group_id, name)
    select gen_random_uuid(), id, '{"${shopLanguage}": "Speck"}' from option_group`)
  await expect(sql.query('set constraints all immediate')).resolves.toBeDefined()
})

test('groups of a dish', async () => {
  const ids = Array.from({ length: mostGroupsOfItem + 1 }, () => randomUUID())
  const named = `'{"${shopLanguage}": "Sauce"}'`
  await sql.query(`insert into option_group (id, name) select unnest($1::uuid[]), ${named}`, [ids])
  const attach = async (wanted: string[]) => {
    await sql.query(`insert into menu_item_option_group (menu_item_id, group_id) select $1, unnest($2::uuid[])`, [
      dish,
      wanted,
    ])
    await sql.query('set constraints all immediate')
  }
  const accepts = (wanted: string[]) =>
    menuItemChanges.safeParse({ option_groups: JSON.stringify(wanted.map((id) => ({ id }))) }).success
  const most = ids.slice(0, mostGroupsOfItem)
  expect([accepts(most), accepts(ids)]).toEqual([true, false])
  await attach(most)
  await expect(attach(ids.slice(mostGroupsOfItem))).rejects.toMatchObject({ constraint: 'menu_item_option_group_most' })
})

test.each([
  ['sold_from', '2000-01-01', '1999-12-31', 'menu_item_sold_years_check'],
  ['sold_until', '2199-12-31', '2200-01-01', 'menu_item_sold_years_check'],
] as const)('of a dish: %s', async (field, within, beyond, constraint) => {
  const set = (value: unknown) =>
    sql.query(`update menu_item set (${field}) = (select ${field} from jsonb_populate_record(null::menu_item, $1))`, [
      { [field]: value },
    ])
  expect(menuItemChanges.safeParse({ [field]: within }).error).toBeUndefined()
  await set(within)
  expect(menuItemChanges.safeParse({ [field]: beyond }).success).toBe(false)
  await expect(set(beyond)).rejects.toMatchObject({ constraint })
})

test.each([
  ['description', 'd'.repeat(longestDescription), 'd'.repeat(longestDescription + 1)],
  ['origins', [origin], [{ ingredient: ' ', country: 'CH' }]],
] as const)('of a dish, by the endpoint alone: %s', (field, within, beyond) => {
  expect(menuItemChanges.safeParse({ [field]: within }).error).toBeUndefined()
  expect(menuItemChanges.safeParse({ [field]: beyond }).success).toBe(false)
})

test('a production method of a dish or an option of which nothing is declared', async () => {
  const undeclared = `methods_declared = false, production_methods = '{hormones}'`
  await write(extras)
  await sql.query('savepoint written')
  for (const table of ['menu_item', 'option']) {
    const constraint = `${table}_production_methods_check`
    await expect(sql.query(`update ${table} set ${undeclared}`)).rejects.toMatchObject({ constraint })
    await sql.query('rollback to written')
  }
})
