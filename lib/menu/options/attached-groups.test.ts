import { expect, test } from 'vitest'
import { defaultPriceOf } from './unit-price'
import { attachedGroups } from './group-uses'
import type { OptionGroup } from './option-group'

let reads = 0
function groupNamed(id: string): OptionGroup {
  const option = {
    id: `${id} option`,
    priceRappen: 150,
    sizePrices: [],
    available: true,
    get isDefault() {
      reads += 1
      return true
    },
  }
  const rule = { pricing: 'add', minUnits: 0, maxUnits: null, maxEach: 1, freeUnits: 0 }
  return { id, ...rule, options: [option] } as unknown as OptionGroup
}

const groups = ['size', 'extras', 'drinks'].map(groupNamed)
const attachments = Array.from({ length: 100 }, (_, number) => `dish ${number}`).flatMap((menuItemId, number) => [
  { menuItemId, groupId: 'size', whenOptionId: null, prices: [] },
  { menuItemId, groupId: 'extras', whenOptionId: number % 2 ? 'size option' : null, prices: [] },
  { menuItemId, groupId: 'gone', whenOptionId: null, prices: [] },
])

test('dishes that ask the same share one list, and lists share their groups', () => {
  const attached = attachedGroups(attachments, groups)
  expect(attached.get('dish 0')?.map(({ id, whenOptionId }) => [id, whenOptionId])).toEqual([
    ['size', null],
    ['extras', null],
  ])
  expect(attached.get('dish 1')?.[1]).toMatchObject({ id: 'extras', whenOptionId: 'size option' })
  expect(new Set(attached.values()).size).toBe(2)
  expect(new Set([...attached.values()].flat()).size).toBe(3)
})

test('the defaults of a list are looked for once, whatever its dishes cost', () => {
  reads = 0
  const [list = []] = attachedGroups(attachments, groups).values()
  const first = defaultPriceOf(1000, list)
  const readsOfOne = reads
  expect([first, defaultPriceOf(2000, list)]).toEqual([1300, 2300])
  expect(reads).toBe(readsOfOne)
})

test('a dish with prices of its own has a list of its own, and its groups without one stay shared', () => {
  const prices = [{ optionId: 'size option', priceRappen: 1900 }]
  const own = [
    { menuItemId: 'seafood', groupId: 'size', whenOptionId: null, prices },
    { menuItemId: 'seafood', groupId: 'extras', whenOptionId: null, prices: [] },
  ]
  const attached = attachedGroups([...attachments, ...own], groups)
  expect(attached.get('seafood')).toMatchObject([
    { id: 'size', itemPrices: prices, options: [{ priceRappen: 1900, sizePrices: [] }] },
    { id: 'extras', itemPrices: [], options: [{ priceRappen: 150 }] },
  ])
  expect(attached.get('seafood')?.[1]).toBe(attached.get('dish 0')?.[1])
  expect(attached.get('dish 0')).toMatchObject([{ options: [{ priceRappen: 150 }] }, {}])
})
