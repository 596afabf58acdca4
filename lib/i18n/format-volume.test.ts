import { expect, test } from 'vitest'
import { formatVolume, nameWithVolume } from './format-volume'

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
