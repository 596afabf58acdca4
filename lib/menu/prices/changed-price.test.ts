import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highestPriceRappen } from '../limits'
import { changedPrice, leastPercent, mostPercent, priceSteps } from './changed-price'

test.each([
  [1850, 5, 10, 1940],
  [1850, 4.5, 5, 1935],
  [1400, 3, 50, 1450],
  [1400, -50, 100, 700],
  [1234, 0, 10, 1230],
  [0, 100, 100, 0],
])('%i Rappen changed by %d % in steps of %i', (rappen, percent, roundToRappen, wanted) => {
  expect(changedPrice(rappen, { percent, roundToRappen })).toBe(wanted)
})

test('half a step is rounded up, whether prices rise or fall', () => {
  expect(changedPrice(1500, { percent: 5, roundToRappen: 50 })).toBe(1600)
  expect(changedPrice(1550, { percent: -50, roundToRappen: 50 })).toBe(800)
})

test('a price neither becomes free nor higher than any may be', () => {
  expect(changedPrice(20, { percent: -10, roundToRappen: 50 })).toBeNull()
  expect(changedPrice(highestPriceRappen, { percent: 0, roundToRappen: 100 })).toBe(highestPriceRappen)
  expect(changedPrice(highestPriceRappen, { percent: 0.1, roundToRappen: 5 })).toBeNull()
})

const rule = fc.record({
  percent: fc.integer({ min: leastPercent * 10, max: mostPercent * 10 }).map((tenths) => tenths / 10),
  roundToRappen: fc.constantFrom(...priceSteps),
})
const price = fc.integer({ min: 0, max: highestPriceRappen })

test('what is found is the nearest step within the limits, else nothing', () => {
  fc.assert(
    fc.property(price, rule, (rappen, { percent, roundToRappen: step }) => {
      const changed = changedPrice(rappen, { percent, roundToRappen: step })
      const exactThousandths = BigInt(rappen) * (1000n + BigInt(Math.round(percent * 10)))
      const stepThousandths = BigInt(step) * 1000n
      const below = (exactThousandths / stepThousandths) * stepThousandths
      const isNearerAbove = (exactThousandths - below) * 2n >= stepThousandths
      const nearest = Number((isNearerAbove ? below + stepThousandths : below) / 1000n)
      const isPossible = (nearest > 0 || rappen === 0) && nearest <= highestPriceRappen
      expect(changed).toBe(isPossible ? nearest : null)
    }),
  )
})

test('a dearer dish never becomes the cheaper one', () => {
  fc.assert(
    fc.property(price, price, rule, (one, other, how) => {
      const [cheap, dear] = [Math.min(one, other), Math.max(one, other)]
      const [cheapAfter, dearAfter] = [changedPrice(cheap, how), changedPrice(dear, how)]
      fc.pre(cheapAfter !== null && dearAfter !== null)
      expect(cheapAfter).toBeLessThanOrEqual(dearAfter)
    }),
  )
})
