import { expect, test } from 'vitest'
import { ambiguousGroups } from './wrong-fields'
import type { ChoosableGroup, ChoosableOption } from './selection'

interface Named extends ChoosableOption {
  name: string
}

function group(id: string, names: string[], pricing: 'add' | 'base' = 'add'): ChoosableGroup<Named> {
  const free = { priceRappen: 0, sizePrices: [], isDefault: false, available: true, soldOut: false }
  const options = names.map((name) => ({ id: `${id}-${name}`, name, ...free }))
  return { id, pricing, minUnits: 1, maxUnits: 1, maxEach: 1, freeUnits: 0, whenOptionId: null, options }
}

const namesOf = (...groups: ChoosableGroup<Named>[]) => [...ambiguousGroups(groups, ({ name }) => name)]

test('a size and extras say themselves what they are', () => {
  expect(namesOf(group('size', ['30 cm', '40 cm'], 'base'), group('extras', ['Käse', 'Ei']))).toEqual([])
})

test('two groups that offer the same are told apart by their names, in whatever case', () => {
  const fries = group('fries', ['Ketchup', 'Mayo'])
  expect(namesOf(group('size', ['gross']), fries, group('meat', ['Senf', 'ketchup ']))).toEqual(['fries', 'meat'])
})

test('where two groups set the price, both are named', () => {
  const halves = [group('first', ['Margherita'], 'base'), group('second', ['Salami'], 'base')]
  expect(namesOf(...halves, group('size', ['40 cm']))).toEqual(['first', 'second'])
})
