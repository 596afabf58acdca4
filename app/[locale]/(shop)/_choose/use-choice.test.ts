import { expect, test } from 'vitest'
import type { ChoosableGroup, ChoosableOption } from '@/lib/menu/options/selection'
import { mostOf, possibleUnits, type Units, withoutGroup, withUnits } from './use-choice'

const option = (id: string, isDefault = false): ChoosableOption => {
  return { id, priceRappen: 100, sizePrices: [], isDefault, available: true, soldOut: false }
}
const group = (id: string, options: ChoosableOption[], more: Partial<ChoosableGroup> = {}): ChoosableGroup => {
  const rule = { pricing: 'add', minUnits: 0, maxUnits: null, maxEach: 1, freeUnits: 0, whenOptionId: null } as const
  return { id, options, ...rule, ...more }
}

const size = group('size', [option('small', true), option('large')], { pricing: 'base', minUnits: 1, maxUnits: 1 })
const menu = group('menu', [option('alone', true), option('with drink')], { minUnits: 1, maxUnits: 1 })
const drink = group('drink', [option('water', true), option('beer')], {
  minUnits: 1,
  maxUnits: 1,
  whenOptionId: 'with drink',
})
const extras = group('extras', [option('cheese'), option('olives')], { maxUnits: 3, maxEach: 2 })
const groups = [size, menu, drink, extras]
const units = (chosen: Record<string, number>): Units => new Map(Object.entries(chosen))
const idsOf = (chosen: Units) => Object.fromEntries(chosen)

test('of sizes there is one, whichever was chosen last', () => {
  expect(idsOf(withUnits(groups, units({ small: 1, cheese: 2 }), 'large', 1))).toEqual({ large: 1, cheese: 2 })
})

test('a question that an option brings along comes with its default, and goes with the option', () => {
  const asked = withUnits(groups, units({ small: 1, alone: 1 }), 'with drink', 1)
  expect(idsOf(asked)).toEqual({ small: 1, 'with drink': 1, water: 1 })
  const beer = withUnits(groups, asked, 'beer', 1)
  expect(idsOf(withUnits(groups, beer, 'large', 1)), 'an answer stays while it is asked').toMatchObject({ beer: 1 })
  expect(idsOf(withUnits(groups, beer, 'alone', 1))).toEqual({ small: 1, alone: 1 })
})

test('none at all of a group that may be left out', () => {
  expect(idsOf(withoutGroup(groups, units({ small: 1, cheese: 2, olives: 1 }), extras))).toEqual({ small: 1 })
})

test('units end with the option and with the group', () => {
  expect(mostOf(extras, units({}), 'cheese')).toBe(2)
  expect(mostOf(extras, units({ cheese: 1, olives: 2 }), 'cheese')).toBe(1)
  expect(mostOf(extras, units({ cheese: 2, olives: 1 }), 'olives')).toBe(1)
})

test('what the menu has no more goes, and with it what it had brought along', () => {
  const chosen = units({ small: 1, 'with drink': 1, water: 1, cheese: 2 })
  expect(idsOf(possibleUnits(groups, chosen))).toEqual(idsOf(chosen))
  const without = groups.map((one) => ({ ...one, options: one.options.filter(({ id }) => id !== 'with drink') }))
  expect(idsOf(possibleUnits(without, chosen))).toEqual({ small: 1, cheese: 2 })
})
