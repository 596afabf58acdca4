import { expect, test } from 'vitest'

import { Letters } from './letters.mjs'

test('the oldest mails go when there are too many', () => {
  const letters = new Letters()
  for (let number = 1; number <= 600; number += 1) letters.keep(letter({ subject: String(number) }))
  expect(letters.list()).toHaveLength(500)
  expect(letters.list()[0]?.subject).toBe('600')
})

test('a few long mails push the older ones out, and the newest always stays', () => {
  const letters = new Letters()
  for (let number = 1; number <= 5; number += 1) letters.keep(letter({ text: 'x'.repeat(9_000_000) }))
  expect(letters.list()).toHaveLength(2)
  letters.keep(letter({ text: 'x'.repeat(30_000_000) }))
  expect(letters.list()).toHaveLength(1)
})

/** @param {Partial<import('./letters.mjs').Letter>} parts */
function letter(parts) {
  return { to: ['a@example.com'], from: 'b@example.com', subject: '', text: '', html: '', ...parts }
}
