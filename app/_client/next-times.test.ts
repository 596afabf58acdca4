import { expect, test } from 'vitest'
import { texts } from '@/lib/i18n/texts'
import { isFresh, type NextTime, nextTimeInWords, ordersBeforeInWords } from './next-times'

const askedAt = new Date('2026-11-21T18:00:20Z')
const soon: NextTime = {
  fulfilment: 'pickup',
  at: new Date('2026-11-21T18:46:00Z'),
  asSoonAsPossible: true,
  askedAt,
}
const inWords = (time: NextTime, language: 'de' | 'en' | 'fr' | 'it' = 'en') =>
  nextTimeInWords(time, { words: texts(language).shop.island, language })
    .replaceAll('\u2068', '')
    .replaceAll('\u2069', '')

test('what the kitchen can do at once is said in minutes', () => {
  expect(inWords(soon)).toBe('Pickup in 45 min')
  expect(inWords({ ...soon, fulfilment: 'delivery' }, 'de')).toBe('Lieferung in 45 Min.')
})

test('where it takes nothing for at once, the first time is said, with its day if that is another one', () => {
  expect(inWords({ ...soon, asSoonAsPossible: false })).toBe('Pickup from 19:46')
  const tomorrow = new Date('2026-11-22T10:30:00Z')
  expect(inWords({ ...soon, at: tomorrow, asSoonAsPossible: false }, 'fr')).toBe('Premier retrait\u202f: dim 11:30')
})

test('an answer of minutes ago is not repeated: others have ordered since', () => {
  const later = (seconds: number) => new Date(askedAt.getTime() + seconds * 1000)
  expect([60, 119, 120].map((seconds) => isFresh(soon, later(seconds)))).toEqual([true, true, false])
  expect(isFresh(null, askedAt)).toBe(false)
})

test('what is before an order is counted in words, and nothing is said of none', () => {
  const before = (ordersBefore: number, language: 'de' | 'fr', soonest: NextTime | null = soon) =>
    ordersBeforeInWords({ soonest, ordersBefore }, { words: texts(language).shop.island, language })
  expect(before(12, 'de')).toBe('12 Bestellungen sind vor Ihrer')
  expect(before(1, 'fr')).toBe('1 commande passe avant la vôtre')
  expect([before(0, 'de'), before(3, 'de', null)]).toEqual([null, null])
})
