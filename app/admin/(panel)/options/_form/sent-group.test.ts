import { expect, test } from 'vitest'
import { texts } from '@/lib/i18n/texts'
import { initialValues, optionFields } from '@/lib/menu/items/item-fields'
import { toRow } from '@/lib/platform/database/rows'
import { composedGroup, type SentOption } from './sent-group'

const { options, menu, forms } = texts('de').admin
const plain = {
  ...{ name: 'Käse', name_en: 'Cheese', price: '2.00', size_prices: [], vat_class: null },
  ...toRow(initialValues(optionFields)),
} as unknown as SentOption

function inWords(more: Partial<SentOption>): string {
  const { show } = composedGroup({ options, menu, forms }, new Map([['large', '40 cm']])).options ?? {}
  return show?.([{ ...plain, ...more }] as never) ?? ''
}

test.each<[Partial<SentOption>, string]>([
  [{}, 'Käse 2.00 · Cheese'],
  [{ size_prices: [{ size_id: 'large', price: '3' }] }, 'Käse 2.00 · Cheese · 40 cm: 3.00'],
  [{ is_default: true, kitchen_name: 'KÄ' }, 'Käse 2.00 · Cheese · Name für die Küche: KÄ · vorgewählt'],
  [{ allergens: [] }, 'Käse 2.00 · Cheese · Allergene: Keine'],
  [{ allergens: ['milk'], minimum_age: 16 }, 'Käse 2.00 · Cheese · Allergene: Milch · Mindestalter: 16 Jahre'],
])('of an option with %j two people choose between all that it states', (more, expected) => {
  expect(inWords(more)).toBe(expected)
})
