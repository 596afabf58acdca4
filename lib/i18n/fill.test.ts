import { expect, test } from 'vitest'
import { fill, ownValue } from './fill'

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  '%s is no word of a table that has none',
  (word) => {
    expect(ownValue({ beef: 'Rind' }, word)).toBeUndefined()
    expect(fill(`{${word}}`, { beef: 'Rind' })).toBe(`{${word}}`)
  },
)
