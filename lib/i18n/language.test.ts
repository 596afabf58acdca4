import { describe, expect, it } from 'vitest'
import { acceptedLanguage, href, parseLocale } from './language'

describe('the language of a browser', () => {
  it.each([
    [null, 'en'],
    ['', 'en'],
    ['fr-CH, fr;q=0.9', 'en'],
    ['de-CH,de;q=0.9,en;q=0.8', 'de'],
    ['en;q=0.5, de;q=0.6', 'de'],
    ['de;q=0, en;q=0.1', 'en'],
    ['fr, de;q=abc, en;q=0.2', 'en'],
  ])('%s reads %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language)
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

  it.each(['fr', '', '~', 'EN', '~~de'])('%s is none', (param) => {
    expect(parseLocale(param)).toBeNull()
  })
})
