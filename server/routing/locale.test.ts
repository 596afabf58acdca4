import { expect, test } from 'vitest'
import { preferredLanguage, readLocale } from './locale'

test('a fixed address speaks its language to everybody', () => {
  const address = readLocale(['de', 'menu'], { cookie: 'locale=en', 'accept-language': 'en' })
  expect(address).toEqual({ language: 'de', localeParam: 'de', segments: ['menu'] })
})

test('a plain address speaks the language of the cookie before that of the browser', () => {
  const address = readLocale(['menu'], { cookie: 'a=1; locale=de; b=2', 'accept-language': 'en' })
  expect(address).toEqual({ language: 'de', localeParam: '~de', segments: ['menu'] })
})

test('nobody can ask for the inner address of a plain one', () => {
  expect(readLocale(['~de', 'menu'], {}).segments).toEqual(['~de', 'menu'])
})

test.each([
  [{ 'accept-language': 'fr-CH, de-CH;q=0.8, en;q=0.5' }, 'de'],
  [{ 'accept-language': 'fr' }, 'en'],
  [{ cookie: 'locale=fr', 'accept-language': 'de' }, 'de'],
  [{ cookie: 'mylocale=de' }, 'en'],
  [{}, 'en'],
])('%o prefers %s', (headers, language) => {
  expect(preferredLanguage(headers)).toBe(language)
})
