import { describe, expect, test } from 'vitest'
import { counted, fill, ownValue } from './fill'

describe('a plural', () => {
  const dishes = '{count, plural, one {# dish} other {# dishes}}'

  test('has the form of the number, in which # is the number', () => {
    expect([0, 1, 2].map((count) => counted(dishes, count, 'en'))).toEqual(['0 dishes', '1 dish', '2 dishes'])
  })

  test('may stand in a sentence, twice, and hold what else is filled in, whose own signs stay', () => {
    const message =
      'Now: {count,plural,one{# dish for {name}}other{# dishes for {name}}}, {left, plural, other {#}} left.'
    const values = { count: 2, left: 7, name: '#1 {count} $&' }
    expect(fill(message, values, 'en')).toBe('Now: 2 dishes for #1 {count} $&, 7 left.')
  })

  test('is left as it is where the number or the language is missing, as a placeholder is', () => {
    expect(fill(dishes, {}, 'en')).toBe(dishes)
    expect(fill(dishes, { count: 1 })).toBe(dishes)
  })
})

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  '%s is no word of a table that has none',
  (word) => {
    expect(ownValue({ beef: 'Rind' }, word)).toBeUndefined()
    expect(fill(`{${word}}`, { beef: 'Rind' })).toBe(`{${word}}`)
  },
)
