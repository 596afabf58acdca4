import fc from 'fast-check'
import { expect, test } from 'vitest'
import { times } from '@/lib/testing/long'
import { allergensOf } from '../options/option-group'
import { declaredOf } from '../items/facts-of'
import { fitOf } from './diet-filter'
import { select } from '../options/selection'
import { allergens, type Allergen } from '../limits'

type Item = Parameters<typeof declaredOf>[0]
type Group = Item['optionGroups'][number]
type Option = Group['options'][number]

const some = allergens.slice(0, 4)

function option(id: string, more: Partial<Option> = {}): Option {
  const plain = { priceRappen: 0, sizePrices: [], isDefault: false, available: true, soldOut: false }
  return { id, ...plain, allergens: [], allergensTakenAway: [], ...more }
}

function group(id: string, options: Option[], more: Partial<Group> = {}): Group {
  const rule = { pricing: 'add', minUnits: 0, maxUnits: null, maxEach: 1, freeUnits: 0, whenOptionId: null } as const
  return { id, options, ...rule, ...more }
}

const dish = (optionGroups: Group[], own: Allergen[] | null = ['gluten']): Item => {
  return { tags: [], allergens: own, optionGroups }
}
const one = { minUnits: 1, maxUnits: 1 }
const fit = (item: Item, ...avoided: Allergen[]) => fitOf({ wanted: [], avoided }, declaredOf(item))

test('what is chosen by default counts, what may be added does not', () => {
  const sauce = group('sauce', [option('yoghurt', { allergens: ['milk'], isDefault: true }), option('none')], one)
  const extras = group('extras', [option('egg', { allergens: ['eggs'] })])
  expect(fit(dish([sauce, extras]), 'milk')).toBe('out')
  expect(fit(dish([sauce, extras]), 'eggs')).toBe('fits')
})

test('a dish that can be made without is not safe before the customer asks for that', () => {
  const without = (isDefault: boolean) =>
    group('without', [option('no cheese', { allergensTakenAway: ['milk'], isDefault })])
  expect(fit(dish([without(false)], ['milk']), 'milk')).toBe('out')
  expect(fit(dish([without(true)], ['milk']), 'milk'), 'made so by default').toBe('fits')
})

test('an undeclared option makes the dish unknown if it is in it by default', () => {
  const undeclared = (isDefault: boolean) => group('extras', [option('relish', { allergens: null, isDefault })])
  expect(fit(dish([undeclared(true)]), 'milk')).toBe('unknown')
  expect(fit(dish([undeclared(false)]), 'milk')).toBe('fits')
})

test('what has to be chosen first, or is sold out by default, may bring what its options have', () => {
  const half = group('half', [option('tonno', { allergens: ['fish'] }), option('verdura')], one)
  expect([fit(dish([half]), 'fish'), fit(dish([half]), 'milk'), fit(dish([half]), 'gluten')]).toEqual([
    'unknown',
    'fits',
    'out',
  ])
  const gone = group('half', [option('verdura', { isDefault: true, soldOut: true }), ...half.options.slice(0, 1)], one)
  expect(fit(dish([gone]), 'fish')).toBe('unknown')
})

const declared = fc.option(fc.subarray(some, { maxLength: 2 }), { freq: 6 })
const options = fc.array(
  fc.record({ allergens: declared, takenAway: fc.subarray(some, { maxLength: 1 }), isDefault: fc.boolean() }),
  { minLength: 1, maxLength: 3 },
)
const groups = fc.array(fc.record({ options, required: fc.boolean() }), { maxLength: 3 }).map((all) =>
  all.map(({ options: made, required }, place) =>
    group(
      `g${place}`,
      made.map(({ takenAway, ...rest }, index) => {
        const isFirst = made.findIndex(({ isDefault }) => isDefault) === index
        return option(`g${place}-${index}`, { ...rest, isDefault: isFirst, allergensTakenAway: takenAway })
      }),
      required ? one : {},
    ),
  ),
)

/** The same, from every dish that a customer may get who chooses only what is required. */
function fitOfAllWays(item: Item, avoided: Allergen): string {
  const { chosen, problems } = select(item.optionGroups)
  const open = problems.flatMap((problem) => ('group' in problem ? [problem.group] : []))
  const ways = open.reduce<(typeof chosen)[]>(
    (all, asked) =>
      all.flatMap((way) => asked.options.map((answer) => [...way, { group: asked, option: answer, units: 1 }])),
    [chosen],
  )
  const contents = ways.map((way) => allergensOf(item, way))
  if (contents.includes(null)) return 'unknown'
  if (allergensOf(item, chosen)?.includes(avoided)) return 'out'
  return contents.some((codes) => codes?.includes(avoided)) ? 'unknown' : 'fits'
}

test('what fits has nothing of what is avoided, whatever is chosen where something must be', () => {
  fc.assert(
    fc.property(groups, declared, fc.constantFrom(...some), (optionGroups, own, avoided) => {
      const item = { tags: [], allergens: own, optionGroups }
      expect(fit(item, avoided)).toBe(fitOfAllWays(item, avoided))
    }),
    { numRuns: times({ hurried: 200, long: 20_000 }) },
  )
})
