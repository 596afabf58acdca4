import { expect, test } from 'vitest'
import { containedVat, withFee, ratesOn, supplyDay } from './vat'
import type { VatRate } from '@/lib/shop/vat-rate'

test('the tax is inside the price', () => {
  expect(containedVat(10_260, 26)).toBe(260)
  expect(containedVat(1081, 81)).toBe(81)
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
  expect(containedVat(200, 0)).toBe(0)
  const sums = (...entries: [number, number][]) => new Map(entries)
  expect(withFee(sums([0, 200], [26, 2000]), 500)).toEqual(sums([0, 200], [26, 2500]))
  expect(withFee(sums([0, 200]), 500), 'nothing is lost').toEqual(sums([0, 700]))
})

const rates: VatRate[] = [
  { vatClass: 'standard', validFrom: '2024-01-01', perCent: 8.1 },
  { vatClass: 'reduced', validFrom: '2018-01-01', perCent: 2.5 },
  { vatClass: 'standard', validFrom: '2018-01-01', perCent: 7.7 },
  { vatClass: 'reduced', validFrom: '2024-01-01', perCent: 2.6 },
]
const shop = { vatNumber: 'CHE-123.456.788 MWST', vatLiableFrom: null, vatRates: rates }
const nothing = { reduced: 0, standard: 0, none: 0 }
const evening = new Date('2023-12-31T19:00:00Z')
const newYear = new Date('2023-12-31T23:00:00Z')

test.each([
  ['2017-06-01', 25, 77],
  ['2023-12-31', 25, 77],
  ['2024-01-01', 26, 81],
  ['2030-01-01', 26, 81],
])('on %s food is taxed at %d per mille and alcohol at %d', (day, reduced, standard) => {
  expect(ratesOn(shop, day)).toEqual({ reduced, standard, none: 0 })
})

test('the day is that of the hand-over in Zurich: promised, else requested, else ordered', () => {
  expect(supplyDay({ promisedFor: null, requestedFor: null, createdAt: evening })).toBe('2023-12-31')
  expect(supplyDay({ promisedFor: null, requestedFor: newYear, createdAt: evening })).toBe('2024-01-01')
  expect(supplyDay({ promisedFor: newYear, requestedFor: evening, createdAt: evening })).toBe('2024-01-01')
})

test('without any rate no order is taxed at zero by mistake', () => {
  expect(() => ratesOn({ ...shop, vatRates: [] }, '2024-01-01')).toThrow('no VAT rate')
})

test('without a number nothing is taxed, on no day and at no rate', () => {
  for (const vatLiableFrom of [null, '2020-01-01'])
    expect(ratesOn({ ...shop, vatNumber: '', vatLiableFrom }, '2024-01-01')).toEqual(nothing)
})

test('who becomes liable is so from the first moment of that day on', () => {
  const later = { ...shop, vatLiableFrom: '2024-01-01' }
  expect(ratesOn(later, supplyDay({ promisedFor: null, requestedFor: evening, createdAt: evening }))).toEqual(nothing)
  const overMidnight = { promisedFor: newYear, requestedFor: null, createdAt: evening }
  expect(ratesOn(later, supplyDay(overMidnight))).toMatchObject({ reduced: 26, standard: 81 })
})
