import { expect, test } from 'vitest'
import { isPostcode } from './country'

test.each([
  ['8005', 'CH', true],
  ['0800', 'CH', false],
  ['80050', 'CH', false],
  ['10115', 'DE', true],
  ['1012 ab', 'NL', true],
  ['SW1A 1AA', 'GB', true],
  ['8005', 'constructor', true],
  ['!', 'constructor', false],
])('%s of %s', (value, country, isOne) => expect(isPostcode(value, country)).toBe(isOne))
