import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { findCaller, type Admin, type Customer } from '@/lib/accounts/caller'
import { register } from '@/lib/accounts/codes/register'
import { sendDeletionCode, sendLoginCode } from '@/lib/accounts/codes/mail-code'
import { hashPassword } from '@/lib/accounts/password'
import { findProfile, saveProfile } from '@/lib/accounts/profile/profile'
import { signIn } from '@/lib/accounts/sessions/sign-in'
import { changeUser } from '@/lib/accounts/users/change-user'
import { db } from '@/lib/platform/database/db'
import { sendContactMessage } from '@/lib/shop/contact/contact-messages'
import { order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { confirmed, from } from '@/lib/testing/shop/registrations'
import { createShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'
import { untilWaiting } from '@/lib/testing/database/until-waiting'
import { rowsThatSay, wholeDatabase } from '@/lib/testing/database/whole-database'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { cancelOrder } from '@/lib/orders/advance/cancel-order'
import { findDashboard } from '@/lib/orders/reports/find-dashboard'
import { findDayReport } from '@/lib/orders/reports/day-report'
import { findReceipt } from '@/lib/orders/money/counter/list-receipts'
import { findOrder, findReferencedOrder } from '@/lib/orders/read/find-order'
import type { StaffOrderView } from '@/lib/orders/read/staff-order-view'
import type { OrderStatus } from '@/lib/orders/status'
import { subscribeToOrder } from '@/lib/orders/jobs/subscribe'
import { noteAnswer } from '@/lib/orders/advance/answer-proposal'
import { proposeChange } from '@/lib/orders/advance/propose-change'
import { deleteCustomer } from './delete-customer'

const friday = new Date('2027-05-07T10:15:00Z')
const later = new Date('2027-05-07T12:00:00Z')
const password = 'zwetschgen-und-nuesse'
const email = 'Quendoline_1@persona.example'
const person = { firstname: 'Quendoline', lastname: 'Zurbriggenmatt' }

/** What must be found nowhere afterwards. */
const words = [
  ...['Quendoline', 'Zurbriggenmatt', 'persona.example', 'Firma-Hortensie', 'Tulpenstieg', 'Hinterhaus-Nelke'],
  ...['Oberastern', 'Beatrix-Malve', 'Vorderlilien', 'Rosendorf', '555 77 88', 'Klingel-Mimose'],
  ...[
    'ohne-Kapern-Notiz',
    'Hopfen-Notiz',
    'Wildrosen-Frage',
    'fcm.googleapis.com/quendoline',
    'Bescheid-Primel',
    'Estragon-Notiz',
  ],
]
const profile = {
  ...person,
  companyname: 'Firma-Hortensie',
  streetAddress: 'Tulpenstieg 9',
  addressLine2: 'Hinterhaus-Nelke',
  postcode: '8004',
  city: 'Oberastern',
  contactEmail: 'kontakt@persona.example',
  phone: '+41 44 555 77 88',
  shippingFirstname: 'Beatrix-Malve',
  shippingStreetAddress: 'Vorderlilien 1',
  shippingPostcode: '8004',
  shippingCity: 'Rosendorf',
  orderNotes: 'Klingel-Mimose',
}
const client = { address: '192.0.2.1', language: 'de' as const }

let admin: Admin

beforeAll(async () => {
  await createShop()
  admin = await administrator()
})
beforeEach(async () => {
  await db().order.deleteMany()
  await db().user.deleteMany({ where: { role: 'customer' } })
  await db().rateLimit.deleteMany()
})

async function newcomer(): Promise<Customer> {
  await confirmed({ ...person, email, password }, friday)
  return signedInAgain()
}

async function registeredNewcomer(): Promise<Customer> {
  await register({ ...person, email, password }, client)
  await db().user.updateMany({ where: { email }, data: { verifiedAt: friday } })
  return signedInAgain()
}

async function signedInAgain(): Promise<Customer> {
  const { token } = await signIn({ email, password })
  const caller = await findCaller({ bearer: token })
  if (!caller) throw new Error('not signed in')
  return caller
}

async function walk(id: string, way: OrderStatus[]) {
  for (const status of way) await advanceOrder(admin, id, { request: { status }, now: friday })
}

async function agreeOnThePhone(id: string) {
  const add = [{ name: 'Limmat Burger', quantity: 1, note: 'Estragon-Notiz' }]
  const proposal = { id: randomUUID(), quantities: [], add }
  await proposeChange(admin, id, { request: proposal, now: friday })
  const consentName = `${person.firstname} ${person.lastname}`
  await noteAnswer(admin, id, { proposalId: proposal.id, answer: 'agreed', consentName, now: friday })
}

const noted = [{ name: 'Limmat Burger', quantity: 2, note: 'ohne-Kapern-Notiz' }]

/** An account of which every table knows something: registered, ordered, written, subscribed, locked and unlocked. */
async function somebodyWithEverything(): Promise<{ caller: Customer; orderIds: string[] }> {
  const caller = await registeredNewcomer()
  await saveProfile(caller, profile)
  const pickup = await order(caller, { items: noted, total_amount: 37.8, order_notes: 'Klingel-Mimose' }, friday)
  const delivery = await order(caller, { fulfilment: 'delivery', total_amount: 42.8 }, friday)
  await saveProfile(caller, { shipToDifferentAddress: true, shippingLastname: person.lastname })
  const elsewhere = await order(caller, { fulfilment: 'delivery', total_amount: 42.8 }, friday)
  const rejected = await order(caller, {}, friday)
  const beer = { name: 'Bier', quantity: 1, note: 'Hopfen-Notiz' }
  const refused = await order(caller, { items: [...noted, beer], total_amount: 44.03 }, friday)
  const subscription = { endpoint: 'https://fcm.googleapis.com/quendoline', keys: { p256dh: 'p', auth: 'a' } }
  await subscribeToOrder(pickup.orderId, subscription, { language: 'de' })
  await walk(pickup.orderId, ['accepted'])
  await agreeOnThePhone(pickup.orderId)
  await walk(pickup.orderId, ['preparing', 'ready', 'completed'])
  await walk(delivery.orderId, ['accepted', 'preparing', 'ready', 'out_for_delivery', 'completed'])
  await walk(refused.orderId, ['accepted', 'preparing', 'ready'])
  await advanceOrder(admin, refused.orderId, { request: { status: 'completed', ageCheck: 'refused' }, now: friday })
  await cancelOrder(caller, elsewhere.orderId, { now: friday })
  const sorry = { status: 'rejected', reason: 'other', text: 'Bescheid-Primel' } as const
  await advanceOrder(admin, rejected.orderId, { request: sorry, now: friday })
  const form = { fullName: 'Quendoline Zurbriggenmatt', email: email.toUpperCase(), message: 'Wildrosen-Frage' }
  await sendContactMessage({ ...form, subject: 'general' }, { language: 'de' })
  await expect(signIn({ email, password: 'falsch' })).rejects.toThrow('invalid_credentials')
  await sendLoginCode(email)
  await expect(findReferencedOrder({ order: '099A', email }, from())).rejects.toThrow('not_found')
  return { caller, orderIds: [pickup, delivery, elsewhere, rejected, refused].map(({ orderId }) => orderId) }
}

/** Everything that the books say about the day. */
async function books(orderIds: string[]) {
  const receipts = await Promise.all(orderIds.map((id) => findReceipt(admin, id, { now: later })))
  const amounts = receipts.map((receipt) => receipt && [receipt.vat, receipt.order.payment, linesOf(receipt.order)])
  return [await findDayReport(admin, '2027-05-07'), await findDashboard(admin, later), amounts]
}

function linesOf({ number, createdAt, status, totalRappen, items }: StaffOrderView) {
  return [number, createdAt, status, totalRappen, items.map((line) => ({ ...line, note: undefined }))]
}

test('a customer who deletes their account is found in no table any more, and the books stay as they were', async () => {
  const { caller, orderIds } = await somebodyWithEverything()
  const before = await wholeDatabase()
  for (const word of words) expect([word, rowsThatSay(before, [word])]).not.toEqual([word, []])
  const booked = await books(orderIds)
  await deleteCustomer(caller, { password }, later)
  expect(rowsThatSay(await wholeDatabase(), words)).toEqual([])
  expect(await books(orderIds)).toEqual(booked)
  expect(await db().order.count({ where: { id: { in: orderIds }, customerId: null } })).toBe(5)
  expect(await db().auditEntry.count({ where: { subjectId: caller.userId, action: 'deleted' } })).toBe(1)
})

test('of an address the postcode that was delivered to stays', async () => {
  const { caller, orderIds } = await somebodyWithEverything()
  await deleteCustomer(caller, { password }, later)
  const rows = await db().order.findMany({ select: { id: true, postcode: true, shippingPostcode: true } })
  const postcodes = new Map(rows.map(({ id, postcode, shippingPostcode }) => [id, [postcode, shippingPostcode]]))
  expect(orderIds.map((id) => postcodes.get(id))).toEqual([
    ['', ''],
    ['8004', ''],
    ['', '8004'],
    ['', ''],
    ['', ''],
  ])
})

test('the page of an order of a deleted person shows everybody the public view', async () => {
  const { caller, orderIds } = await somebodyWithEverything()
  const [id = ''] = orderIds
  const asAnybody = await findOrder(id, null, later)
  await deleteCustomer(caller, { password }, later)
  expect(await findOrder(id, caller, later)).toEqual(asAnybody)
})

test('the session ends, the password opens nothing, and the address can be registered again', async () => {
  const caller = await newcomer()
  await deleteCustomer(caller, { password }, later)
  expect(await findCaller({ sessionId: caller.sessionId })).toBeNull()
  await expect(signIn({ email, password })).rejects.toThrow('invalid_credentials')
  expect(await findProfile(await newcomer())).toMatchObject({ ...person, streetAddress: '' })
})

test.each<[string, OrderStatus[]]>([
  ['received', []],
  ['accepted', ['accepted']],
  ['on the counter', ['accepted', 'preparing', 'ready']],
])('with an order that is %s no account is deleted, and nothing is gone', async (_status, way) => {
  const caller = await newcomer()
  await saveProfile(caller, profile)
  const { orderId } = await order(caller, {}, friday)
  await walk(orderId, way)
  await expect(deleteCustomer(caller, { password }, later)).rejects.toThrow('orders_running')
  expect(await findCaller({ sessionId: caller.sessionId })).not.toBeNull()
  expect(await findOrder(orderId, caller, later)).toMatchObject({ person: { firstname: 'Quendoline' } })
})

test('a step that can still be undone is not the end of an order', async () => {
  const caller = await newcomer()
  await saveProfile(caller, profile)
  const { orderId } = await order(caller, {}, friday)
  await walk(orderId, ['accepted', 'preparing', 'ready', 'completed'])
  await expect(deleteCustomer(caller, { password }, friday)).rejects.toThrow('orders_running')
  await deleteCustomer(caller, { password }, later)
})

test('a wrong password or code deletes nothing, the mailed one does, and no other person', async () => {
  const caller = await newcomer()
  const { email: other } = await signedIn()
  await expect(deleteCustomer(caller, { password: 'falsch' }, friday)).rejects.toThrow('invalid_fields')
  await expect(deleteCustomer(caller, {}, friday)).rejects.toThrow('invalid_fields')
  await sendDeletionCode(caller, friday)
  const mail = await db().outboxMail.findFirstOrThrow({ where: { template: 'deletion-code', toAddress: email } })
  const otp = /\d{6}/.exec(mail.text)?.[0] ?? ''
  const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, '0')
  await expect(deleteCustomer(caller, { otp: wrong }, friday)).rejects.toThrow('code_invalid')
  await deleteCustomer(caller, { otp }, friday)
  expect(await db().user.findMany({ where: { role: 'customer' }, select: { email: true } })).toEqual([{ email: other }])
})

test('an account without a password goes with the code alone', async () => {
  const caller = await newcomer()
  await db().user.update({ where: { id: caller.userId }, data: { passwordHash: null } })
  await expect(deleteCustomer(caller, { password: '' }, friday)).rejects.toThrow('invalid_fields')
})

test('staff does not delete itself: what it did would have no name any more', async () => {
  const { caller, userId } = await signedIn('staff')
  await db().user.update({ where: { id: userId }, data: { passwordHash: await hashPassword(password) } })
  await expect(deleteCustomer(caller, { password }, friday)).rejects.toThrow('account_of_staff')
})

test('what was changed of the account is forgotten, that it was stays', async () => {
  const caller = await newcomer()
  await changeUser(admin, caller.userId, { disabled: true })
  await changeUser(admin, caller.userId, { disabled: false })
  await deleteCustomer(caller, { password }, later)
  const entries = await db().auditEntry.findMany({ where: { subjectId: caller.userId }, orderBy: { id: 'asc' } })
  expect(entries.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
    { action: 'changed', before: null, after: null },
    { action: 'changed', before: null, after: null },
    { action: 'deleted', before: {}, after: null },
  ])
})

test('orders that another customer placed with the address stay theirs', async () => {
  const caller = await newcomer()
  const other = await signedIn()
  await saveProfile(other.caller, { ...profile, contactEmail: email })
  const { orderId } = await order(other.caller, {}, friday)
  await deleteCustomer(caller, { password }, later)
  expect(await findOrder(orderId, other.caller, later)).toMatchObject({ person: { firstname: 'Quendoline' } })
})

test('an order that is placed in the same moment is refused', async () => {
  const caller = await newcomer()
  await saveProfile(caller, profile)
  const deleting = new Client({ connectionString: process.env.DATABASE_URL })
  await deleting.connect()
  await deleting.query('begin')
  await deleting.query('delete from users where id = $1', [caller.userId])
  const placing = order(caller, {}, friday).then(() => 'placed', String)
  await untilWaiting()
  await deleting.query('commit')
  await deleting.end()
  expect(await placing).toBe('Refusal: not_signed_in')
})
