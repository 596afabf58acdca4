import { expect, test } from 'vitest'
import { volumeOf } from './unit-price'

const size = { pricing: 'base', minUnits: 1, maxUnits: 1 } as const
const added = { pricing: 'add', minUnits: 1, maxUnits: 1 } as const
const extra = { pricing: 'add', minUnits: 0, maxUnits: null } as const
const chosen = (group: typeof size | typeof added | typeof extra, volumeMl: number | null) => [
  { group, option: { volumeMl } },
]

test('a drink is as much as its chosen size says', () => {
  expect(volumeOf({ volumeMl: 300 }, [])).toBe(300)
  expect(volumeOf({ volumeMl: null }, chosen(size, 500))).toBe(500)
  expect(volumeOf({ volumeMl: 300 }, chosen(added, 500))).toBe(500)
  expect(volumeOf({ volumeMl: 300 }, chosen(size, null))).toBe(300)
})

test('a shot in the coffee and the drink with the plate are no size', () => {
  expect(volumeOf({ volumeMl: 200 }, chosen(extra, 20))).toBe(200)
  expect(volumeOf({ volumeMl: null }, chosen(added, 500))).toBeNull()
})
