import fc from 'fast-check'
import { expect, test } from 'vitest'
import { times } from '@/lib/testing/long'
import { select, type ChoosableGroup, type ChoosableOption, type SelectedOption } from './selection'
import type { OptionPrice } from './option-group'
import { unitPrice, withItemPrices } from './unit-price'

function option(id: string, priceRappen: number, more: Partial<ChoosableOption> = {}): ChoosableOption {
  return { id, priceRappen, sizePrices: [], isDefault: false, available: true, soldOut: false, ...more }
}

function group(id: string, options: ChoosableOption[], more: Partial<ChoosableGroup> = {}): ChoosableGroup {
  const rule = { pricing: 'add', minUnits: 0, maxUnits: null, maxEach: 1, freeUnits: 0, whenOptionId: null } as const
  return { id, options, ...rule, ...more }
}

const base = { pricing: 'base', minUnits: 1, maxUnits: 1 } as const
const size = group('size', [option('small', 1600, { isDefault: true }), option('large', 2200)], base)
const extras = group(
  'extras',
  [
    option('olives', 150),
    option('cheese', 200, { sizePrices: [{ sizeId: 'large', priceRappen: 300 }] }),
    option('ham', 400, { sizePrices: [{ sizeId: 'large', priceRappen: 0 }] }),
  ],
  { maxEach: 2 },
)

function price(groups: ChoosableGroup[], selected?: SelectedOption[], priceRappen = 1450): number {
  return unitPrice({ priceRappen }, select(groups, selected).chosen).unitRappen
}

const chosen = (...ids: string[]) => ids.map((optionId) => ({ optionId }))

test('without options a dish costs its price, with its defaults that of the default size', () => {
  expect(price([])).toBe(1450)
  expect(price([size, extras])).toBe(1600)
})

test('a size replaces the price, extras come on top at the price of the size, 0 included', () => {
  expect(price([size, extras], chosen('small', 'cheese', 'ham'))).toBe(1600 + 200 + 400)
  expect(price([size, extras], chosen('large', 'cheese', 'ham'))).toBe(2200 + 300 + 0)
})

test('a size may add to the price of the dish instead of replacing it', () => {
  const bigger = group('bigger', [option('normal', 0), option('large', 700)], { minUnits: 1, maxUnits: 1 })
  expect(price([bigger, extras], chosen('large', 'cheese'))).toBe(1450 + 700 + 300)
})

test('of two halves the dearer counts, at the price of the size', () => {
  const halves = ['first', 'second'].map((id) =>
    group(
      id,
      [
        option(`${id} margherita`, 1400),
        option(`${id} tartufo`, 1900, { sizePrices: [{ sizeId: 'large', priceRappen: 2700 }] }),
      ],
      base,
    ),
  )
  expect(price([size, ...halves], chosen('small', 'first margherita', 'second tartufo'))).toBe(1900)
  expect(price([size, ...halves], chosen('large', 'first tartufo', 'second margherita'))).toBe(2700)
})

test('a dish has its own prices for a size and for an extra, whatever the size', () => {
  const own = [
    { optionId: 'small', priceRappen: 1900 },
    { optionId: 'large', priceRappen: 2600 },
    { optionId: 'cheese', priceRappen: 0 },
  ]
  const groups = [size, extras].map((one) => ({ ...one, options: withItemPrices(one.options, own) }))
  expect(price(groups)).toBe(1900)
  expect(price(groups, chosen('large', 'cheese', 'olives'))).toBe(2600 + 0 + 150)
  expect(price([size, extras], chosen('large', 'cheese', 'olives')), 'another dish').toBe(2200 + 300 + 150)
})

test('the cheapest units are free, whatever was clicked first', () => {
  const sauces = group('sauces', [option('garlic', 100), option('truffle', 250)], { freeUnits: 2, maxEach: 3 })
  const both = [{ optionId: 'truffle', quantity: 2 }, { optionId: 'garlic' }]
  expect(price([sauces], both)).toBe(1450 + 250)
  expect(price([sauces], both.toReversed())).toBe(1450 + 250)
})

/** The rule once more, as slowly as it can be said: every unit on its own. */
function naive(
  { priceRappen: itemRappen, own }: { priceRappen: number; own: OptionPrice[] },
  groups: ChoosableGroup[],
  selected: SelectedOption[],
): number {
  const countOf = (id: string) =>
    selected.filter((one) => one.optionId === id).reduce((count, one) => count + (one.quantity ?? 1), 0)
  const units = groups.flatMap((of) =>
    of.options.flatMap((picked) => Array.from({ length: countOf(picked.id) }, () => ({ of, picked }))),
  )
  const isSize = (id: string) =>
    units.some((unit) => unit.picked.id === id && unit.of.minUnits === 1 && unit.of.maxUnits === 1)
  const priceOf = ({ id, sizePrices, priceRappen }: ChoosableOption) => {
    const ofItem = own.find(({ optionId }) => optionId === id)
    if (ofItem) return ofItem.priceRappen
    const rows = sizePrices.filter(({ sizeId }) => isSize(sizeId)).map((row) => row.priceRappen)
    return rows.length > 0 ? Math.max(...rows) : priceRappen
  }
  const pricesIn = (of: ChoosableGroup) => units.filter((unit) => unit.of === of).map((unit) => priceOf(unit.picked))
  const bases = groups.filter(({ pricing }) => pricing === 'base').flatMap(pricesIn)
  let sum = bases.length > 0 ? Math.max(...bases) : itemRappen
  for (const of of groups.filter(({ pricing }) => pricing === 'add'))
    for (const charged of pricesIn(of)
      .toSorted((a, b) => a - b)
      .slice(of.freeUnits))
      sum += charged
  return sum
}

const rappen = fc.integer({ min: 0, max: 1_000_000 })

const menus = fc
  .array(
    fc.record({
      isBase: fc.boolean(),
      options: fc.array(rappen, { minLength: 1, maxLength: 5 }),
      freeUnits: fc.nat(4),
      maxEach: fc.integer({ min: 1, max: 4 }),
    }),
    {
      maxLength: 4,
    },
  )
  .chain((shapes) => {
    const groups = shapes.map(({ isBase, options, freeUnits, maxEach }, g) =>
      group(
        `g${g}`,
        options.map((priceRappen, o) => option(`g${g}o${o}`, priceRappen)),
        isBase ? base : { freeUnits, maxEach },
      ),
    )
    const ids = groups.flatMap(({ options }) => options.map(({ id }) => id))
    const sizes = groups
      .filter(({ pricing }) => pricing === 'base')
      .flatMap(({ options }) => options.map(({ id }) => id))
    const own = fc.uniqueArray(fc.tuple(fc.constantFrom('', ...ids), rappen), { selector: ([id]) => id })
    const none = fc.constant<{ option: string; size: string; priceRappen: number }[]>([])
    return fc.record({
      groups: fc.constant(groups),
      own: own.map((rows) => rows.map(([optionId, priceRappen]) => ({ optionId, priceRappen }))),
      bySize:
        sizes.length === 0
          ? none
          : fc.array(
              fc.record({ option: fc.constantFrom(...ids), size: fc.constantFrom(...sizes), priceRappen: rappen }),
            ),
      selected:
        ids.length === 0
          ? fc.constant<SelectedOption[]>([])
          : fc.array(fc.record({ optionId: fc.constantFrom(...ids), quantity: fc.integer({ min: 1, max: 3 }) })),
    })
  })
  .map(({ groups, bySize, ...rest }) => ({
    ...rest,
    groups: groups.map((one) => ({
      ...one,
      options: one.options.map((priced) => ({
        ...priced,
        sizePrices: bySize
          .filter((row) => row.option === priced.id && !one.options.some(({ id }) => id === row.size))
          .map(({ size: sizeId, priceRappen }) => ({ sizeId, priceRappen })),
      })),
    })),
  }))

test('for any groups, sizes, prices of the dish and selection the price is that of the naive sum and never negative', () => {
  fc.assert(
    fc.property(menus, rappen, ({ groups, own, selected }, priceRappen) => {
      const priced = groups.map((one) => ({ ...one, options: withItemPrices(one.options, own) }))
      const { unitRappen, charged, base: dearest } = unitPrice({ priceRappen }, select(priced, selected).chosen)
      expect(unitRappen).toBe(naive({ priceRappen, own }, groups, selected))
      expect(unitRappen).toBeGreaterThanOrEqual(0)
      expect(charged.every(({ chargedRappen }) => chargedRappen >= 0)).toBe(true)
      expect(dearest === null).toBe(!charged.some((choice) => choice.group.pricing === 'base'))
    }),
    { numRuns: times({ hurried: 300, long: 20_000 }) },
  )
})

test('the order of clicks never changes the price', () => {
  fc.assert(
    fc.property(menus, fc.nat(), ({ groups, selected }, at) => {
      const turned = [...selected.slice(at % (selected.length + 1)), ...selected.slice(0, at % (selected.length + 1))]
      expect(price(groups, turned)).toBe(price(groups, selected))
    }),
  )
})
