import { expect, test } from 'vitest'
import { answeredNameIn, mergedNames, nameIn, namesBeside, storedNames } from './name-in'

const fries = { name: 'Pommes frites', names: { en: 'Fries', fr: 'Frites' } }

test('a language without a name of its own reads the name, and never that of another language', () => {
  expect([nameIn(fries, 'fr'), nameIn(fries, 'it'), nameIn(fries, 'de')]).toEqual([
    'Frites',
    'Pommes frites',
    'Pommes frites',
  ])
  const answered = { name: 'Pommes frites', name_en: 'Fries', name_it: '' }
  expect([answeredNameIn(answered, 'en'), answeredNameIn(answered, 'it')]).toEqual(['Fries', 'Pommes frites'])
})

test('a search finds it by every name that is not shown, each once', () => {
  expect(namesBeside(fries, 'fr')).toEqual(['Pommes frites', 'Fries'])
  expect(namesBeside({ name: 'Cola', names: { it: 'Cola' } }, 'de')).toEqual([])
})

test('an empty name takes that of its language away, and what is not named stays', () => {
  expect(mergedNames(fries.names, { fr: '', it: 'Patatine' })).toEqual({ en: 'Fries', it: 'Patatine' })
  expect(mergedNames(undefined, undefined)).toEqual({})
})

test('what the database keeps of languages that this program does not speak is not read', () => {
  expect(storedNames({ fr: 'Frites', rm: 'Pommes', en: 3 })).toEqual({ fr: 'Frites' })
  expect(storedNames(null)).toEqual({})
})
