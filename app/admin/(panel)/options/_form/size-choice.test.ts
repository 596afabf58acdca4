import { expect, test } from 'vitest'
import { groupFields, initialValues } from '@/lib/menu/items/item-fields'
import type { Option, OptionGroup } from '@/lib/menu/options/option-group'
import { localizedOf } from '@/lib/i18n/localized'
import { sizeGroupsBeside } from './size-choice'

const option = (id: string, priceRappen: number, sizePrices: Option['sizePrices'] = []) =>
  ({ id, name: localizedOf({ de: id }), priceRappen, sizePrices }) as Option

function group(id: string, options: Option[], units: 1 | null = 1): OptionGroup {
  const rule = { pricing: 'add', minUnits: units ?? 0, maxUnits: units, maxEach: 1, freeUnits: 0 } as const
  return { id, name: localizedOf({ de: id }), ...initialValues(groupFields), version: 1, options, ...rule }
}

const size = group('size', [option('small', 0), option('large', 700)])
const doneness = group('doneness', [option('medium', 0), option('well done', 0)])
const cup = group('cup', [option('deposit', 200)], null)
const extras = group('extras', [option('cheese', 300)], null)
const groups = [size, doneness, cup, extras]

function offered(to: OptionGroup | null, items: string[][]): string[] {
  const asking = items.map((ids) => ({ optionGroups: ids.map((id) => ({ id })) }))
  return sizeGroupsBeside(to, groups, asking).map(({ id }) => id)
}

test('extras may cost by what one dish asks beside them, where exactly one is chosen', () => {
  expect(offered(extras, [['size', 'cup', 'extras'], ['doneness']])).toEqual(['size'])
})

test('a group that no dish asks for may cost by any choice that costs something', () => {
  expect(offered(extras, [['size']])).toEqual(['size'])
  expect(offered(null, [])).toEqual(['size'])
})

test('a price by size that there is stays in the form, whatever dishes ask', () => {
  const priced = group('extras', [option('cheese', 300, [{ sizeId: 'medium', priceRappen: 400 }])], null)
  expect(offered(priced, [['size', 'extras']])).toEqual(['size', 'doneness'])
})
