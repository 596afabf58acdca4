import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Admin, Customer } from '@/lib/accounts/caller'
import { advanceOrder, type StepRequest } from '@/lib/orders/advance/advance-order'
import { cancelOrder } from '@/lib/orders/advance/cancel-order'
import { closeDay } from '@/lib/orders/advance/close-day'
import { countCash } from './counter/count-cash'
import { findDrawer } from './counter/cash-ups'
import { noteAnswer } from '@/lib/orders/advance/answer-proposal'
import { proposeChange } from '@/lib/orders/advance/propose-change'
import { findOrderForStaff } from '@/lib/orders/read/find-order'
import { findDayReport } from '@/lib/orders/reports/day-report'
import type { Period } from '@/lib/orders/reports/sums/period'
import { findPeriodReport } from '@/lib/orders/reports/period-report'
import type { OrderStatus } from '@/lib/orders/status'
import { db } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import { fromDateColumn } from '@/lib/platform/values/time'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'
import { checkOrders, checkReceiptNumbers } from '@/lib/testing/database/check-orders'
import { checkPortions, countForDays } from '@/lib/testing/database/check-portions'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { seedOf, times } from '@/lib/testing/long'
import { signedIn } from '@/lib/testing/shop/people'
import { createShop } from '@/lib/testing/shop/shop'
import { refundOrder } from './counter/refund-order'
import { reverseOrder } from './counter/reverse-order'
import { checkPayment, payOrder } from '@/lib/orders/money/online/pay-order'
import { reconcile } from '@/lib/orders/money/online/reconcile'
import { takePaymentsWith, TestProvider } from '@/lib/testing/outside/payment-provider'
import { settlePayment } from './counter/settle-payment'

// Random evenings, through the same verbs that the pages call; every action may be refused, and none may leave the books
// in two minds.
const seed = seedOf('EVENING_SEED')
const numRuns = times({ hurried: 3, long: 100 })

const opening = new Date('2027-05-07T10:00:00Z')
const provider = new TestProvider()
let admin: Admin
let guest: { caller: Customer }

beforeAll(async () => {
  const { burgerId, beerId } = await createShop()
  await countForDays([burgerId, beerId], opening, 400)
  admin = (await signedIn('admin')).caller as Admin
  await takePaymentsWith(provider)
  guest = await newCustomer()
})

type Action = (id: string, now: Date, dice: number) => Promise<unknown>

const step =
  (status: OrderStatus, request: Partial<StepRequest> = {}): Action =>
  (id, now) =>
    advanceOrder(admin, id, { request: { status, ...request }, now })

async function settling(id: string, status: 'collected' | 'refunded' | 'void' | 'pending', now: Date) {
  const { id: payment } = await db().payment.findUniqueOrThrow({ where: { orderId: id } })
  return settlePayment(admin, payment, { status, correction: status === 'pending', now })
}

const actions = {
  async forward(id, now, dice) {
    const view = await findOrderForStaff(admin, id, now)
    const [status] = view?.next ?? []
    const ageCheck = status === 'completed' && view?.minimumAge ? (dice % 2 ? 'checked' : 'refused') : undefined
    if (status) await step(status, { ...(ageCheck && { ageCheck }) })(id, now, dice)
  },
  reject: step('rejected', { reason: 'too_busy' }),
  cancel: step('cancelled'),
  cancelByGuest: (id, now) => cancelOrder(guest.caller, id, { now }),
  async stepBack(id, now) {
    const view = await findOrderForStaff(admin, id, now)
    if (view?.back) await step(view.back.to, { correction: true })(id, now, 0)
  },
  collect: (id, now) => settling(id, 'collected', now),
  payBack: (id, now) => settling(id, 'refunded', now),
  writeOff: (id, now) => settling(id, 'void', now),
  correct: (id, now) => settling(id, 'pending', now),
  reverse: (id, now) => reverseOrder(admin, id, { reason: 'Storno', now }),
  /** Of an order that goes out at once, because few would else be handed over in so short an evening. */
  async refund(id, now, dice) {
    for (let taken = 0; taken < 5; taken += 1) await actions.forward(id, now, 1)
    const position = dice % 3 === 0 ? 1 : 0
    const part =
      dice % 2 ? { amountRappen: 1 + dice * 41 } : { lines: [{ position, quantity: 1 + (dice % 4 === 0 ? 0 : 1) }] }
    await refundOrder(admin, id, { request: { id: randomUUID(), reason: 'Fehlte', ...part }, now })
  },
  async change(id, now, dice) {
    const quantities = dice % 2 ? [{ position: 0, quantity: 1 + (dice % 3) }] : []
    const add = dice % 3 ? [] : [{ name: 'Limmat Burger', quantity: 1 }]
    const proposal = randomUUID()
    await proposeChange(admin, id, { request: { id: proposal, quantities, add }, now })
    await noteAnswer(admin, id, { proposalId: proposal, answer: 'agreed', consentName: 'Ana', now })
  },
} satisfies Record<string, Action>

const actionNames = Object.keys(actions) as (keyof typeof actions)[]

const move = fc.record({
  what: fc.oneof(
    { weight: 8, arbitrary: fc.constant('forward') },
    { weight: 4, arbitrary: fc.constantFrom('collect', 'change', 'refund') },
    { weight: 8, arbitrary: fc.constantFrom(...actionNames) },
    { weight: 3, arbitrary: fc.constantFrom('order', 'wait', 'count', 'closeDay', 'nextDay', 'rates', 'provider') },
  ),
  which: fc.nat(3),
  dice: fc.nat(100),
})

interface Evening {
  now: Date
  ids: string[]
  /** What was counted with the drawer, byte by byte. */
  sealed: Map<string, string>
  rates: number
}

async function play(evening: Evening, { what, which, dice }: { what: string; which: number; dice: number }) {
  const { ids } = evening
  const now = new Date(evening.now.getTime() + 1000)
  evening.now = now
  if (what === 'order') {
    const burgers = { name: 'Limmat Burger', quantity: 2 + (dice % 3) }
    const items = dice % 2 ? [burgers, { name: 'Bier', quantity: 1 }] : [burgers]
    const total = (burgers.quantity * 1890 + (dice % 2 ? 623 : 0)) / 100
    const way = dice % 4 < 2 ? { payment_method: 'Online' } : {}
    const { orderId } = await order(guest.caller, { items, total_amount: total, ...way }, now)
    ids.push(orderId)
    if (dice % 4 === 0) await payOnline(orderId, now)
  } else if (what === 'wait') evening.now = new Date(now.getTime() + 60_000 * (1 + dice))
  else if (what === 'nextDay') evening.now = new Date(now.getTime() + 20 * 3_600_000)
  else if (what === 'count') await count(evening)
  else if (what === 'provider') await hearProvider(evening, dice)
  else if (what === 'rates') await anotherRate(evening)
  else if (what === 'closeDay')
    await closeDay(admin, { handedOver: ids, ageChecked: ids, neverAccepted: ids, notCollected: ids.slice(0, 1), now })
  else {
    const id = ids.at(-1 - (which % Math.max(ids.length, 1)))
    if (id) await actions[what as keyof typeof actions](id, now, dice)
  }
}

/** Every other order that is paid online is paid at once; the rest of them are paid late, or never. */
async function payOnline(orderId: string, now: Date) {
  const { redirectUrl } = await payOrder(guest.caller, orderId, { address: 'https://shop.example', now })
  provider.pay(redirectUrl.split('/').at(-1) ?? '')
  await checkPayment(orderId, guest.caller, now)
}

async function hearProvider(evening: Evening, dice: number) {
  evening.now = new Date(evening.now.getTime() + 60_000)
  const late = await db().order.findMany({ where: { id: { in: evening.ids }, status: 'awaiting_payment' } })
  if (dice % 5 === 0) for (const { id } of late) await payOnline(id, evening.now)
  if (dice % 3 === 0) await db().refund.updateMany({ where: { status: 'due' }, data: failed(evening.now) })
  await reconcile(provider, evening.now)
}

const failed = (now: Date) => ({ status: 'failed', endedAt: now, lastFault: 'refused', tries: 1 }) as const

async function count(evening: Evening) {
  const { last, takenRappen, refundedRappen } = await findDrawer(admin, evening.now)
  const countedRappen = Math.max(takenRappen - refundedRappen, 0)
  const reason = takenRappen < refundedRappen ? 'es fehlt' : ''
  await countCash(
    admin,
    { id: randomUUID(), after: last?.id ?? null, floatRappen: 0, countedRappen, reason },
    evening.now,
  )
  for (const [key, row] of await books()) evening.sealed.set(key, row)
}

/** Every row of money and every receipt, as it is stored. */
async function books(): Promise<[string, string][]> {
  const entries = await db().$queryRaw<{ key: string; row: string }[]>`
    select 'entry ' || id as key, to_jsonb(e)::text as row from payment_entry e
    union all select 'receipt ' || year || '-' || number, to_jsonb(r)::text from receipt r`
  return entries.map(({ key, row }) => [key, row])
}

async function anotherRate(evening: Evening) {
  evening.rates += 1
  const validFrom = new Date(businessDayOf(evening.now))
  const perMille = 26 + evening.rates
  await db().vatRate.upsert({
    where: { vatClass_validFrom: { vatClass: 'reduced', validFrom } },
    create: { vatClass: 'reduced', validFrom, perMille },
    update: { perMille },
  })
}

async function checkBooks({ now, sealed }: Evening) {
  const current = new Map(await books())
  for (const [key, row] of sealed) expect(current.get(key)).toBe(row)

  const moved = await db().paymentEntry.findMany({ where: { method: { not: 'none' } }, orderBy: { id: 'asc' } })
  const cash = moved.filter(({ method }) => method === 'cash')
  expect(sum(moved) - sum(cash)).toBe(provider.keptRappen())
  const days = new Set(moved.map(({ businessDay }) => fromDateColumn(businessDay)))
  for (const day of days) {
    const { tillRappen, online, cash: ofOrders, grossRappen, roundingRappen } = await findDayReport(admin, day)
    const onDay = moved.filter(({ businessDay }) => fromDateColumn(businessDay) === day)
    expect(tillRappen + online.takenRappen - online.refundedRappen).toBe(sum(onDay))
    expect(tillRappen).toBe(sum(cash.filter(({ businessDay }) => fromDateColumn(businessDay) === day)))
    const { toCollectRappen, collectedRappen, voidRappen, toPayBackRappen } = ofOrders
    expect(toCollectRappen + collectedRappen + voidRappen - toPayBackRappen).toBe(grossRappen + roundingRappen)
  }
  await checkTurnover({ from: businessDayOf(opening), to: businessDayOf(now) })

  const drawer = await findDrawer(admin, now)
  const counts = await db().cashUp.findMany({ orderBy: { until: 'asc' } })
  const counted = counts.reduce((all, { takenRappen, refundedRappen }) => all + Number(takenRappen - refundedRappen), 0)
  // Cash of days before the first count is in no drawer.
  const since = counts[0]?.since ?? drawer.since
  expect(counted + drawer.takenRappen - drawer.refundedRappen).toBe(sum(cash.filter(({ at }) => at >= since)))
}

/** Dishes and fees, rates, and days: each add up to what was sold less what was reversed, as a whole or in part. */
async function checkTurnover(period: Period) {
  const report = await findPeriodReport(admin, { ...period, group: 'month' })
  const { totals, sales, reversals, items, overTime } = report
  const { turnoverRappen, reversedRappen } = totals.figures
  const grossOf = (rows: { grossRappen: number }[]) => rows.reduce((all, { grossRappen }) => all + grossRappen, 0)
  const turnoverOf = (rows: { turnoverRappen: number }[]) => rows.reduce((all, row) => all + row.turnoverRappen, 0)
  expect(grossOf([...sales, ...reversals])).toBe(turnoverRappen)
  expect(grossOf(reversals)).toBe(0 - reversedRappen)
  expect(turnoverOf(items) + totals.deliveryFeesRappen).toBe(turnoverRappen)
  expect(turnoverOf(overTime)).toBe(turnoverRappen)
}

function sum(entries: readonly { amountRappen: number }[]): number {
  return entries.reduce((total, { amountRappen }) => total + amountRappen, 0)
}

test('whatever happens in an evening, the books agree', { timeout: 600_000 }, async () => {
  const evening: Evening = { now: opening, ids: [], sealed: new Map(), rates: 0 }
  const playing = fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 30, maxLength: 50 }), async (moves) => {
      evening.ids.length = 0
      for (const one of [{ what: 'order', which: 0, dice: moves[0]?.dice ?? 0 }, ...moves]) {
        await play(evening, one).catch((error: unknown) => {
          if (!(error instanceof Refusal) || error.code === 'unavailable') throw error
        })
      }
      await checkOrders()
      await checkReceiptNumbers()
      await checkPortions()
      await checkBooks(evening)
    }),
    // What was played stays in the books, so that a shorter history could not be played anew.
    { seed, numRuns, endOnFailure: true },
  )
  await expect(playing).resolves.toBeUndefined()
})
