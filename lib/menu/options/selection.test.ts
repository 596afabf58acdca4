import { expect, test } from 'vitest'
import { defaultSelection, select, type ChoosableGroup, type ChoosableOption, type SelectedOption } from './selection'

function option(id: string, more: Partial<ChoosableOption> = {}): ChoosableOption {
  return { id, priceRappen: 100, sizePrices: [], isDefault: false, available: true, soldOut: false, ...more }
}

function group(id: string, options: ChoosableOption[], more: Partial<ChoosableGroup> = {}): ChoosableGroup {
  const rule = { pricing: 'add', minUnits: 0, maxUnits: null, maxEach: 1, freeUnits: 0, whenOptionId: null } as const
  return { id, options, ...rule, ...more }
}

const meal = group('meal', [option('alone', { isDefault: true }), option('with drink')], { minUnits: 1, maxUnits: 1 })
const drink = group(
  'drink',
  [option('cola', { isDefault: true }), option('beer', { soldOut: true }), option('old', { available: false })],
  {
    minUnits: 1,
    maxUnits: 1,
    whenOptionId: 'with drink',
  },
)
const sauces = group('sauces', [option('garlic'), option('hot')], { maxUnits: 3, maxEach: 2 })
const groups = [meal, drink, sauces]

const chosen = (...ids: string[]): SelectedOption[] => ids.map((optionId) => ({ optionId }))
const problems = (selected?: SelectedOption[]) =>
  select(groups, selected).problems.map((problem) =>
    'group' in problem ? `${problem.code} ${problem.group.id}` : `${problem.code} ${problem.optionId}`,
  )

test('who says nothing gets the defaults of what is asked', () => {
  expect(defaultSelection(groups)).toEqual(chosen('alone'))
  expect(problems()).toEqual([])
})

test('a default that asks for more brings the defaults of that', () => {
  const asking = { ...meal, options: [option('alone'), option('with drink', { isDefault: true })] }
  expect(defaultSelection([asking, drink])).toEqual(chosen('with drink', 'cola'))
})

test('an empty selection is none at all, and misses what must be chosen', () => {
  expect(problems([])).toEqual(['options_invalid meal'])
})

test('a group is asked once its option is chosen, and only then', () => {
  expect(problems(chosen('with drink'))).toEqual(['options_invalid drink'])
  expect(problems(chosen('with drink', 'cola'))).toEqual([])
  expect(problems(chosen('alone', 'cola'))).toEqual(['options_invalid drink'])
})

test('too many in all, of one, or of what may be only one', () => {
  const garlic = (quantity: number) => ({ optionId: 'garlic', quantity })
  expect(problems([...chosen('alone'), garlic(2), { optionId: 'hot' }])).toEqual([])
  expect(problems([...chosen('alone'), garlic(3)])).toEqual(['options_invalid sauces'])
  expect(problems([...chosen('alone'), garlic(2), { optionId: 'hot', quantity: 2 }])).toEqual([
    'options_invalid sauces',
  ])
  expect(problems(chosen('alone', 'with drink', 'cola'))).toEqual(['options_invalid meal'])
})

test('the same option twice is two units', () => {
  expect(problems(chosen('alone', 'garlic', 'GARLIC', 'garlic'))).toEqual(['options_invalid sauces'])
})

test('what is unknown, off the menu or sold out is named', () => {
  expect(problems(chosen('alone', 'ketchup'))).toEqual(['option_unknown ketchup'])
  expect(problems(chosen('with drink', 'old'))).toEqual(['option_unknown old', 'options_invalid drink'])
  expect(problems(chosen('with drink', 'beer'))).toEqual(['option_sold_out drink'])
})
