import { expect, it, test } from 'vitest'
import {
  formatBytes,
  formatDateTime,
  formatDay,
  formatElapsed,
  formatNearMoment,
  formatShortMoment,
  formatTime,
  formatVolume,
  formatWeekday,
  labelled,
  nameWithVolume,
} from './format'

// 00:05 on Saturday in Zurich, while it is still Friday elsewhere.
const at = new Date('2026-11-20T23:05:00Z')

it.each([
  ['de', '00:05', 'Sa', 'Samstag, 21. November', '21. November 2026, 00:05', '21.11.2026, 00:05'],
  ['en', '00:05', 'Sat', 'Saturday 21 November', '21 November 2026, 00:05', '21 Nov 2026, 00:05'],
  ['fr', '00:05', 'sam', 'samedi 21 novembre', '21 novembre 2026, 00:05', '21 nov. 2026, 00:05'],
  ['it', '00:05', 'sab', 'sabato 21 novembre', '21 novembre 2026, 00:05', '21 nov 2026, 00:05'],
] as const)('%s: the time, weekday, day and moment as Zurich shows them', (language, ...expected) => {
  const formats = [formatTime, formatWeekday, formatDay, formatDateTime, formatShortMoment]
  expect(formats.map((format) => format(at, language))).toEqual(expected)
})

it.each([
  ['de', 'Sonntag, 1. November', '1. November 2026, 00:05'],
  ['en', 'Sunday 1 November', '1 November 2026, 00:05'],
  ['fr', 'dimanche 1er novembre', '1er novembre 2026, 00:05'],
  ['it', 'domenica 1° novembre', '1° novembre 2026, 00:05'],
] as const)('%s: the first day of a month', (language, day, moment) => {
  const first = new Date('2026-10-31T23:05:00Z')
  expect([formatDay(first, language), formatDateTime(first, language)]).toEqual([day, moment])
  expect(formatDay(new Date('2026-11-11T12:00:00Z'), language)).toContain('11')
})

it.each([
  ['later on its day, whose midnight is that of Zurich', '2026-11-21T22:00:00Z', '00:05'],
  ['the evening before', '2026-11-20T22:59:00Z', '00:05'],
  ['the day before', '2026-11-20T16:00:00Z', 'Sat 00:05'],
])('leaves the weekday away where the time says it: %s', (_, now, expected) => {
  expect(formatNearMoment(at, 'en', new Date(now))).toBe(expected)
})

it.each([
  [-5, '0:00'],
  [41_900, '0:41'],
  [3_905_000, '65:05'],
])('%i ms have gone by as %s', (milliseconds, expected) => {
  expect(formatElapsed(milliseconds)).toBe(expected)
})

test.each([
  [1_234_000_000, ['1.2 GB', '1.2 GB', '1,2 Go', '1.2 GB']],
  [25_600_000, ['25.6 MB', '25.6 MB', '25,6 Mo', '25.6 MB']],
])('%i bytes of a disk as each language writes it', (bytes, written) => {
  const languages = ['de', 'en', 'fr', 'it'] as const
  expect(languages.map((language) => formatBytes(bytes, language).replace(/\s/g, ' '))).toEqual(written)
})

test.each([
  [20, 'de', '2\u00A0cl'],
  [45, 'fr', '4,5\u00A0cl'],
  [330, 'de', '3,3\u00A0dl'],
  [330, 'en', '3.3\u00A0dl'],
  [500, 'it', '5\u00A0dl'],
  [1000, 'de', '1\u00A0l'],
  [1500, 'de', '1,5\u00A0l'],
  [20000, 'en', '20\u00A0l'],
] as const)('%s ml is in %s %s', (millilitres, language, written) => {
  expect(formatVolume(millilitres, language)).toBe(written)
})

test('what a name says already is not said again', () => {
  expect(nameWithVolume('Lagerbier 5 dl', 500, 'de')).toBe('Lagerbier 5 dl')
  expect(nameWithVolume('Cola 4.5dl', 450, 'de')).toBe('Cola 4.5dl')
  expect(nameWithVolume('gross', 500, 'de')).toBe('gross 5\u00A0dl')
  expect(nameWithVolume('Grüner Salat', null, 'de')).toBe('Grüner Salat')
})

test('French has a narrow space before the colon that does not break, the others none', () => {
  const said = (['de', 'en', 'fr', 'it'] as const).map((language) => labelled('Total', '12.50', language))
  expect(said).toEqual(['Total: 12.50', 'Total: 12.50', 'Total\u202F: 12.50', 'Total: 12.50'])
})
