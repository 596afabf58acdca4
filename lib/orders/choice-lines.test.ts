import { expect, test } from 'vitest'
import { texts } from '@/lib/i18n/texts'
import { choiceLines, cookedLines } from './choice-lines'

const words = texts('de').choices
const large = { name: '40 cm', quantity: 1, isOnlyOne: true }
const cheese = { name: 'Käse', quantity: 1, isOnlyOne: false }

test('one dish: names, and a number only where there is more than one unit', () => {
  expect(choiceLines([large, cheese, { ...cheese, name: 'Ei', quantity: 2 }], 1, words)).toEqual([
    '40 cm',
    'Käse',
    '2 × Ei',
  ])
})

test('several dishes: every number says that it is of each, what had to be chosen has none', () => {
  expect(choiceLines([large, cheese, { ...cheese, name: 'Ei', quantity: 2 }], 3, words)).toEqual([
    '40 cm',
    'je 1 × Käse',
    'je 2 × Ei',
  ])
})

test('what is equal in every choice is cooked as one line, anything else is not', () => {
  const line = {
    name: 'Margherita',
    menuItemId: 'm',
    note: '',
    quantity: 1,
    options: [{ optionId: 'large', quantity: 1 }],
  }
  const other = { ...line, options: [] }
  const noted = { ...line, note: 'gut durch' }
  expect(cookedLines([line, other, { ...line, quantity: 2 }, noted])).toEqual([{ ...line, quantity: 3 }, other, noted])
})
