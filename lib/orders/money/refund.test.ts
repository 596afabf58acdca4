import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RefundShare } from '@/lib/orders/vat'
import { vatOf } from '@/lib/orders/vat'
import { leftByRate, sharesOfAmount, sharesOfLines, spread, sumGross } from './refund'
import { wayBack } from './way-back'

type Sold = Parameters<typeof sharesOfAmount>[0]
type Line = Sold['lines'][number]

function line(position: number, priceRappen: number, change: Partial<Line> = {}): Line {
  const { quantity = 1 } = change
  return {
    position,
    vatPerMille: 26,
    options: [],
    quantity,
    priceRappen,
    totalRappen: priceRappen * quantity,
    ...change,
  } as Line
}

const burgers = line(0, 1890, { quantity: 2 })
const beer = line(1, 623, { vatPerMille: 81 })
const sold: Sold = { lines: [burgers, beer], deliveryFeeRappen: 500, refunds: [] }

const byRate = (shares: readonly RefundShare[]) => {
  const sums = new Map<number, number>()
  for (const { vatPerMille, grossRappen } of shares) sums.set(vatPerMille, (sums.get(vatPerMille) ?? 0) + grossRappen)
  return [...sums].toSorted(([a], [b]) => a - b)
}

test('largest remainders first, of equal ones the first, and not a Rappen more or less', () => {
  expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(spread(1, [2, 5, 3])).toEqual([0, 1, 0])
  expect(spread(10, [10])).toEqual([10])
  expect(spread(0, [3, 4])).toEqual([0, 0])
})

test('an amount is spread over the rates of dishes and fee, in proportion', () => {
  // 37.80 and 6.23 with a fee of 5.00 are 42.10 at 2.6 and 6.93 at 8.1 per cent.
  expect([...leftByRate(sold)]).toEqual([
    [26, 4210],
    [81, 693],
  ])
  expect(byRate(sharesOfAmount(sold, 1000))).toEqual([
    [26, 859],
    [81, 141],
  ])
})

test('a dish goes back at its price, with what an option of another rate adds at that rate', () => {
  const named = { group: { de: 'Dazu' }, name: { de: 'Bier' } }
  const option = { ...named, optionId: 'b', priceRappen: 600, vatPerMille: 81, quantity: 1 }
  const menu = line(3, 2490, { quantity: 3, options: [option] as unknown as Line['options'] })
  expect(sharesOfLines({ lines: [menu] }, [{ position: 3, quantity: 2 }])).toEqual([
    { position: 3, quantity: 2, vatPerMille: 26, grossRappen: 3780 },
    { position: 3, quantity: 0, vatPerMille: 81, grossRappen: 1200 },
  ])
})

const lines = fc
  .array(
    fc.record({
      price: fc.integer({ min: 1, max: 9000 }),
      rate: fc.constantFrom(0, 26, 81),
      pieces: fc.integer({ min: 1, max: 4 }),
    }),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((all) => all.map(({ price, rate, pieces }, at) => line(at, price, { vatPerMille: rate, quantity: pieces })))

test('whatever is paid back in whatever parts, each adds up, no rate goes below nothing, and at last nothing is left', () => {
  fc.assert(
    fc.property(
      lines,
      fc.constantFrom(0, 500, 997),
      fc.array(fc.integer({ min: 1, max: 3000 })),
      (dishes, fee, amounts) => {
        const order = { lines: dishes, deliveryFeeRappen: fee, refunds: [] as { shares: RefundShare[] }[] }
        const left = () => [...leftByRate(order).values()].reduce((sum, gross) => sum + gross, 0)
        for (const wanted of [...amounts, Infinity]) {
          const amount = Math.min(wanted, left())
          if (amount === 0) break
          const shares = sharesOfAmount(order, amount)
          expect(sumGross(shares)).toBe(amount)
          order.refunds.push({ shares })
          expect(Math.min(...leftByRate(order).values())).toBeGreaterThanOrEqual(0)
          const vat = vatOf(order)
          expect(vat.reduce((sum, { grossRappen }) => sum + grossRappen, 0)).toBe(vat.length > 0 ? left() : 0)
        }
        expect(left()).toBe(0)
      },
    ),
  )
})

test.each([
  ['all in cash, in steps of 5 Rappen', { amountRappen: 4403, keptRappen: 4405, cashRappen: 4405 }, 623, 625, 0],
  ['the rest of it', { amountRappen: 3780, keptRappen: 3780, cashRappen: 3780 }, 3780, 3780, 0],
  ['all online, to the Rappen', { amountRappen: 4403, keptRappen: 4403, cashRappen: 0 }, 623, 0, 623],
  ['the last Rappen online', { amountRappen: 4403, keptRappen: 4403, cashRappen: 0 }, 4402, 0, 4402],
  ['of both, online first', { amountRappen: 4403, keptRappen: 4405, cashRappen: 625 }, 623, 0, 625],
  ['of both, then out of the drawer', { amountRappen: 4403, keptRappen: 4405, cashRappen: 625 }, 4000, 220, 3780],
  [
    'a Rappen of both, where the cash was rounded down',
    { amountRappen: 6073, keptRappen: 6071, cashRappen: 5215 },
    1,
    0,
    0,
  ],
  ['a Rappen, where no coin was small enough', { amountRappen: 902, keptRappen: 900, cashRappen: 0 }, 1, 0, 0],
  ['a Rappen of what was rounded down', { amountRappen: 4402, keptRappen: 4400, cashRappen: 4400 }, 1, 0, 0],
])('%s', (_what, open, refunded, cashRappen, onlineRappen) => {
  expect(wayBack(open, refunded)).toEqual({ cashRappen, onlineRappen })
})

test('cash goes back in steps of 5, and in whatever parts never more than came, and all of it in the end', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 3000 }))
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9000 }),
      fc.integer({ min: 0, max: 9000 }),
      amounts,
      (total, online, parts) => {
        const onlineRappen = Math.min(online, total)
        const inCash = Math.round((total - onlineRappen) / 5) * 5
        let open = { amountRappen: total, keptRappen: onlineRappen + inCash, cashRappen: inCash }
        for (const part of [...parts, Infinity]) {
          const amount = Math.min(part, open.amountRappen)
          const way = wayBack(open, amount)
          expect(way.cashRappen % 5).toBe(0)
          expect(Math.min(way.cashRappen, way.onlineRappen)).toBeGreaterThanOrEqual(0)
          open = {
            amountRappen: open.amountRappen - amount,
            keptRappen: open.keptRappen - way.cashRappen - way.onlineRappen,
            cashRappen: open.cashRappen - way.cashRappen,
          }
        }
        expect(open).toEqual({ amountRappen: 0, keptRappen: 0, cashRappen: 0 })
      },
    ),
  )
})
