import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, transaction } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn, type Person } from '@/lib/testing/shop/people'
import { startStripeShop } from '@/lib/testing/shop/stripe-shop'
import { untilWaiting } from '@/lib/testing/database/until-waiting'
import { reconcile } from './reconcile'
import { settle } from './settle'

let shop: Awaited<ReturnType<typeof startStripeShop>>
let kitchen: Person
let guest: Person

beforeAll(async () => {
  shop = await startStripeShop()
  kitchen = await signedIn('admin')
})
beforeEach(async () => {
  await shop.forget()
  guest = await newCustomer()
})
afterAll(() => shop.stripe.stop())

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const statusOf = async (id: string) => (await db().order.findUniqueOrThrow({ where: { id } })).status

const check = (orderId: string) => shop.send(`userorder/order/${orderId}/payment-check`, { by: guest })
const cancel = (orderId: string) => shop.send(`userorder/order/${orderId}/cancellation`, { by: guest })
const wayToPay = (orderId: string) => shop.send(`userorder/order/${orderId}/payment`, { by: guest })
const advance = (orderId: string, body: object) =>
  shop.send(`orders/${orderId}`, { method: 'PATCH', by: kitchen, body })
const reject = (orderId: string) => advance(orderId, { status: 'rejected', reason: 'too_busy' })

function tell(reference: string) {
  return shop.tell(shop.stripe.event('checkout.session.completed', { id: reference, object: 'checkout.session' }))
}

describe('two tabs', () => {
  test('at once are shown the same page of Stripe', async () => {
    const { orderId } = await shop.place(guest)
    const ways = await Promise.all([wayToPay(orderId), wayToPay(orderId), wayToPay(orderId)])
    expect(new Set(ways.map(({ data }) => data.redirect_url)).size).toBe(1)
    expect(await db().paymentAttempt.count({ where: { orderId } })).toBe(1)
  })

  test('of which one is declined for good: the other pays by a new attempt, and the first one stays as it ended', async () => {
    const first = await shop.place(guest)
    const { orderId } = first
    shop.stripe.cancel(first.reference)
    await check(orderId)
    expect(await wayToPay(orderId)).toMatchObject({ status: 200 })
    const second = await shop.attemptOf(orderId)
    expect(second.reference).not.toBe(first.reference)
    // An ended attempt whose money seems to come after all.
    shop.stripe.process(first.reference)
    expect(await settle(first.attemptId, shop.driver)).toBe('open')
    shop.stripe.pay(second.reference)
    await tell(second.reference)
    shop.stripe.cancel(first.reference)
    await reconcile(shop.driver, later(20))
    expect(await shop.expectSettled(orderId)).toBe('received')
  })

  test('that both pay: the second money goes back', async () => {
    const first = await shop.place(guest)
    const { orderId } = first
    shop.stripe.cancel(first.reference)
    await check(orderId)
    await wayToPay(orderId)
    const second = await shop.attemptOf(orderId)
    shop.stripe.pay(second.reference)
    await tell(second.reference)
    Object.assign(shop.stripe.sessions.get(first.reference) ?? {}, { status: 'open' })
    shop.stripe.pay(first.reference)
    await tell(first.reference)
    await reconcile(shop.driver, later(2))
    expect(await shop.expectSettled(orderId)).toBe('received')
    expect(shop.stripe.keptRappen(orderId)).toBe(3780)
  })
})

describe('the time to pay is over', () => {
  test('while the guest is paying: the order is held until Stripe knows, and then stands', async () => {
    const { orderId, reference } = await shop.place(guest)
    shop.stripe.process(reference)
    await reconcile(shop.driver, later(16))
    expect(await statusOf(orderId)).toBe('awaiting_payment')
    Object.assign(shop.stripe.sessions.get(reference) ?? {}, { status: 'open' })
    shop.stripe.pay(reference)
    await reconcile(shop.driver, later(20))
    expect(await shop.expectSettled(orderId)).toBe('received')
  })

  test('and the payment comes to nothing: the order ends without a mail', async () => {
    const { orderId, reference } = await shop.place(guest)
    shop.stripe.process(reference)
    await reconcile(shop.driver, later(16))
    shop.stripe.cancel(reference)
    await reconcile(shop.driver, later(20))
    expect(await shop.expectSettled(orderId)).toBe('cancelled')
    expect(await db().outboxMail.count({ where: { toAddress: guest.email } })).toBe(0)
  })

  test('in the moment in which the guest pays: Stripe decides which was first', async () => {
    const { orderId, reference } = await shop.place(guest)
    shop.stripe.faults.asked = async (call) => {
      if (call.endsWith('/expire') && shop.stripe.sessions.get(reference)?.status === 'open') shop.stripe.pay(reference)
    }
    await reconcile(shop.driver, later(16))
    expect(await shop.expectSettled(orderId)).toBe('received')
  })

  test('while its session is being noted: what was opened meanwhile is not taken for what never was', async () => {
    const { orderId } = await order(guest.caller, { payment_method: 'Online' })
    shop.stripe.faults.hangUps = 3
    expect(await wayToPay(orderId)).toMatchObject({ status: 503 })
    shop.stripe.faults.forbidden = true
    const ending = await transaction(async (tx) => {
      await tx.$executeRaw`select 1 from orders where id = ${orderId} for update`
      const reconciling = reconcile(shop.driver, later(16))
      await untilWaiting()
      await db().paymentAttempt.updateMany({ where: { orderId }, data: { reference: 'cs_noted' } })
      return { reconciling }
    })
    await ending.reconciling
    shop.stripe.faults.forbidden = false
    expect(await db().paymentAttempt.findFirst({ where: { orderId } })).toMatchObject({ status: 'open' })
  })

  test('while its session is being opened: the guest gets no page on which money could still be paid', async () => {
    shop.stripe.faults.asked = async (call) => {
      if (call === 'POST checkout/sessions') await reconcile(shop.driver, later(16))
    }
    const asked = shop.twoBurgers()
    expect((await shop.send('userorder/create-order', { body: asked, by: guest })).status).toBe(409)
    await reconcile(shop.driver, later(17))
    const { orderId } = await db().paymentAttempt.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })
    expect(await shop.expectSettled(orderId)).toBe('cancelled')
    expect([...shop.stripe.sessions.values()].find(({ metadata }) => metadata.order_id === orderId)?.status).toBe(
      'expired',
    )
  })
})

describe('the guest cancels while the payment arrives:', () => {
  test.each([
    [
      'the cancellation is first',
      async (orderId: string, reference: string) => [await cancel(orderId), await tell(reference)],
    ],
    [
      'the payment is first',
      async (orderId: string, reference: string) => [await tell(reference), await cancel(orderId)],
    ],
    [
      'both at once',
      (orderId: string, reference: string) => Promise.all([cancel(orderId), tell(reference), check(orderId)]),
    ],
  ])('%s', async (_how, happen) => {
    const { orderId, reference } = await shop.place(guest)
    shop.stripe.pay(reference)
    const answers = await happen(orderId, reference)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    await reconcile(shop.driver, later(2))
    expect(await shop.expectSettled(orderId)).toBe('cancelled')
    expect(shop.stripe.keptRappen(orderId)).toBe(0)
  })

  test('cancelled first, the page of Stripe has ended, or takes money that goes back where Stripe was away', async () => {
    const { reference: ended, orderId: gone } = await shop.place(guest)
    await cancel(gone)
    expect(() => shop.stripe.pay(ended)).toThrow('takes no money')
    const { orderId, reference } = await shop.place(guest)
    // Stripe is away, so that nothing ends there.
    shop.stripe.faults.hangUps = 3
    await cancel(orderId)
    shop.stripe.faults.hangUps = 0
    shop.stripe.pay(reference)
    await reconcile(shop.driver, later(20))
    await reconcile(shop.driver, later(40))
    expect(await shop.expectSettled(orderId)).toBe('cancelled')
  })
})

describe('the staff and an order that awaits its payment', () => {
  test('can neither reject nor accept it, and see it as it is', async () => {
    const { orderId } = await shop.place(guest)
    for (const body of [{ status: 'rejected', reason: 'too_busy' }, { status: 'accepted' }, { status: 'received' }])
      expect(await advance(orderId, body)).toMatchObject({
        status: 409,
        code: 'illegal_transition',
        data: { status: 'awaiting_payment' },
      })
  })

  test('reject it in the moment in which it is paid: it stands or its money is back', async () => {
    const { orderId, reference } = await shop.place(guest)
    shop.stripe.pay(reference)
    const [, answer] = await Promise.all([tell(reference), reject(orderId)])
    await reconcile(shop.driver, later(2))
    expect(await shop.expectSettled(orderId)).toBe(answer.status === 200 ? 'rejected' : 'received')
  })

  test('reject it once it is paid: the money is back, and only after the step can no longer be undone', async () => {
    const { orderId, reference } = await shop.place(guest)
    shop.stripe.pay(reference)
    await tell(reference)
    expect(await reject(orderId)).toMatchObject({ status: 200 })
    await reconcile(shop.driver, new Date())
    expect(shop.stripe.keptRappen(orderId)).toBe(3780)
    await reconcile(shop.driver, later(2))
    expect(await shop.expectSettled(orderId)).toBe('rejected')
  })

  test('of a guest and a kitchen that act at once on a paid order, one is first, and the money follows', async () => {
    const { orderId, reference } = await shop.place(guest)
    shop.stripe.pay(reference)
    await tell(reference)
    await Promise.all([cancel(orderId), reject(orderId), advance(orderId, { status: 'accepted' }), tell(reference)])
    await reconcile(shop.driver, later(2))
    expect(['accepted', 'cancelled', 'rejected']).toContain(await shop.expectSettled(orderId))
  })
})

describe('what changes between the button and the payment changes nothing for the order:', () => {
  async function paidAfter(change: () => Promise<unknown>) {
    const placed = await shop.place(guest)
    await change()
    shop.stripe.pay(placed.reference)
    await tell(placed.reference)
    return { ...placed, status: await shop.expectSettled(placed.orderId) }
  }

  test('the kitchen pauses, and closes', async () => {
    const hours = await db().openingHours.findMany()
    const { status } = await paidAfter(async () => {
      await db().openingHours.deleteMany()
      await db().shop.updateMany({ data: { pausedUntil: later(60) } })
    })
    expect(status).toBe('received')
    await db().shop.updateMany({ data: { pausedUntil: null } })
    await db().openingHours.createMany({ data: hours.map(({ id: _id, ...one }) => one) })
  })

  test('a price rises', async () => {
    const { orderId, status } = await paidAfter(() => db().menuItem.updateMany({ data: { priceRappen: 9900 } }))
    expect(status).toBe('received')
    expect(shop.stripe.keptRappen(orderId)).toBe(3780)
    await db().menuItem.updateMany({ where: { name: 'Limmat Burger' }, data: { priceRappen: 1890 } })
  })

  test('the owner takes no payments online any more', async () => {
    const none = { takesTwint: false, takesCards: false }
    const { status } = await paidAfter(() => db().paymentProvider.updateMany({ data: none }))
    expect(status).toBe('received')
    await db().paymentProvider.updateMany({ data: { takesTwint: true, takesCards: true } })
  })
})

test('what is paid online is exact to the Rappen, and so is what goes back', async () => {
  await db().menuItem.updateMany({ where: { name: 'Limmat Burger' }, data: { priceRappen: 1893 } })
  const items = [{ name: 'Limmat Burger', quantity: 2, price: 18.93, subtotal: 37.86 }]
  const { orderId, reference, payment } = await shop.place(guest, { items, total_amount: 37.86 })
  expect(payment).toMatchObject({ amount: 37.86, rounding: 0 })
  shop.stripe.pay(reference)
  await tell(reference)
  expect(shop.stripe.keptRappen(orderId)).toBe(3786)
  expect(await shop.expectSettled(orderId)).toBe('received')
  await reject(orderId)
  await reconcile(shop.driver, later(2))
  expect(await shop.expectSettled(orderId)).toBe('rejected')
})
