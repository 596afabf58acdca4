import { expect, test } from 'vitest'
import { plainPostcode } from './postcode'

test.each([
  ['CH-8004', '8004'],
  ['ch 8004', '8004'],
  ['CH\u20138004', '8004'],
  ['8004 Zürich', '8004'],
  ['CH-8004 Zürich', '8004'],
  ['8004, Zürich', '8004'],
  ['FL-9490 Vaduz', '9490'],
  ['D-79098 Freiburg im Breisgau', '79098'],
  [' 80\u200b04\u202f', '8004'],
  // Of other countries, and what is none.
  ['1012 AB', '1012 AB'],
  ['SW1A 1AA', 'SW1A 1AA'],
  ['80041', '80041'],
  ['800', '800'],
  ['8004 8005', '8004 8005'],
  ['Zürich', 'Zürich'],
  ['', ''],
])('%s is %s', (typed, postcode) => expect(plainPostcode(typed)).toBe(postcode))
