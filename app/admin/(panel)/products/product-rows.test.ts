import { expect, it } from 'vitest'
import type { MenuItemView } from '@/lib/menu/schema'
import { filterOf, isInState, productRows, type Filter } from './product-rows'

const everything: Filter = { q: '', category: '', state: '' }
const byPosition = { by: 'position', isDescending: false } as const

function menuItem(name: string, change: Partial<MenuItemView> = {}): MenuItemView {
  const made = {
    id: name,
    name,
    price: 10,
    category: { id: 'burgers', name: 'Burgers' },
    category_id: 'burgers',
    description: '',
    available: true,
    sold_out: false,
    allergens: [],
    origins: [],
    origin_required: false,
    ...change,
  }
  return made as unknown as MenuItemView
}

const menu = [
  menuItem('Züri Burger', { price: 20 }),
  menuItem('Älpler Burger', { price: 15, sold_out: true }),
  menuItem('Cola', { category_id: 'drinks', category: { id: 'drinks', name: 'Getränke' }, available: false }),
]
const names = (filter: Partial<Filter>, sorting: Parameters<typeof productRows>[2] = byPosition) =>
  productRows(menu, { ...everything, ...filter }, sorting).map(({ item }) => item.name)

it('finds by name in any case, by category and by state', () => {
  expect(names({ q: ' BURGER ' })).toEqual(['Züri Burger', 'Älpler Burger'])
  expect(names({ category: 'drinks' })).toEqual(['Cola'])
  expect(names({ state: 'sold_out' })).toEqual(['Älpler Burger'])
  expect(names({ state: 'off_menu' })).toEqual(['Cola'])
})

it('sorts umlauts where people look for them', () => {
  expect(names({}, { by: 'name', isDescending: false })).toEqual(['Älpler Burger', 'Cola', 'Züri Burger'])
  expect(names({}, { by: 'price', isDescending: true })).toEqual(['Züri Burger', 'Älpler Burger', 'Cola'])
})

it('moves within the whole menu, whatever the filter hides', () => {
  const [row] = productRows(menu, { ...everything, state: 'sold_out' }, byPosition)
  expect(row?.place).toEqual({ up: { beforeId: 'Züri Burger' }, down: { beforeId: null } })
})

it('misses what nobody has stated, and not what was stated as none', () => {
  expect(isInState(menuItem('a', { allergens: null }), 'missing')).toBe(true)
  expect(isInState(menuItem('b', { origin_required: true }), 'missing')).toBe(true)
  expect(isInState(menuItem('c'), 'missing')).toBe(false)
})

it('does not know states that it does not offer', () => {
  expect(filterOf({ state: 'free', q: 'a' })).toEqual({ q: 'a', category: '', state: '' })
})
