import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { idOf, openPizzeria } from '@/lib/testing/shop/pizzeria'
import { createShop } from '@/lib/testing/shop/shop'
import { closeDay } from './close-day'
import { findOrder } from '@/lib/orders/read/find-order'
import { settlePayment } from '@/lib/orders/money/counter/settle-payment'
import type { OrderStatus } from '@/lib/orders/status'
import { advanceOrder, type StepRequest } from './advance-order'

let boss: Admin
beforeAll(async () => {
  await createShop()
  boss = (await signedIn('admin')).caller as Admin
})

const friday = new Date('2027-05-07T16:00:00Z')
function after(seconds: number): Date {
  return new Date(friday.getTime() + seconds * 1000)
}

function step(id: string, request: StepRequest, seconds = 0) {
  return advanceOrder(boss, id, { request, now: after(seconds) })
}

const burgers = { name: 'Limmat Burger', quantity: 2, price: 18.9, subtotal: 37.8 }
const beer = { name: 'Bier', quantity: 1, price: 6.23, subtotal: 6.23 }
const mixed = { items: [beer, burgers], total_amount: 44.03 }
const beers = { items: [{ ...beer, quantity: 5, subtotal: 31.15 }], total_amount: 31.15 }

/** Ready at second 0, after steps of a minute. */
async function ready(change: Record<string, unknown>, ...more: OrderStatus[]) {
  const { caller, email } = await newCustomer()
  const { orderId: id } = await order(caller, change, after(-600))
  for (const status of ['accepted', 'preparing', 'ready', ...more] as OrderStatus[]) await step(id, { status }, -60)
  return { id, caller, email }
}

async function mailsTo(email: string): Promise<string[]> {
  const rows = await db().outboxMail.findMany({ where: { toAddress: email }, orderBy: { createdAt: 'asc' } })
  return rows.map(({ template }) => template)
}

test('alcohol is not handed over, and its cash not taken, before the staff answers for the ID', async () => {
  const { id } = await ready(mixed)
  await expect(step(id, { status: 'completed' })).rejects.toMatchObject({
    code: 'age_check_missing',
    details: { data: { status: 'ready', minimumAge: 16, ageCheck: null } },
  })
  const { id: paymentId } = await db().payment.findUniqueOrThrow({ where: { orderId: id } })
  await expect(settlePayment(boss, paymentId, { status: 'collected' })).rejects.toMatchObject({
    code: 'age_check_missing',
  })
  expect(await step(id, { status: 'completed', ageCheck: 'checked' })).toMatchObject({
    status: 'completed',
    totalRappen: 4403,
    payment: { status: 'collected', amountRappen: 4405 },
    ageCheck: { result: 'checked', at: friday, by: 'Ana Muster' },
    takenOut: [],
  })
})

test('what is for anybody is handed over as before, whatever is said of an ID', async () => {
  const { id } = await ready({})
  expect(await step(id, { status: 'completed', ageCheck: 'refused' })).toMatchObject({
    status: 'completed',
    ageCheck: null,
  })
})

test('refused: the beer stays here, and the rest is paid in steps of 5 Rappen', async () => {
  const { id, caller, email } = await ready(mixed)
  expect(await step(id, { status: 'completed', ageCheck: 'refused' })).toMatchObject({
    status: 'completed',
    items: [{ name: 'Limmat Burger' }],
    totalRappen: 3780,
    payment: { status: 'collected', amountRappen: 3780, roundingRappen: 0 },
    ageCheck: { result: 'refused' },
    takenOut: [{ name: 'Bier', quantity: 1, subtotalRappen: 623 }],
  })
  for (const reader of [caller, null]) {
    expect(await findOrder(id, reader, after(9))).toMatchObject({
      orderStatus: 'ready',
      totalAmountRappen: 4403,
      items: [{ name: 'Bier' }, { name: 'Limmat Burger' }],
      takenOut: [],
    })
    expect(await findOrder(id, reader, after(10))).toMatchObject({
      orderStatus: 'completed',
      totalAmountRappen: 3780,
      ageCheck: 'refused',
      takenOut: [{ name: 'Bier' }],
      vat: [{ perCent: 2.6, grossRappen: 3780 }],
    })
  }
  expect((await mailsTo(email)).at(-1)).toBe('order-age-refused')
  const audit = await db().auditEntry.findFirstOrThrow({ where: { subject: 'order', subjectId: id } })
  expect(audit).toMatchObject({ byUserId: boss.userId, before: { totalRappen: 4403 }, after: { totalRappen: 3780 } })
})

test.each([
  ['undone, as if no ID was checked', 9, false],
  ['corrected on the same evening, and told so', 600, true],
])('a refusal is taken back: %s', async (_, seconds, isTold) => {
  const { id, caller, email } = await ready(mixed)
  await step(id, { status: 'completed', ageCheck: 'refused' })
  if (isTold) await db().outboxMail.updateMany({ where: { toAddress: email }, data: { sentAt: after(10) } })
  expect(await step(id, { status: 'ready', correction: true }, seconds)).toMatchObject({
    status: 'ready',
    items: [{ name: 'Bier' }, { name: 'Limmat Burger' }],
    totalRappen: 4403,
    payment: { status: 'pending', amountRappen: 4405, roundingRappen: 2 },
    ageCheck: null,
    takenOut: [],
  })
  expect(await findOrder(id, caller, after(seconds + 11))).toMatchObject({ totalAmountRappen: 4403, takenOut: [] })
  expect((await mailsTo(email)).includes('order-corrected')).toBe(isTold)
  await expect(step(id, { status: 'completed' }, seconds + 12)).rejects.toMatchObject({ code: 'age_check_missing' })
  expect(await step(id, { status: 'completed', ageCheck: 'checked' }, seconds + 12)).toMatchObject({
    totalRappen: 4403,
  })
  expect(await db().ageCheck.count({ where: { orderId: id } })).toBe(2)
})

test.each([
  ['completed', mixed, { totalRappen: 3780, takenOut: [{ name: 'Bier' }] }],
  ['rejected', beers, { totalRappen: 3115, takenOut: [] }],
] as const)('a correction of what was %s is undone with the refusal as it was', async (status, change, as) => {
  const { id } = await ready(change)
  await step(id, { status: 'completed', ageCheck: 'refused' })
  await step(id, { status: 'ready', correction: true }, 15)
  expect(await step(id, { status, correction: true }, 20)).toMatchObject({
    ...as,
    status,
    ageCheck: { result: 'refused' },
  })
})

test('an order of which nothing is left is rejected with the reason, and comes back as a whole', async () => {
  const { id, caller, email } = await ready(
    { ...beers, fulfilment: 'delivery', total_amount: 36.15 },
    'out_for_delivery',
  )
  expect(await step(id, { status: 'completed', ageCheck: 'refused' })).toMatchObject({
    status: 'rejected',
    items: [{ name: 'Bier', quantity: 5 }],
    payment: { status: 'void' },
  })
  expect(await findOrder(id, caller, after(11))).toMatchObject({ orderStatus: 'rejected', reason: 'age_not_proven' })
  expect((await mailsTo(email)).at(-1)).toBe('order-rejected')
  expect(await step(id, { status: 'out_for_delivery', correction: true }, 5)).toMatchObject({
    status: 'out_for_delivery',
    payment: { status: 'pending' },
    ageCheck: null,
  })
  expect(await mailsTo(email)).not.toContain('order-rejected')
})

test('a dish that has a beer with it is handed over without the beer, and paid so', async () => {
  const { pizzaId, size, drinks } = await openPizzeria(boss)
  const options = [idOf(size, '30 cm'), idOf(drinks, 'Bier 5 dl')].map((option_id) => ({ option_id }))
  const { id, caller } = await ready({ items: [{ menu_item_id: pizzaId, quantity: 2, options }], total_amount: 44 })
  const refused = { takenOut: [{ name: 'Bier 5 dl', quantity: 2, subtotalRappen: 1200 }], amountRappen: 3200 }
  expect(await step(id, { status: 'ready' }).catch(({ details }) => details.data)).toMatchObject({ ifRefused: refused })
  expect(await step(id, { status: 'completed', ageCheck: 'refused' })).toMatchObject({
    status: 'completed',
    items: [{ quantity: 2, priceRappen: 1600, options: [{ name: { de: '30 cm' } }] }],
    payment: { amountRappen: 3200 },
    takenOut: refused.takenOut,
  })
  expect(await findOrder(id, caller, after(11))).toMatchObject({ vat: [{ perCent: 2.6, grossRappen: 3200 }] })
  expect(await step(id, { status: 'ready', correction: true }, 5)).toMatchObject({
    items: [{ priceRappen: 2200, options: [{}, { name: { de: 'Bier 5 dl' } }] }],
    payment: { amountRappen: 4400 },
  })
})

test('of two answers at once one counts', async () => {
  const { id } = await ready(mixed)
  const answers = (['checked', 'refused'] as const).map((ageCheck) => step(id, { status: 'completed', ageCheck }))
  const outcomes = await Promise.allSettled(answers)
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await db().ageCheck.count({ where: { orderId: id } })).toBe(1)
})

test('the day is closed over alcohol only where an ID was checked', async () => {
  const [seen, unseen] = [await ready(mixed), await ready(mixed)]
  const ids = [seen.id, unseen.id]
  const now = after(20 * 3600)
  expect(await closeDay(boss, { handedOver: ids, ageChecked: [seen.id], now })).toMatchObject({
    completed: 1,
    leftOpen: [{ id: unseen.id, reason: 'age_check_missing' }],
  })
  expect(await db().order.findUnique({ where: { id: unseen.id } })).toMatchObject({ status: 'ready' })
})

test('a stricter canton’s age counts for beer and wine, in what is ordered from then on', async () => {
  await db().shop.update({ where: { id: 1 }, data: { beerWineAge: 18 } })
  const { id } = await ready(mixed)
  await expect(step(id, { status: 'completed' })).rejects.toMatchObject({ details: { data: { minimumAge: 18 } } })
  await db().shop.update({ where: { id: 1 }, data: { beerWineAge: 16 } })
})
