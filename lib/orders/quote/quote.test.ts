import { expect, test } from 'vitest'
import { nameKey } from '@/lib/i18n/name-in'
import { askedLines, quote, type QuotableItem, type QuoteRequest, type RequestedItem } from './quote'

function dish(id: string, name: string, more: Pick<QuotableItem, 'priceRappen'> & Partial<QuotableItem>): QuotableItem {
  return { id, name, askedAs: [nameKey(name)], isSoldOut: false, optionGroups: [], ...more }
}

const burger = dish('a1', 'Limmat Burger', { priceRappen: 1890 })
const roesti = dish('b2', 'Rösti', { priceRappen: 1450 })
const soup = dish('c3', 'Tagessuppe', { priceRappen: 790, isSoldOut: true })

interface Asked extends Partial<QuoteRequest<QuotableItem>> {
  lines?: RequestedItem[]
  menuItems?: QuotableItem[]
}

function asked({ lines, menuItems, ...change }: Asked = {}): QuoteRequest<QuotableItem> {
  const twoBurgers = [{ name: 'Limmat Burger', quantity: 2 }]
  const all = askedLines(lines ?? twoBurgers, menuItems ?? [burger, roesti, soup])
  return { asked: all, fulfilment: 'pickup', pickupMinimumRappen: 2500, ...change }
}

test('a pickup order costs its lines and nothing else', () => {
  expect(quote(asked())).toMatchObject({
    subtotalRappen: 3780,
    deliveryFeeRappen: 0,
    totalRappen: 3780,
    missingRappen: 0,
    problems: [],
  })
})

test('the menu item is found by its exact name in any case, or by its id, which wins', () => {
  const lines = [
    { name: ' ro\u0308STI ', quantity: 1 },
    { menuItemId: 'A1', name: 'Rösti', quantity: 1 },
  ]
  expect(quote(asked({ lines })).lines.map((line) => line.menuItem.name)).toEqual(['Rösti', 'Limmat Burger'])
})

test('the same menu item may stand in several lines', () => {
  const lines = [
    { name: 'Rösti', quantity: 1, note: 'ohne Speck' },
    { name: 'Rösti', quantity: 2 },
  ]
  expect(quote(asked({ lines })).lines.map((line) => line.subtotalRappen)).toEqual([1450, 2900])
})

test('below the minimum the quote says how much is missing', () => {
  const { problems, missingRappen } = quote(asked({ lines: [{ name: 'Rösti', quantity: 1 }] }))
  expect({ problems, missingRappen }).toEqual({ problems: [{ code: 'below_minimum' }], missingRappen: 1050 })
})

test('exactly the minimum is enough', () => {
  expect(quote(asked({ pickupMinimumRappen: 3780 })).problems).toEqual([])
})

test('a delivery costs its zone’s fee, which does not count towards the zone’s minimum', () => {
  const zone = { feeRappen: 500, minimumRappen: 4000 }
  expect(quote(asked({ fulfilment: 'delivery', zone }))).toMatchObject({
    totalRappen: 4280,
    minimumRappen: 4000,
    missingRappen: 220,
    problems: [{ code: 'below_minimum' }],
  })
})

test('a postcode outside every zone is not served; an unknown one is asked for', () => {
  expect(quote(asked({ fulfilment: 'delivery', zone: null })).problems).toEqual([{ code: 'postcode_not_served' }])
  expect(quote(asked({ fulfilment: 'delivery' })).problems).toEqual([{ code: 'profile_incomplete' }])
})

test('an unknown menu item is named as the client calls it, a sold-out one as the menu does, each once', () => {
  const lines = [
    { name: 'Pizza Tonno', quantity: 1 },
    { name: 'tagessuppe', quantity: 9 },
    { name: 'Tagessuppe', quantity: 9 },
  ]
  expect(quote(asked({ lines })).problems).toEqual([
    { code: 'item_unknown', item: 'Pizza Tonno', index: 0 },
    { code: 'item_sold_out', item: 'Tagessuppe', index: 1 },
  ])
})

test('lines of one counted dish ask together, and are told how many portions are left', () => {
  const lines = [
    { name: 'Limmat Burger', quantity: 2 },
    { name: 'Limmat Burger', quantity: 2, note: 'ohne Zwiebeln' },
  ]
  const told = (left: number) => quote(asked({ lines, portionsLeft: new Map([[burger.id, left]]) })).problems
  expect(told(3)).toEqual([{ code: 'item_sold_out', item: 'Limmat Burger', index: 0, portionsLeft: 3 }])
  expect(told(4)).toEqual([])
})

test('a price or a subtotal that differs from ours is a changed price, never an amount', () => {
  const problems = [{ code: 'price_changed', item: 'Limmat Burger', index: 0 }]
  const cheaper = quote(asked({ lines: [{ name: 'Limmat Burger', quantity: 2, priceRappen: 1 }] }))
  expect(cheaper).toMatchObject({ totalRappen: 3780, problems })
  const wrongSum = quote(
    asked({ lines: [{ name: 'Limmat Burger', quantity: 2, priceRappen: 1890, subtotalRappen: 1890 }] }),
  )
  expect(wrongSum).toMatchObject({ totalRappen: 3780, problems })
})
