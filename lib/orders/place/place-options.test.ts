import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { setOptionAvailability } from '@/lib/menu/availability/set-availability'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { findReceipt } from '@/lib/orders/money/counter/list-receipts'
import { findDayReport } from '@/lib/orders/reports/day-report'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { idOf, openPizzeria, type Pizzeria } from '@/lib/testing/shop/pizzeria'
import { createShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'

let admin: Admin
let pizzeria: Pizzeria
let ids: Record<'small' | 'large' | 'cheese' | 'olives' | 'without' | 'cola' | 'beer', string>

beforeAll(async () => {
  await createShop()
  admin = await administrator()
  pizzeria = await openPizzeria(admin)
  const { size, extras, drinks } = pizzeria
  ids = {
    small: idOf(size, '30 cm'),
    large: idOf(size, '40 cm'),
    cheese: idOf(extras, 'Käse'),
    olives: idOf(extras, 'Oliven'),
    without: idOf(extras, 'ohne Käse'),
    cola: idOf(drinks, 'Cola 5 dl'),
    beer: idOf(drinks, 'Bier 5 dl'),
  }
})

/** Two of the pizza, as they are chosen. */
async function pizzas(options: { option_id: string; quantity?: number }[] | undefined, total: number) {
  const { caller } = await newCustomer()
  const item = { menu_item_id: pizzeria.pizzaId, quantity: 2, ...(options && { options }) }
  return order(caller, { items: [item], total_amount: total })
}

const chosen = (...optionIds: string[]) => optionIds.map((option_id) => ({ option_id }))

test('a client that knows no options gets the defaults, by name and price', async () => {
  const { caller } = await newCustomer()
  const { name } = await db().menuItem.findUniqueOrThrow({ where: { id: pizzeria.pizzaId } })
  const items = [{ name, quantity: 2, price: '16.00', subtotal: 32 }]
  const placed = await order(caller, { items, total_amount: 32 })
  expect(placed.items).toMatchObject([{ priceRappen: 1600, options: [{ name: { de: '30 cm' }, isOnlyOne: true }] }])
})

test('what is chosen is copied with its price, and asked for an age', async () => {
  const placed = await pizzas(
    [...chosen(ids.large, ids.olives, ids.beer), { option_id: ids.cheese, quantity: 2 }],
    2 * (22 + 6 + 1.5 + 6),
  )
  const line = await db().orderLine.findFirstOrThrow({ where: { orderId: placed.orderId } })
  expect(line).toMatchObject({ priceRappen: 3550, totalRappen: 7100, vatPerMille: 26, minimumAge: 16 })
  expect(placed.items[0]?.options).toMatchObject([
    { name: { de: '40 cm' }, quantity: 1, priceRappen: 0 },
    { name: { de: 'Käse' }, quantity: 2, priceRappen: 600 },
    { name: { de: 'Oliven' }, kitchenName: 'OLIV', priceRappen: 150 },
    { name: { de: 'Bier 5 dl' }, priceRappen: 600, vatPerMille: 81 },
  ])
})

test('a beer in a dish is its own share of the tax, on the receipt and in the books', async () => {
  const at = new Date('2027-03-03T18:00:00Z')
  const { caller } = await newCustomer()
  const item = { menu_item_id: pizzeria.pizzaId, quantity: 2, options: chosen(ids.small, ids.beer) }
  const { orderId } = await order(caller, { items: [item], total_amount: 44 }, at)
  await advanceOrder(admin, orderId, { request: { status: 'accepted' }, now: at })
  const receipt = await findReceipt(admin, orderId)
  expect(receipt?.vat.map(({ perCent, grossRappen }) => [perCent, grossRappen])).toEqual([
    [2.6, 3200],
    [8.1, 1200],
  ])
  const report = await findDayReport(admin, businessDayOf(at))
  expect(report.sales.map(({ vatPerCent, grossRappen }) => [vatPerCent, grossRappen])).toEqual([
    [2.6, 3200],
    [8.1, 1200],
  ])
})

test('"without cheese" takes away what the dish has of itself, never what an extra brings', async () => {
  const allergensOf = async ({ orderId }: { orderId: string }) =>
    (await db().orderLine.findFirstOrThrow({ where: { orderId } })).allergens
  expect(await allergensOf(await pizzas(chosen(ids.small, ids.without), 32))).toEqual(['gluten'])
  expect(await allergensOf(await pizzas(chosen(ids.small, ids.without, ids.cheese), 36))).toEqual(['gluten', 'milk'])
})

test.each([
  ['none at all', [], 'options_invalid', 'size'],
  ['two sizes', ['small', 'large'], 'options_invalid', 'size'],
  ['a drink of three', ['small', 'cola', 'cola', 'cola'], 'options_invalid', 'drinks'],
] as const)('%s is refused with line and group', async (_, names, code, group) => {
  const refusal = pizzas(chosen(...names.map((name) => ids[name])), 32)
  await expect(refusal).rejects.toMatchObject({
    code,
    details: {
      data: {
        problems: expect.arrayContaining([expect.objectContaining({ code, index: 0, group: pizzeria[group].id })]),
      },
    },
  })
})

test('an option of no group is unknown', async () => {
  await expect(pizzas(chosen(ids.small, 'nothing'), 32)).rejects.toMatchObject({ code: 'option_unknown' })
})

test('the price is ours, whatever the client believes', async () => {
  await expect(pizzas(chosen(ids.large), 32)).rejects.toMatchObject({ code: 'price_changed' })
})

test('of fifty orders while an option goes sold out each is placed as asked or refused by name', async () => {
  const customers = await Promise.all(Array.from({ length: 50 }, () => newCustomer()))
  const item = { menu_item_id: pizzeria.pizzaId, quantity: 2, options: chosen(ids.small, ids.olives) }
  const orders = customers.map(({ caller }) =>
    order(caller, { items: [item], total_amount: 35 }).then(
      (placed) => placed.items[0]?.options.map(({ optionId }) => optionId),
      (error: { code?: string }) => error.code,
    ),
  )
  const soldOut = setOptionAvailability(admin, ids.olives, { available: true, soldOutUntil: 'until_changed' })
  const outcomes = await Promise.all(orders)
  await soldOut
  for (const outcome of outcomes) expect([[ids.small, ids.olives], 'option_sold_out']).toContainEqual(outcome)
  await expect(pizzas(chosen(ids.small, ids.olives), 35)).rejects.toMatchObject({
    code: 'option_sold_out',
    details: { data: { problems: [{ code: 'option_sold_out', index: 0, option: ids.olives }] } },
  })
  await setOptionAvailability(admin, ids.olives, { available: true })
})

test('a repetition with other choices is another order', async () => {
  const { caller } = await newCustomer()
  const item = (options?: object) => ({ menu_item_id: pizzeria.pizzaId, quantity: 2, ...options })
  const request = { payment_id: `pay_${crypto.randomUUID()}`, total_amount: 32 }
  const first = await order(caller, { ...request, items: [item({ options: chosen(ids.small) })] })
  const again = await order(caller, { ...request, items: [item({ options: chosen(ids.small.toUpperCase()) })] })
  expect(again.orderId).toBe(first.orderId)
  const other = order(caller, { ...request, total_amount: 44, items: [item({ options: chosen(ids.large) })] })
  await expect(other).rejects.toMatchObject({ code: 'idempotency_conflict' })
})
