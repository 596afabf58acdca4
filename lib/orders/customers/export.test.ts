import { beforeAll, expect, test } from 'vitest'
import type { Customer, Staff } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { subscribeToAlarms } from '@/lib/orders/jobs/subscribe'
import { sendContactMessage } from '@/lib/shop/contact/contact-messages'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { pushBrowser } from '@/lib/testing/outside/push-browser'
import { createShop } from '@/lib/testing/shop/shop'
import { findPersonalData } from './find-personal-data'
import { personalPage } from './html'

const friday = new Date('2027-05-07T10:15:00Z')

beforeAll(async () => {
  await createShop()
})

async function ordersIn(caller: Customer): Promise<string[]> {
  const { orders } = await findPersonalData(caller, friday)
  const ids: string[] = []
  for await (const { orderId } of orders) ids.push(orderId)
  return ids
}

async function pageOf(caller: Customer, language: 'de' | 'en'): Promise<string> {
  const pieces: string[] = []
  for await (const piece of personalPage(await findPersonalData(caller, friday), language)) pieces.push(piece)
  return pieces.join('')
}

test('all orders of an account, however many, and those without an account that were placed with its address', async () => {
  const { caller, userId, email } = await newCustomer()
  const { orderId: nobodys } = await order(caller, {}, friday)
  await db().order.update({ where: { id: nobodys }, data: { customerId: null, contactEmail: email.toUpperCase() } })
  const { lines, payment, ...first } = await db().order.findUniqueOrThrow({
    where: { id: nobodys },
    include: { lines: true, payment: true },
  })
  const ids = Array.from({ length: 203 }, (_, index) => `ORD-20270507-${String(index).padStart(10, '0')}`)
  await db().$transaction([
    db().order.createMany({ data: ids.map((id) => ({ ...first, id, paymentId: id, customerId: userId })) }),
    db().orderLine.createMany({
      data: ids.flatMap((orderId) => lines.map((line) => ({ ...line, orderId, options: [] }))),
    }),
  ])
  const stranger = await newCustomer()
  await order(stranger.caller, {}, friday)
  expect(payment).not.toBeNull()
  expect((await ordersIn(caller)).toSorted()).toEqual([nobodys, ...ids].toSorted())
})

test('an address that only looks alike gets nothing of another', async () => {
  const [ana, alike] = [await newCustomer(), await newCustomer()]
  const { orderId } = await order(ana.caller, {}, friday)
  await db().order.update({ where: { id: orderId }, data: { customerId: null, contactEmail: 'a-b@example.com' } })
  await db().user.update({ where: { id: alike.userId }, data: { email: 'a_b@example.com' } })
  expect(await ordersIn(Object.assign(alike.caller, { email: 'a_b@example.com' }))).toEqual([])
})

test('the page for people has everything, in their language, and no markup of theirs', async () => {
  const { caller, email } = await newCustomer()
  const delivered = { fulfilment: 'delivery', handover: 'call', total_amount: 42.8 }
  await order(caller, { ...delivered, order_notes: '<b>Glocke</b> links' }, friday)
  const form = { fullName: 'Ana Muster', email, subject: 'feedback', message: 'En <i>Guete</i>!' } as const
  await sendContactMessage(form, { language: 'de' })
  const page = await pageOf(caller, 'de')
  for (const said of ['Badenerstrasse 99', '2 × Limmat Burger', '42.80', '&lt;b&gt;Glocke', 'Rückmeldung', email])
    expect(page).toContain(said)
  expect(page).toContain('Anrufen')
  expect(page).not.toMatch(/<[bi]>|undefined|null/)
  expect(await pageOf(caller, 'en')).toContain('<html lang="en">')
})

test('it calls a dish as the guest has read it', async () => {
  const { caller } = await newCustomer()
  const { orderId } = await order(caller, {}, friday)
  await db().orderLine.updateMany({ where: { orderId }, data: { shownName: 'Burger from the Limmat' } })
  expect(await pageOf(caller, 'en')).toContain('2 × Burger from the Limmat')
})

test('the terms that were agreed to are named, with the account and with each order', async () => {
  const { caller, userId } = await newCustomer()
  const { orderId } = await order(caller, {}, friday)
  const { termsId } = await db().order.findUniqueOrThrow({ where: { id: orderId } })
  await db().user.update({ where: { id: userId }, data: { termsId } })
  await order((await newCustomer()).caller, {}, friday)
  const { facts } = await findPersonalData(caller, friday)
  const updatedOn = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
  expect(facts.terms).toEqual([{ id: termsId, language: 'de', updatedOn, isOfAccount: true, orderIds: [orderId] }])
  expect(await pageOf(caller, 'de')).toMatch(
    new RegExp(`Fassung ${termsId} vom [^<]+, Deutsch</dt><dd>Konto\\n${orderId}`),
  )
})

test('the browsers of a member of staff that are told of orders are in it too', async () => {
  const { caller } = await signedIn('staff')
  const { subscription } = pushBrowser()
  await subscribeToAlarms(caller as Staff, subscription, friday)
  const { facts } = await findPersonalData(caller, friday)
  expect(facts.alarmSubscriptions).toEqual([{ endpoint: subscription.endpoint, createdAt: friday }])
  expect(await pageOf(caller, 'de')).toContain(subscription.endpoint)
})
