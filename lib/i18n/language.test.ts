import { describe, expect, it } from 'vitest'
import { acceptedLanguage, href, offeredIn, parseLocale } from './language'

describe('the language of a browser', () => {
  it.each([
    [null, 'en'],
    ['', 'en'],
    ['nl-CH, nl;q=0.9', 'en'],
    ['de-CH,de;q=0.9,en;q=0.8', 'de'],
    ['en;q=0.5, de;q=0.6', 'de'],
    ['de;q=0, en;q=0.1', 'en'],
    ['nl, de;q=abc, en;q=0.2', 'en'],
    ['nl, xx;q=0.9, de;q=0.1', 'de'],
  ])('%s reads %s', (header, language) => {
    expect(acceptedLanguage(header, ['en', 'de'])).toBe(language)
  })

  it('is none that the shop does not offer', () => {
    expect(acceptedLanguage('en, de;q=0.1', ['de'])).toBe('de')
    expect(acceptedLanguage('nl', ['de', 'en'])).toBe('de')
  })
})

describe('the locale segment', () => {
  it('keeps links below a fixed address there', () => {
    expect(parseLocale('de')).toEqual({ language: 'de', prefix: '/de' })
    expect(href('/de', '/menu')).toBe('/de/menu')
    expect(href('/de', '/')).toBe('/de')
  })

  it('leaves the paths of the specification without a prefix', () => {
    expect(parseLocale('~en')).toEqual({ language: 'en', prefix: '' })
    expect(parseLocale('%7Een')).toEqual({ language: 'en', prefix: '' })
    expect(href('', '/menu')).toBe('/menu')
  })

  it.each(['nl', '', '~', 'EN', '~~de'])('%s is none', (param) => {
    expect(parseLocale(param)).toBeNull()
  })
})

describe('the offered languages', () => {
  it('are the stored ones in their order', () => {
    expect(offeredIn(['de', 'en'])).toEqual(['de', 'en'])
    expect(offeredIn(['de'])).toEqual(['de'])
  })

  it('leave out what this program does not speak, and are never none', () => {
    expect(offeredIn(['nl', 'de'])).toEqual(['de'])
    expect(offeredIn(['nl'])).toEqual(['en', 'de'])
    expect(offeredIn([])).toEqual(['en', 'de'])
  })
})
