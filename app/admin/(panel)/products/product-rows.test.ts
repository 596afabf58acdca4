import { expect, it } from 'vitest'
import type { MenuItem } from '@/lib/menu/items/menu-item'
import { filterOf, isInState, productRows, type Filter } from './product-rows'

const everything: Filter = { q: '', category: '', state: '' }
const now = new Date('2027-06-30T21:59:00Z')
const byPosition = { by: 'position', isDescending: false } as const

function menuItem(name: string, change: Partial<MenuItem> = {}): MenuItem {
  const made = {
    id: name,
    name,
    priceRappen: 1000,
    category: { id: 'burgers', name: 'Burgers' },
    categoryId: 'burgers',
    description: { de: '', en: '' },
    available: true,
    soldOut: false,
    allergens: [],
    origins: [],
    originRequired: false,
    ingredientKinds: [],
    productionMethods: null,
    ...change,
  }
  return made as unknown as MenuItem
}

const menu = [
  menuItem('Züri Burger', { priceRappen: 2000 }),
  menuItem('Älpler Burger', { priceRappen: 1500, soldOut: true }),
  menuItem('Cola', { categoryId: 'drinks', category: { id: 'drinks', name: 'Getränke', names: {} }, available: false }),
]
const names = (filter: Partial<Filter>, sorting: Parameters<typeof productRows>[2]['sorting'] = byPosition) =>
  productRows(menu, { ...everything, ...filter }, { sorting, now }).map(({ item }) => item.name)

it('finds by name in any case, by category and by state', () => {
  expect(names({ q: ' BURGER ' })).toEqual(['Züri Burger', 'Älpler Burger'])
  expect(names({ category: 'drinks' })).toEqual(['Cola'])
  expect(names({ state: 'sold_out' })).toEqual(['Älpler Burger'])
  expect(names({ state: 'off_menu' })).toEqual(['Cola'])
})

it('lists what was just saved in its place, although the filter hides it', () => {
  const rows = productRows(menu, { ...everything, q: 'burger' }, { sorting: byPosition, now, saved: 'Cola' })
  expect(rows.map(({ id }) => id)).toEqual(['Züri Burger', 'Älpler Burger', 'Cola'])
})

it('sorts umlauts where people look for them', () => {
  expect(names({}, { by: 'name', isDescending: false })).toEqual(['Älpler Burger', 'Cola', 'Züri Burger'])
  expect(names({}, { by: 'price', isDescending: true })).toEqual(['Züri Burger', 'Älpler Burger', 'Cola'])
})

it('moves within the whole menu, whatever the filter hides', () => {
  const [row] = productRows(menu, { ...everything, state: 'sold_out' }, { sorting: byPosition, now })
  expect(row?.place).toEqual({
    position: 2,
    up: { beforeId: 'Züri Burger' },
    down: { beforeId: null },
    start: { beforeId: 'Züri Burger' },
    end: { beforeId: null },
    nextId: 'Cola',
  })
})

it('misses what is not stated, and not what was stated as none', () => {
  expect(isInState(menuItem('a', { allergens: null }), 'missing', now)).toBe(true)
  expect(isInState(menuItem('b', { originRequired: true }), 'missing', now)).toBe(true)
  expect(isInState(menuItem('c'), 'missing', now)).toBe(false)
  const egg = menuItem('d', { ingredientKinds: ['eggs'] })
  expect(isInState(egg, 'missing', now)).toBe(false)
  expect(isInState(egg, 'missing', new Date('2027-06-30T22:00:00Z')), 'the first of July in Zurich').toBe(true)
})

it('does not know states that it does not offer', () => {
  expect(filterOf({ state: 'free', q: 'a' })).toEqual({ q: 'a', category: '', state: '' })
})
