import { expect, test } from 'vitest'
import { lowestPrice } from './unit-price'
import type { ChoosableGroup, ChoosableOption } from './selection'

function option(id: string, priceRappen: number, more: Partial<ChoosableOption> = {}): ChoosableOption {
  return { id, priceRappen, sizePrices: [], isDefault: false, available: true, soldOut: false, ...more }
}

function group(id: string, options: ChoosableOption[], more: Partial<ChoosableGroup> = {}): ChoosableGroup {
  const rule = { pricing: 'add', minUnits: 0, maxUnits: null, maxEach: 1, freeUnits: 0, whenOptionId: null } as const
  return { id, options, ...rule, ...more }
}

const exactlyOne = { minUnits: 1, maxUnits: 1 } as const
const size = group('size', [option('large', 2200, { isDefault: true }), option('small', 1600)], {
  pricing: 'base',
  ...exactlyOne,
})
const from = (...optionGroups: ChoosableGroup[]) => lowestPrice({ priceRappen: 1450, optionGroups })

test('without what must be chosen it is the price of the dish, whatever could be added', () => {
  expect(from()).toBe(1450)
  expect(from(group('extras', [option('cheese', 200)]))).toBe(1450)
})

test('of sizes it is the smallest, also when another one is the default', () => {
  expect(from(size)).toBe(1600)
})

test('what must be chosen is counted at the price of each size', () => {
  const crust = group(
    'crust',
    [option('thin', 300, { sizePrices: [{ sizeId: 'small', priceRappen: 100 }] }), option('thick', 200)],
    exactlyOne,
  )
  expect(from(size, crust)).toBe(1700)
})

test('so many units as are needed, the free ones for nothing', () => {
  const sides = group(
    'sides',
    [option('fries', 400), option('salad', 300), option('slaw', 200, { available: false })],
    {
      minUnits: 3,
      maxUnits: 4,
      maxEach: 2,
      freeUnits: 1,
    },
  )
  expect(from(sides)).toBe(1450 + 300 + 400)
})
