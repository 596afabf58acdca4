import { expect, it } from 'vitest'
import { expectedLength, pageRule, paperLength } from './paper-length'

it('rounds up to whole millimetres with one to spare', () => {
  expect(paperLength(96)).toBe(27)
  expect(paperLength(97)).toBe(27)
  expect(pageRule(27)).toBe('@page { size: 80mm 27mm; margin: 0 }')
})

it('guesses more paper for more lines, for long ones and for those that the guest broke', () => {
  expect(expectedLength(100, ['Margherita'])).toBe(107)
  expect(expectedLength(100, ['Margherita', 'x'.repeat(25), ''])).toBe(121)
  expect(expectedLength(100, ['ring\ntwice'])).toBe(114)
})
