import { expect, test } from 'vitest'
import { readPostcodes } from './postcode-list'

test.each([
  ['8001', ['8001']],
  ['8001 8002 8004-8006', ['8001', '8002', '8004', '8005', '8006']],
  ['8001,8002;8003\n8004', ['8001', '8002', '8003', '8004']],
  ['8004 – 8006, 8005', ['8004', '8005', '8006']],
  ['', []],
])('%j are %j', (typed, postcodes) => {
  expect(readPostcodes(typed)).toEqual({ postcodes, wrong: [] })
})

test('each that is none is named as it was written, the others are kept', () => {
  expect(readPostcodes('8001 800 80011 0800 Zürich 8006-8004 8000-8999 8002')).toEqual({
    postcodes: ['8001', '8002'],
    wrong: ['800', '80011', '0800', 'Zürich', '8006-8004', '8000-8999'],
  })
})
