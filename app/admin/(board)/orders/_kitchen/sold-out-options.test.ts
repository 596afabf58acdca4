import { expect, test } from 'vitest'
import type { MenuItemView } from '@/lib/menu/schema'
import { bySoldOut, optionsOf } from './sold-out-options'

const option = (name: string, isGone = false) => ({ id: name, name, sold_out: isGone })
const extras = { id: 'extras', name: 'Extras', options: [option('Käse'), option('Ei', true)] }
const size = { id: 'size', name: 'Grösse', options: [option('30 cm'), option('40 cm')] }
const menu = [
  { name: 'Margherita', option_groups: [size, extras] },
  { name: 'Diavola', option_groups: [size, extras] },
  { name: 'Salat', option_groups: [] },
] as unknown as MenuItemView[]

function found(wanted: string): string[] {
  return optionsOf(menu, wanted).map(({ name, options }) => `${name}: ${options.map((each) => each.name).join(', ')}`)
}

test('a group that several dishes ask for stands there once', () => {
  expect(found('')).toEqual(['Grösse: 30 cm, 40 cm', 'Extras: Käse, Ei'])
})

test('an option is found by its name and by that of its group', () => {
  expect(found('kä')).toEqual(['Extras: Käse'])
  expect(found('extra')).toEqual(['Extras: Käse, Ei'])
  expect(found('Margherita')).toEqual([])
})

test('what is sold out stands apart, with its group', () => {
  const { gone, left } = bySoldOut(optionsOf(menu, ''))
  expect(gone.map(({ group, option: { name } }) => [group.name, name])).toEqual([['Extras', 'Ei']])
  expect(left.map(({ options }) => options.length)).toEqual([2, 1])
})
