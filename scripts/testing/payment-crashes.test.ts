import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, transaction } from '@/lib/platform/database/db'
import { reconcile } from '@/lib/orders/money/online/reconcile'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { isLong, seedOf } from '@/lib/testing/long'
import { signedIn, type Person } from '@/lib/testing/shop/people'
import { startStripeShop } from '@/lib/testing/shop/stripe-shop'
import { untilWaiting } from '@/lib/testing/database/until-waiting'
import { inCheckout } from '../bootstrap/paths.mjs'
import type { LoneCall, LoneCallName } from './lone-payer'

let shop: Awaited<ReturnType<typeof startStripeShop>>
let kitchen: Person
let guest: Person
let child: ChildProcess | undefined

beforeAll(async () => {
  shop = await startStripeShop()
  kitchen = await signedIn('admin')
})
beforeEach(async () => {
  await shop.forget()
  guest = await newCustomer()
})
afterEach(() => child?.kill('SIGKILL'))
afterAll(() => shop.stripe.stop())

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)

/** What the call asks of Stripe, and after which it has something to lose. */
const asks: Record<LoneCallName, RegExp> = {
  open: /^POST checkout\/sessions$/,
  settle: /^GET checkout\/sessions/,
  refund: /^POST refunds$/,
}
type Moment = 'before Stripe did it' | 'before Stripe answered' | 'before the commit' | 'before the answer'
const all: Moment[] = ['before Stripe did it', 'before Stripe answered', 'before the commit', 'before the answer']
/** One of those that were the hardest to get right. */
const hurried = 1 + (seedOf('CRASH_SEED') % 2)
const moments = isLong ? all : all.slice(hurried, hurried + 1)

/** Answers by what the process ended. */
async function killed(
  name: LoneCallName,
  moment: Moment,
  { orderId, reference }: Pick<Placed, 'orderId' | 'reference'>,
): Promise<unknown> {
  const running = fork(inCheckout('dist', 'lone-payer.mjs'), [name], { stdio: 'inherit' })
  child = running
  const ended = once(running, 'exit')
  const { body, headers } = completed(reference)
  const event = { body, headers: Object.fromEntries(headers) }
  const settings = { ...shop.stripe.settings, isLive: false }
  running.send({ settings, bearer: guest.bearer, orderId, event } satisfies LoneCall)
  const kill = () => running.kill('SIGKILL')
  const { faults } = shop.stripe
  const at = async (call: string, act: () => unknown) => void (asks[name].test(call) && (await act()))
  if (moment === 'before the answer') running.once('message', kill)
  if (moment === 'before Stripe did it') faults.asked = (call) => at(call, () => (kill(), ended))
  if (moment === 'before Stripe answered') faults.done = (call) => at(call, () => (kill(), ended))
  if (moment === 'before the commit') faults.done = (call) => at(call, () => locked(orderId, kill))
  return (await ended)[1]
}

/** The order is from then on, and until the process waits for it. */
function locked(orderId: string, kill: () => void): Promise<void> {
  return new Promise((isLocked) => {
    void transaction(async (tx) => {
      await tx.$executeRaw`select 1 from orders where id = ${orderId} for update`
      await tx.$executeRaw`select 1 from payment_attempt where order_id = ${orderId} for update`
      isLocked()
      await untilWaiting()
      kill()
    })
  })
}

type Placed = Awaited<ReturnType<typeof shop.place>>

function completed(reference: string) {
  return shop.stripe.event(
    'checkout.session.completed',
    { id: reference, object: 'checkout.session' },
    { id: `evt_${reference}` },
  )
}

/** All that works by itself has had its time. */
async function reconciled() {
  for (const minutes of [1, 5, 16, 20, 40]) await reconcile(shop.driver, later(minutes))
}

describe.each(moments)('killed %s:', (moment) => {
  test('a session that was being opened is the same for the guest who tries again', async () => {
    const { orderId } = await order(guest.caller, { payment_method: 'Online' })
    expect(await killed('open', moment, { orderId, reference: '' })).toBe('SIGKILL')
    expect(await shop.send(`userorder/order/${orderId}/payment`, { by: guest })).toMatchObject({ status: 200 })
    expect([...shop.stripe.sessions.values()].filter(({ metadata }) => metadata.order_id === orderId)).toHaveLength(1)
    shop.stripe.pay((await shop.attemptOf(orderId)).reference)
    await reconciled()
    expect(await shop.expectSettled(orderId)).toBe('received')
  })

  test('a session that was being opened, and a guest who went away: the time is given back', async () => {
    const { orderId } = await order(guest.caller, { payment_method: 'Online' })
    expect(await killed('open', moment, { orderId, reference: '' })).toBe('SIGKILL')
    await reconciled()
    expect(await shop.expectSettled(orderId)).toBe('cancelled')
  })

  test('a payment that was being written is written by the next who asks', async () => {
    const placed = await shop.place(guest)
    shop.stripe.pay(placed.reference)
    expect(await killed('settle', moment, placed)).toBe('SIGKILL')
    await reconciled()
    expect(await shop.expectSettled(placed.orderId)).toBe('received')
    expect(await db().outboxMail.count({ where: { toAddress: guest.email } })).toBe(1)
  })

  test('a late payment that nothing else looks for is looked up when Stripe repeats its message', async () => {
    const placed = await shop.place(guest)
    shop.stripe.process(placed.reference)
    await db().paymentAttempt.update({
      where: { id: placed.attemptId },
      data: { status: 'expired', endedAt: new Date(), nextLookAt: null },
    })
    await reconcile(shop.driver, later(16))
    Object.assign(shop.stripe.sessions.get(placed.reference) ?? {}, { status: 'open' })
    shop.stripe.pay(placed.reference)
    expect(await killed('settle', moment, placed)).toBe('SIGKILL')
    expect(await shop.tell(completed(placed.reference))).toMatchObject({ status: 200 })
    await reconciled()
    expect(await shop.expectSettled(placed.orderId)).toBe('cancelled')
  })

  test('a refund that was being sent goes back once', async () => {
    const placed = await shop.place(guest)
    shop.stripe.pay(placed.reference)
    await shop.tell(completed(placed.reference))
    const body = { status: 'rejected', reason: 'too_busy' }
    await shop.send(`orders/${placed.orderId}`, { method: 'PATCH', by: kitchen, body })
    expect(await killed('refund', moment, placed)).toBe('SIGKILL')
    await reconciled()
    expect(await shop.expectSettled(placed.orderId)).toBe('rejected')
    expect(shop.stripe.refundsOf(placed.orderId)).toHaveLength(1)
  })
})
