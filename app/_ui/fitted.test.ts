import { expect, test } from 'vitest'
import { longestWord } from './fitted'

test.each([
  ['Kontakt und Bestellungen', 'Bestellungen'],
  ['Poulet-Knusperburger', 'Knusperburger'],
  ['À vous\u202F?', 'vous\u202F?'],
  ['Geschäfts\u00ADbedingungen', 'bedingungen'],
])('of "%s" the part that counts is "%s"', (text, part) => {
  expect(longestWord(text)).toEqual(longestWord(part))
})

test('wide letters take more than narrow ones, and an empty heading divides by nothing', () => {
  const ems = (text: string) => Object.values(longestWord(text))[0] as number
  expect(ems('mmm')).toBeGreaterThan(ems('lll'))
  expect(ems('')).toBe(1)
})
