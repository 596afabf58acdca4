import { expect, test } from 'vitest'
import { bySoldOut, optionsOf, type Group } from './sold-out-options'

const option = (name: string, isGone = false) => ({ id: name, name, sold_out: isGone })
const extras = { id: 'extras', name: 'Extras', options: [option('Käse'), option('Ei', true)] }
const size = { id: 'size', name: 'Grösse', options: [option('30 cm'), option('40 cm')] }
const menu = [size, extras] as unknown as Group[]

function found(wanted: string): string[] {
  return optionsOf(menu, wanted).map(({ name, options }) => `${name}: ${options.map((each) => each.name).join(', ')}`)
}

test('without a search every group stands there', () => {
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
