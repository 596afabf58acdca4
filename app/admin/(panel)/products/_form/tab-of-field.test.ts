import { expect, test } from 'vitest'
import { tabWithError } from '@/app/admin/_ui/tab-with-error'
import { menuItemForm } from '@/lib/menu/items/form-schema'
import { tabOfField, type ProductTab } from './tab-of-field'

test.each<[string, ProductTab]>([
  ['name', 'dish'],
  ['price', 'dish'],
  ['category_id', 'dish'],
  ['description', 'dish'],
  ['image', 'dish'],
  ['points', 'dish'],
  ['item_price.0193', 'options'],
  ['option_prices', 'options'],
  ['origins.0.country', 'declaration'],
  ['volume_ml', 'declaration'],
  ['selling_times.2.opens', 'availability'],
  ['sold_until', 'availability'],
  ['name_fr', 'translations'],
  ['description_en', 'translations'],
])('an error of %s is counted at the tab %s', (field, tab) => {
  expect(tabOfField(field)).toBe(tab)
})

test('only what the first tab shows falls to it', () => {
  const elsewhere = ['available', 'sold_out_until']
  const first = Object.keys(menuItemForm.shape).filter((field) => tabOfField(field) === 'dish')
  const pictures = ['focus_x', 'focus_y', 'keep_whole_image']
  expect(first.toSorted()).toEqual(
    ['name', 'price', 'currency', 'category_id', 'description', 'points', ...pictures, ...elsewhere].toSorted(),
  )
})

test('an error opens its tab, unless the open one has an error, too', () => {
  const tabs = [{ key: 'dish' }, { key: 'options' }, { key: 'declaration' }]
  expect(tabWithError(tabs, ['declaration', 'options'], 'dish')).toBe('options')
  expect(tabWithError(tabs, ['declaration', 'options'], 'declaration')).toBe('declaration')
  expect(tabWithError(tabs, [], 'options')).toBe('options')
})
