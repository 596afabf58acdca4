import { expect, test } from 'vitest'
import { vatInside, withFee } from './vat'

test('the tax is inside the price', () => {
  expect(vatInside(10_260, 26)).toBe(260)
  expect(vatInside(1081, 81)).toBe(81)
})

test('a delivery fee is spread over the rates without losing a Rappen', () => {
  expect(
    withFee(
      new Map([
        [26, 2000],
        [81, 1000],
      ]),
      500,
    ),
  ).toEqual(
    new Map([
      [26, 2334],
      [81, 1166],
    ]),
  )
  expect(withFee(new Map([[26, 2000]]), 0)).toEqual(new Map([[26, 2000]]))
})

test('a deposit is not taxed, and bears nothing of the fee', () => {
  expect(vatInside(200, 0)).toBe(0)
  const sums = (...entries: [number, number][]) => new Map(entries)
  expect(withFee(sums([0, 200], [26, 2000]), 500)).toEqual(sums([0, 200], [26, 2500]))
  expect(withFee(sums([0, 200]), 500), 'nothing is lost').toEqual(sums([0, 700]))
})
