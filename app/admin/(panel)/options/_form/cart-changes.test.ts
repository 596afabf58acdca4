import { expect, test } from 'vitest'
import { groupFields, initialValues } from '@/lib/menu/items/item-fields'
import { texts } from '@/lib/i18n/texts'
import { cartChanges } from './cart-changes'
import type { SentGroup, SentOption } from './sent-group'

const words = texts('de').admin.options
const option = (id: string, name: string, more: Partial<SentOption> = {}): SentOption => ({
  id,
  name,
  name_en: '',
  kitchen_name: '',
  price: '2.00',
  size_prices: [],
  is_default: false,
  allergens: [],
  allergens_taken_away: [],
  origins: [],
  vat_class: null,
  minimum_age: 0,
  ingredient_kinds: [],
  production_methods: null,
  volume_ml: null,
  points: null,
  ...more,
})
const cheese = option('cheese', 'Käse', { size_prices: [{ size_id: 'large', price: '3.00' }] })
const egg = option('egg', 'Ei')
const extras: SentGroup = {
  name: 'Extras',
  name_en: '',
  ...initialValues(groupFields),
  pricing: 'add',
  min_units: 0,
  max_units: 3,
  max_each: 2,
  free_units: 0,
  options: [cheese, egg],
}

function changed(more: Partial<SentGroup>): string[] {
  return cartChanges(extras, { ...extras, ...more }, words, new Map([['large', '40 cm']])).map((line) =>
    line.replaceAll('\u00a0', ' '),
  )
}

test('words, order, a looser rule and a new option change no cart', () => {
  const reworded = [
    { ...egg, name: 'Spiegelei', kitchen_name: 'EI' },
    cheese,
    option('new', 'Speck', { id: undefined }),
  ]
  expect(changed({ name: 'Zutaten', note: 'neu', max_units: null, options: reworded })).toEqual([])
})

test('prices, by size too', () => {
  const dearer = { ...cheese, price: '2.50', size_prices: [{ size_id: 'large', price: '3.50' }] }
  expect(changed({ options: [dearer, egg] })).toEqual([
    'Käse: CHF 2.00 → CHF 2.50.',
    'Käse bei 40 cm: CHF 3.00 → CHF 3.50.',
  ])
  expect(changed({ options: [{ ...cheese, size_prices: [] }, egg] })).toEqual([
    'Käse bei 40 cm: wieder der gewöhnliche Preis.',
  ])
})

test('a removal, a default, free units and a tighter rule', () => {
  expect(changed({ options: [{ ...cheese, is_default: true }], free_units: 1, max_units: 2 })).toEqual([
    'Regel: bis 3, jede bis 2-mal → bis 2, jede bis 2-mal.',
    'Gratis: 0 → 1.',
    'Käse ist neu vorgewählt.',
    'Ei gibt es nicht mehr.',
  ])
  const bacon = option('', 'Speck', { id: undefined, is_default: true })
  expect(changed({ options: [cheese, egg, bacon] })).toEqual(['Speck ist neu vorgewählt.'])
})
