import { expect, test } from 'vitest'
import { preferredLanguage, readLocale } from './locale'

const spoken = ['en', 'de'] as const

test('a fixed address speaks its language to everybody', () => {
  const address = readLocale(['de', 'menu'], { cookie: 'locale=en', 'accept-language': 'en' }, spoken)
  expect(address).toEqual({ language: 'de', localeParam: 'de', segments: ['menu'] })
})

test('a plain address speaks the language of the cookie before that of the browser', () => {
  const address = readLocale(['menu'], { cookie: 'a=1; locale=de; b=2', 'accept-language': 'en' }, spoken)
  expect(address).toEqual({ language: 'de', localeParam: '~de', segments: ['menu'] })
})

test('no client can ask for the inner address of a plain one', () => {
  expect(readLocale(['~de', 'menu'], {}, spoken).segments).toEqual(['~de', 'menu'])
})

test.each([
  [{ 'accept-language': 'nl-CH, de-CH;q=0.8, en;q=0.5' }, 'de'],
  [{ 'accept-language': 'nl' }, 'en'],
  [{ cookie: 'locale=nl', 'accept-language': 'de' }, 'de'],
  [{ cookie: 'mylocale=de' }, 'en'],
  [{}, 'en'],
])('%o prefers %s', (headers, language) => {
  expect(preferredLanguage(headers, spoken)).toBe(language)
})

test('what is not offered is neither chosen by a cookie nor by a browser', () => {
  expect(preferredLanguage({ cookie: 'locale=en', 'accept-language': 'en' }, ['de'])).toBe('de')
})
