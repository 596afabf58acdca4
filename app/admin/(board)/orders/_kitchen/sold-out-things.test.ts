import { expect, test } from 'vitest'
import type { MenuAvailabilityView } from '@/lib/menu/schema'
import type { BoardOrder } from '@/lib/orders/answers'
import { sectionsOf, thingsOf } from './sold-out-things'

type Item = BoardOrder['items'][number]

const option = (id: string, group: string) => ({ optionId: id, name: id, group }) as Item['options'][number]
const item = (id: string | null, options: Item['options'] = []) => ({ menuItemId: id, name: id ?? '', options }) as Item

const idsOf = (items: Item[]) => thingsOf({ items }).map(({ id }) => id)

test('options stand below their dish, each once, wherever it was chosen again', () => {
  const cheese = option('cheese', 'Extras')
  const lines = [
    item('pizza', [option('40 cm', 'Size'), cheese]),
    item('cola'),
    item('burger', [cheese]),
    item('pizza'),
  ]
  expect(idsOf(lines)).toEqual(['pizza', '40 cm', 'cheese', 'cola', 'burger'])
})

test('a dish that was deleted since cannot be sold out, what was chosen with it can', () => {
  expect(thingsOf({ items: [item(null, [option('cheese', 'Extras')])] })).toEqual([
    { id: 'cheese', name: 'cheese', group: 'Extras' },
  ])
})

const state = (name: string, isGone = false) => ({ id: name, name, soldOut: isGone })
const pizza = { id: 'pizza', name: 'Pizza' }
const menu = {
  menuItems: [
    { ...state('Margherita'), category: pizza },
    { ...state('Cola'), category: { id: 'drinks', name: 'Getränke' } },
    { ...state('Salami', true), category: pizza },
    { ...state('Verdure'), category: pizza },
  ],
  optionGroups: [
    { id: 'size', name: 'Grösse', options: [state('30 cm'), state('40 cm')] },
    { id: 'extras', name: 'Extras', options: [state('Käse'), state('Ei', true)] },
  ],
} as unknown as MenuAvailabilityView

function found(wanted: string): string[] {
  const sections = sectionsOf(menu, wanted, { soldOutNow: 'dishes gone', optionsSoldOutNow: 'options gone' })
  return sections.map(({ name, things }) => `${name}: ${things.map((thing) => thing.name).join(', ')}`)
}

test('without a search everything stands there, what is sold out first and apart', () => {
  expect(found('')).toEqual([
    'options gone: Ei',
    'dishes gone: Salami',
    'Pizza: Margherita, Verdure',
    'Getränke: Cola',
    'Grösse: 30 cm, 40 cm',
    'Extras: Käse',
  ])
})

test('a dish or an option is found by its name and by that of its category or group', () => {
  expect(found('kä')).toEqual(['Extras: Käse'])
  expect(found(' Extra')).toEqual(['options gone: Ei', 'Extras: Käse'])
  expect(found('cola')).toEqual(['Getränke: Cola'])
  expect(found('pizza')).toEqual(['dishes gone: Salami', 'Pizza: Margherita, Verdure'])
  expect(found('Fondue')).toEqual([])
})
