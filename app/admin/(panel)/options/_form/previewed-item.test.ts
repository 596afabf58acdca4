import { expect, test } from 'vitest'
import { groupFields, initialValues } from '@/lib/menu/items/item-fields'
import { exampleItem, previewedGroup, previewedItem } from './previewed-item'
import type { OptionView, SentGroup, SentOption } from './sent-group'

const option = (name: string, more: Partial<SentOption> = {}) =>
  ({ name, name_en: '', price: '2.50', size_prices: [], is_default: false, ...more }) as SentOption
const rule = { pricing: 'add', min_units: 0, max_units: 3, max_each: 1, free_units: 0 } as const
const typed: SentGroup = {
  ...rule,
  name: 'Extras',
  name_en: '',
  ...initialValues(groupFields),
  options: [option('Käse', { id: 'cheese' })],
}
const states = new Map<string, Pick<OptionView, 'available' | 'sold_out'>>()

test('the group stands as it is typed where the dish asks for it, under the same condition and at its prices', () => {
  const group = previewedGroup(typed, { id: 'extras', states })
  const stored = { ...group, name: 'Beilagen', whenOptionId: 'menu' }
  const size = { ...group, id: 'size', name: 'Grösse' }
  const dish = { ...exampleItem('Pizza', size), optionGroups: [size, stored] }
  expect(previewedItem(dish, group, []).optionGroups).toMatchObject([
    { name: 'Grösse' },
    { name: 'Extras', whenOptionId: 'menu' },
  ])
  const own = [dish.id, 'another dish'].map((menuItemId, at) => ({ menuItemId, optionId: 'cheese', priceRappen: at }))
  expect(previewedItem(dish, group, own).optionGroups[1]).toMatchObject({ options: [{ priceRappen: 0 }] })
})

test('an amount that is typed only in part costs nothing yet', () => {
  const options = [option('Käse', { price: '2.' }), option('Ei', { price: 'x' }), option('Speck', { price: '1.20' })]
  const group = previewedGroup({ ...typed, options }, { id: undefined, states })
  expect(group.options.map(({ priceRappen }) => priceRappen)).toEqual([0, 0, 120])
  expect(new Set(group.options.map(({ id }) => id)).size).toBe(3)
})

test('what the kitchen or the office has switched is shown so, and what is new can be had', () => {
  const off = new Map([['cheese', { available: false, sold_out: true }]])
  const group = previewedGroup({ ...typed, options: [...typed.options, option('Ei')] }, { id: 'extras', states: off })
  expect(group.options).toMatchObject([
    { available: false, soldOut: true },
    { available: true, soldOut: false },
  ])
})
