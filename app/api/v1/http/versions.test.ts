import { expect, test } from 'vitest'
import { etagOf, versionsIn } from './versions'

test.each([
  [null, undefined],
  ['*', undefined],
  ['"7"', [7]],
  ['W/"7.abc-_9"', [7]],
  ['"7", W/"9.x"', [7, 9]],
  ['"abc"', []],
  ['7', []],
  ['"7x"', []],
  ['"12345678901"', []],
  ['', []],
])('If-Match: %s is for the versions %j', (header, versions) => {
  expect(versionsIn(header)).toEqual(versions)
})

test('an ETag names its version, and differs where only the clock has changed the body', () => {
  expect(versionsIn(etagOf('open', 7))).toEqual([7])
  expect(versionsIn(etagOf('closed', 7))).toEqual([7])
  expect(etagOf('open', 7)).not.toBe(etagOf('closed', 7))
})
