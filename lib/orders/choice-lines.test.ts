import { expect, test } from 'vitest'
import { texts } from '@/lib/i18n/texts'
import { choiceLines, cookedLines } from './choice-lines'

const words = texts('de').choices
const large = { name: '40 cm', quantity: 1, isOnlyOne: true, group: 'Grösse', isAmbiguous: false }
const cheese = { name: 'Käse', quantity: 1, isOnlyOne: false, group: 'Extras', isAmbiguous: false }
const half = { name: 'Margherita', quantity: 1, isOnlyOne: true, isAmbiguous: true }

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

test('halves of a pizza are said with their groups, also where they are the same', () => {
  const [first, second] = [
    { ...half, group: 'Erste Hälfte' },
    { ...half, group: 'Zweite Hälfte' },
  ]
  expect(choiceLines([first, second, large], 2, words)).toEqual([
    'Erste Hälfte: Margherita',
    'Zweite Hälfte: Margherita',
    '40 cm',
  ])
})

test('what reads alike is said with its group, and with its number behind that', () => {
  const ketchup = { ...cheese, name: 'KETCHUP', quantity: 2 }
  expect(choiceLines([{ ...ketchup, group: 'Pommes' }, { ...ketchup, group: 'Fleisch' }, cheese], 1, words)).toEqual([
    'Pommes: 2 × KETCHUP',
    'Fleisch: 2 × KETCHUP',
    'Käse',
  ])
  expect(choiceLines([{ ...half, group: '' }], 1, words), 'a cart that has kept no group').toEqual(['Margherita'])
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
  const second = { ...line, quantity: 2 }
  expect(cookedLines([line, other, second, noted])).toEqual([
    { ...line, quantity: 3, lines: [line, second] },
    { ...other, lines: [other] },
    { ...noted, lines: [noted] },
  ])
})
