import { randomInt, randomUUID } from 'node:crypto'
import { hash } from 'bcryptjs'
import { blockCustomer } from '@/lib/accounts/block-customer'
import { findCaller, type Admin, type Staff } from '@/lib/accounts/caller'
import { register } from '@/lib/accounts/codes/register'
import { forgotPassword, sendLoginCode } from '@/lib/accounts/codes/mail-code'
import { inviteDevice } from '@/lib/accounts/devices/pair-device'
import { setPin } from '@/lib/accounts/devices/pin'
import { invite } from '@/lib/accounts/invitations/invite'
import { issueRecoveryCodes } from '@/lib/accounts/second-factor/check-factor'
import { beginFactor } from '@/lib/accounts/second-factor/set-up'
import { codeOf, stepAt } from '@/lib/accounts/second-factor/totp'
import { signIn, signInAsStaff } from '@/lib/accounts/sessions/sign-in'
import { proposeChange } from '@/lib/orders/advance/propose-change'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { settlePayment } from '@/lib/orders/money/counter/settle-payment'
import { createOrderBody, phoneOrderBody } from '@/lib/orders/schema'
import { payOrder } from '@/lib/orders/money/online/pay-order'
import { paymentKeysBody } from '@/lib/orders/money/online/schema'
import { connectStripe } from '@/lib/orders/money/online/settings'
import { settle } from '@/lib/orders/money/online/settle'
import { stripeAddress } from '@/lib/orders/money/provider/stripe-client'
import { db, transaction } from '@/lib/platform/database/db'
import { publicOrigin } from '@/lib/platform/process/env'
import { keyedHash } from '@/lib/platform/process/secrets'
import { changeLook, publishLook } from '@/lib/shop/look/change-look'
import { listEditions } from '@/lib/shop/look/queries'
import { codeOfDraft } from '@/lib/shop/mail-server/activate-mail-server'
import { contract } from '@/app/api/v1/contract/table'
import type { OperationSpec } from '@/app/api/v1/http/operation'
import { toWire } from '@/app/api/v1/http/wire'
import { answerCall } from './calls'
import { burgersByPhone, newCustomer, order, twoBurgers } from '../shop/customers'
import { deviceHeaders, pairedDevice } from '../shop/devices'
import { startFakeStripe } from '../outside/fake-stripe'
import { TestProvider, takePaymentsWith } from '../outside/payment-provider'
import { signedIn, type Person } from '../shop/people'
import { file, painted } from '../shop/pictures'
import { confirmed, from, goodPassword, mailedCode, newAddress, registration } from '../shop/registrations'
import { createShop } from '../shop/shop'
import { startMailServer } from '../outside/smtp-inbox'

// Each operation once, with everything that must be there before it can be called.

export interface Call {
  params?: Record<string, string>
  query?: string
  body?: object
  form?: Record<string, unknown>
  /** Who calls; otherwise the owner. */
  by?: Person
  /** The token of the device that calls. */
  device?: string
}

const password = 'messer und gabel 3'
const pin = '482917'
const draftId = randomUUID()
const future = new Date('2046-01-01T12:00:00Z')
const friday = new Date('2026-11-20T17:00:00Z')

/** What no trace may say. */
export const secrets = [password, pin]
export let owner: Person & { caller: Admin }
let burgerId: string
let categoryId: string
let mailbox: Awaited<ReturnType<typeof startMailServer>>
const provider = new TestProvider()

/** The shop in which all of them can be called; to be closed. */
export async function shopForEveryCall(): Promise<{ close(): Promise<void> }> {
  burgerId = (await createShop()).burgerId
  await takePaymentsWith(provider)
  categoryId = (await db().category.findFirstOrThrow()).id
  await db().shop.updateMany({ data: { slotCapacity: 0 } })
  owner = (await withPassword('admin')) as Person & { caller: Admin }
  mailbox = await startMailServer()
  const stripe = await startFakeStripe()
  const { host, port, protocol } = stripe.settings
  Object.assign(stripeAddress, { host, port, protocol })
  stripe.addEndpoint(`${publicOrigin()}/api/v1/payments/stripe/events`)
  return {
    async close() {
      Object.assign(stripeAddress, { host: undefined, port: undefined, protocol: undefined })
      await Promise.all([mailbox.stop(), stripe.stop()])
    },
  }
}

const keysOfStripe = { secretKey: 'sk_live_fake', webhookSecret: 'whsec_fake' }
secrets.push(...Object.values(keysOfStripe))

const contactOfAna = { firstname: 'Ana', lastname: 'Muster', contact_email: 'ana@example.com', phone: '044 555 02 03' }
const addressOfAna = { country: 'Schweiz', street_address: 'Langstrasse 2', postcode: '8004', city: 'Zürich' }
const endpoint = 'https://fcm.googleapis.com/fcm/send/1'
const ofBrowser = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
const group = { name: 'Saucen', options: [{ name: 'Mayo', price: 1 }] }

/** How each operation is called with the right to it; what can be read without saying anything is not listed. */
export const callsOf: Partial<Record<keyof typeof contract, () => Promise<Call> | Call>> = {
  addStaff: () => ({ body: { ...person(), password, role: 'staff' } }),
  changeUser: async () => ({ params: { id: (await signedIn()).userId }, body: { disabled: true } }),
  endSessions: async () => ({ params: { id: (await signedIn('staff')).userId } }),
  invite: () => ({ body: { ...person(), role: 'manager' } }),
  inviteAgain: async () => ({ params: { id: await invited() } }),
  withdrawInvitation: async () => ({ params: { id: await invited() } }),
  mailPasswordLink: async () => ({ params: { id: (await signedIn('staff')).userId } }),
  removeSecondFactor: async () => ({ params: { id: (await withFactor('staff')).userId } }),
  requireSecondFactor: async () => ({ body: { required: true }, by: await withFactor('admin') }),
  confirmSecondFactor: async () => {
    const by = await withPassword('admin')
    const { secret } = await beginFactor(by.caller as Admin, { password })
    secrets.push(secret)
    return { by, body: { totp: codeOf(secret, stepAt(new Date())) } }
  },
  removeOwnSecondFactor: async () => {
    const by = await withFactor('admin')
    const [totp] = await transaction((tx) => issueRecoveryCodes(tx, by.userId))
    return { by, body: { password, totp } }
  },
  setPin: async () => ({ params: { id: (await signedIn('staff')).userId }, body: { pin } }),

  blockCustomer: async () => ({ params: { id: (await signedIn()).userId }, body: { reason: 'Holt nie ab' } }),
  unblockCustomer: async () => {
    const { userId: id } = await signedIn()
    await blockCustomer(owner.caller, id, { reason: 'Holt nie ab' })
    return { params: { id } }
  },

  advanceOrder: async () => ({ params: { id: await placed() }, body: { status: 'accepted' } }),
  tickDishes: async () => ({ params: { id: await accepted() }, body: { positions: [0], done: true } }),
  closeDay: async () => ({ body: { never_accepted: [await placed(friday)] } }),
  placeTestOrder: () => ({}),
  placePhoneOrder: () => ({ body: toWire(phoneOrderBody, burgersByPhone()) as object }),
  seeCancellation: async () => {
    const id = await placed()
    await db().order.update({ where: { id }, data: { status: 'cancelled', cancellationUnseen: true } })
    return { params: { id } }
  },
  refundOrder: async () => {
    const id = await completed()
    await settlePayment(owner.caller, await paymentOf(id), { status: 'collected' })
    return { params: { id }, body: { id: randomUUID(), amount: 5, reason: 'Salat fehlte' } }
  },
  reverseOrder: async () => ({ params: { id: await completed() }, body: { reason: 'Falsch getippt' } }),
  settlePayment: async () => ({ params: { id: await paymentOf(await placed()) }, body: { status: 'collected' } }),

  noteAnswer: async () => {
    const id = await placed()
    await db().order.update({ where: { id }, data: { status: 'accepted' } })
    const request = { id: randomUUID(), quantities: [{ position: 0, quantity: 1 }], add: [] }
    await proposeChange(owner.caller, id, { request })
    return { params: { id }, body: { proposal_id: request.id, answer: 'agreed', consent_name: 'Ana' } }
  },
  pauseOrdering: () => ({ body: { minutes: 20 } }),
  extendLeadTime: () => ({ body: { minutes: 10, for_minutes: 30 } }),
  sizeKitchen: () => ({ body: { percent: 50, for_minutes: 60 } }),
  updateShop: () => ({ body: { owner_name: `Inhaberin ${randomUUID()}` } }),
  settleSetupStep: () => ({ body: { step: 'device', settled: true } }),
  openShop: async () => {
    await db().shop.updateMany({ data: { openedAt: null, setupSettled: ['allergens'] } })
    return { query: 'without_mail=1' }
  },
  removeDemo: async () => {
    await db().demoRow.create({ data: { kind: 'category', id: await newCategory(), version: 1 } })
    return { body: { include_changed: false } }
  },
  markAnswered: async () => ({ params: { id: await messaged() }, body: { answered: true } }),
  inviteDevice: () => ({ body: { name: 'Tablet Theke' } }),
  changeDevice: async () => ({
    params: { id: (await pairedDevice()).device.deviceId },
    body: { in_kitchen: false },
  }),
  endDevice: async () => ({ params: { id: (await pairedDevice()).device.deviceId } }),

  addPrinter: () => ({ body: { name: 'Küche', kind: 'star' } }),
  changePrinter: async () => ({ params: { id: await newPrinter() }, body: { name: 'Pass', new_address: true } }),
  deletePrinter: async () => ({ params: { id: await newPrinter() } }),
  testPrinter: async () => ({ params: { id: await newPrinter() } }),
  getPrinter: async () => ({ params: { id: await newPrinter() } }),
  listPrintJobs: async () => ({ params: { id: await newPrinter() } }),
  printAgain: async () => {
    const printerId = await newPrinter()
    const data = { printerId, kind: 'test', status: 'unconfirmed', claimedAt: new Date() } as const
    return { params: { id: (await db().printJob.create({ data })).id } }
  },

  addWebhook: () => ({ body: { url: 'https://8.8.8.8/hook', events: ['order.received'] } }),
  changeWebhook: async () => ({
    params: { id: await newWebhook() },
    body: { new_secret: true, events: ['menu.changed'] },
  }),
  deleteWebhook: async () => ({ params: { id: await newWebhook() } }),
  testWebhook: async () => ({ params: { id: await newWebhook() } }),
  listDeliveries: async () => ({ params: { id: await newWebhook() } }),
  replayDelivery: async () => {
    const webhookId = await newWebhook()
    const { id } = await db().webhookDelivery.create({ data: { webhookId, status: 'sent', endedAt: new Date() } })
    return { params: { id: webhookId, deliveryId: id } }
  },

  saveText: () => ({ params: { kind: 'about', language: 'de' }, body: { markdown: `Seit ${randomUUID()}` } }),
  changeLook: () => ({ body: newColours() }),
  discardLook: async () => {
    await changeLook(owner.caller, newColours())
    return {}
  },
  publishLook: async () => {
    await changeLook(owner.caller, newColours())
    return {}
  },
  publishLookAgain: async () => {
    const id = await published()
    await published()
    await changeLook(owner.caller, newColours())
    return { params: { id } }
  },

  activateMailServer: async () => {
    await db().mailServer.deleteMany()
    const { id } = await mailServer({ codeHash: keyedHash(codeOfDraft(draftId, pin)), codeExpiresAt: future })
    return { params: { id }, body: { code: pin } }
  },
  removeMailServer: async () => {
    await db().mailServer.deleteMany()
    return { params: { id: (await mailServer({ activeSince: new Date() })).id } }
  },

  connectStripe: () => ({ body: toWire(paymentKeysBody, keysOfStripe) as object }),
  checkPaymentKeys: async () => {
    await connectStripe(owner.caller, keysOfStripe)
    return {}
  },
  offerPayments: () => ({
    body: {
      takes_twint: true,
      takes_cards: true,
      for_pickup: true,
      for_delivery: true,
      minimum: randomInt(1, 1000) / 100,
    },
  }),
  askProvider: async () => ({ params: { orderId: (await paidOnline()).orderId } }),
  retryRefund: async () => {
    const { orderId, attemptId: id } = await paidOnline()
    await advanceOrder(owner.caller, orderId, { request: { status: 'rejected', reason: 'too_busy' } })
    await db().refund.updateMany({ where: { attemptId: id }, data: { status: 'failed', endedAt: new Date() } })
    return { params: { orderId } }
  },
  closePaymentAttempt: async () => {
    const { attemptId: id } = await begunOnline()
    await db().paymentAttempt.update({ where: { id }, data: { lastFault: 'other_amount' } })
    return { params: { id } }
  },

  addCategory: () => ({ form: { name: `Salate ${randomUUID()}` } }),
  updateCategory: async () => ({ params: { id: await newCategory() }, form: { name: `Neu ${randomUUID()}` } }),
  translateText: () => ({ body: { kind: 'category', id: categoryId, language: 'fr', text: 'Hamburgers' } }),
  moveCategory: async () => ({ params: { id: await newCategory() }, body: { before_id: categoryId } }),
  deleteCategory: async () => ({ params: { id: await newCategory() } }),
  addMenuItem: () => ({
    form: { name: `Wurst ${randomUUID()}`, price: '9.50', currency: 'CHF', category_id: categoryId },
  }),
  updateMenuItem: async () => ({ params: { id: await newDish() }, form: { price: '12.50' } }),
  moveMenuItem: async () => ({ params: { id: await newDish() }, body: { before_id: burgerId } }),
  deleteMenuItem: async () => ({ params: { id: await newDish() } }),
  setAvailability: async () => ({ params: { id: await newDish() }, body: { available: true, portions: 30 } }),
  importSheet: () => ({ form: { file: new Blob([`Kategorie;Name;Preis\nBurgers;Tabelle ${randomUUID()};5`]) } }),
  importMenu: () => {
    const items = [{ name: `Import ${randomUUID()}`, category: { name: 'Burgers' }, price: 5 }]
    return { form: { file: new Blob([JSON.stringify({ version: 1, items })]) } }
  },

  addOptionGroup: () => ({ body: group }),
  updateOptionGroup: async () => ({ params: { id: await newGroup() }, body: { ...group, note: 'zu allem' } }),
  deleteOptionGroup: async () => ({ params: { id: await newGroup() } }),
  attachOptionGroup: async () => ({ params: { id: await newGroup() }, body: { attach: [burgerId] } }),
  setOptionGroupPrices: async () => {
    const groupId = await newGroup()
    const { id: optionId } = await db().option.findFirstOrThrow({ where: { groupId } })
    await db().menuItemOptionGroup.create({ data: { menuItemId: burgerId, groupId } })
    return { params: { id: groupId }, body: { prices: [{ menu_item_id: burgerId, option_id: optionId, price: 2 }] } }
  },
  setAvailabilityOfMany: async () => ({ body: { menu_item_ids: [await newDish()], available: false } }),
  changePrices: async () => {
    const id = await newDish()
    return { body: { percent: 10, round_to: 0.05, menu_items: [{ id, version: 1 }] } }
  },
  setOptionAvailability: async () => {
    const { id } = await db().option.findFirstOrThrow({ where: { groupId: await newGroup() } })
    return { params: { id }, body: { available: true, portions: 30 } }
  },

  renewSession: async () => ({ by: await withPassword('staff'), body: { password } }),
  nameActor: async () => {
    const { caller, userId } = (await signedIn('staff')) as Person & { caller: Staff }
    const own = String(randomInt(100_000, 1_000_000))
    await setPin(caller, userId, own)
    return { device: (await pairedDevice()).token, body: { pin: own } }
  },
  dismissActor: async () => ({ device: (await pairedDevice()).token }),
  beginSecondFactor: async () => ({ by: await withPassword('staff'), body: { password } }),
  countCash: async () => {
    const last = await db().cashUp.findFirst({ orderBy: { createdAt: 'desc' } })
    return { body: { id: randomUUID(), after: last?.id ?? null, float: 140, coins: { 2000: 7 }, reason: 'Trinkgeld' } }
  },
  proposeChange: async () => ({
    params: { id: await accepted() },
    body: { id: randomUUID(), quantities: [{ position: 0, quantity: 1 }] },
  }),
  sendTestMail: async () => {
    await db().mailServer.deleteMany()
    return {}
  },
  tryMailServer: async () => {
    await db().mailServer.deleteMany()
    const { host, port } = mailbox
    return { body: { host, port, encryption: 'none', from_address: 'ana@example.com' } }
  },
  addLookPicture: async () => ({ form: { image: file(await painted(300, 200).png().toBuffer()) } }),

  // What customers do for themselves.
  login: async () => ({ body: { email: (await confirmed()).email, password: goodPassword } }),
  adminLogin: async () => ({ body: { email: (await withPassword('staff')).email, password } }),
  register: () => ({ body: { ...registration(), terms: true } }),
  registerToOrder: () => ({ body: { ...registration(), terms: true } }),
  sendLoginCode: async () => ({ body: { email: (await confirmed()).email } }),
  loginWithCode: async () => {
    const { email } = await confirmed()
    await sendLoginCode(email)
    return { body: { email, otp: await mailedCode(email) } }
  },
  verifyOtp: async () => {
    const { email, ...rest } = registration()
    await register({ email, ...rest }, from())
    return { body: { email, otp: await mailedCode(email) } }
  },
  resendOtp: () => ({ body: { email: newAddress() } }),
  forgotPassword: () => ({ body: { email: newAddress() } }),
  openDevice: async () => {
    const { email } = await confirmed()
    await forgotPassword(email)
    return { body: { email, otp: await mailedCode(email) } }
  },
  resetPassword: async () => {
    const { email } = await confirmed()
    await forgotPassword(email)
    return { body: { email, otp: await mailedCode(email), password: 'fondue im winter' } }
  },
  changePassword: async () => ({
    by: await withPassword('customer'),
    body: { current_password: password, password: 'fondue im winter' },
  }),
  logout: async () => ({ by: await newCustomer() }),
  logoutEverywhere: async () => ({ by: await newCustomer() }),
  updateProfile: async () => ({ by: await newCustomer(), body: { ...contactOfAna, ...addressOfAna } }),
  updateContact: async () => ({ by: await newCustomer(), body: contactOfAna }),
  quote: () => ({ body: { items: [{ menu_item_id: burgerId, quantity: 2 }] } }),
  createOrder: async () => ({ by: await newCustomer(), body: toWire(createOrderBody, twoBurgers()) as object }),
  cancelOrder: async () => {
    const by = await newCustomer()
    return { by, params: { orderId: (await order(by.caller)).orderId } }
  },
  changeTime: async () => {
    const by = await newCustomer()
    const { orderId, requestedFor } = await order(by.caller)
    return { by, params: { orderId }, body: { requested_for: requestedFor?.toISOString() ?? null } }
  },
  payOrder: awaitingPayment,
  payInCash: awaitingPayment,
  checkPayment: async () => ({ params: { orderId: await placed() } }),
  takePaymentEvent: () => ({ params: { provider: 'stripe' }, body: { id: `evt_${randomUUID()}` } }),
  findOrder: async () => ({ body: { order: await placed() } }),
  subscribeToOrder: async () => ({ params: { orderId: await placed() }, body: { endpoint, keys: ofBrowser } }),
  unsubscribeFromOrder: async () => ({ params: { orderId: await placed() }, body: { endpoint } }),
  subscribeToAlarms: () => ({ body: { endpoint, keys: ofBrowser } }),
  unsubscribeFromAlarms: () => ({ body: { endpoint } }),
  findProposal: async () => ({ body: { token: await proposed() } }),
  answerProposal: async () => ({ body: { token: await proposed(), agrees: false } }),
  sendDeletionCode: async () => ({ by: await newCustomer() }),
  deleteAccount: async () => ({ by: await withPassword('customer'), body: { password } }),
  sendContactMessage: () => ({ body: { full_name: 'Ana', email: newAddress(), subject: 'order', message: 'Hallo' } }),
  pairDevice: async () => ({ body: { code: (await inviteDevice(owner.caller, { name: 'Theke' })).code } }),
  openLink: async () => ({ body: { token: await linkOfInvitation() } }),
  acceptLink: async () => ({ body: { token: await linkOfInvitation(), password: 'fondue im winter' } }),

  // What needs to be said to read.
  getMenuItem: () => ({ params: { id: burgerId } }),
  getOptionGroup: async () => ({ params: { id: await newGroup() } }),
  getOptionGroupPrices: async () => ({ params: { id: await newGroup() } }),
  getText: () => ({ params: { kind: 'about', language: 'de' } }),
  trackOrder: async () => ({ params: { orderId: await placed() } }),
  followOrder: async () => ({ params: { orderId: await placed() } }),
  findReceipt: async () => ({ params: { orderId: await paid() } }),
  getOrder: async () => ({ params: { id: await placed() } }),
  listReceipts: async () => ({ params: { id: await completed() } }),
  findProfile: async () => ({ by: await newCustomer() }),
  listOwnOrders: async () => ({ by: await newCustomer() }),
  exportPersonalData: async () => ({ by: await newCustomer() }),
  reportPeriod: () => ({ query: 'from=2026-11-01&to=2026-11-20' }),
  exportReport: () => ({ query: 'table=items&from=2026-11-01&to=2026-11-20' }),
  exportJournal: () => ({ query: 'journal=receipts&from=2026-11-01&to=2026-11-20' }),
  exportReportPdf: () => ({ query: 'from=2026-11-01&to=2026-11-20' }),
  exportPeriod: () => ({ query: 'from=2026-11-01&to=2026-11-20' }),
  exportViews: () => ({ query: 'table=pages' }),
  searchOffice: () => ({ query: 'q=ana' }),
}

/** Sends it as the owner, unless it says as whom. */
export async function sendCall(
  name: keyof typeof contract,
  { params = {}, query, body, form, by = owner, device }: Call,
): Promise<Response> {
  const { path, method }: OperationSpec = contract[name]
  const filled = path.replace(/\{(\w+)\}/g, (_, parameter: string) => params[parameter] ?? '')
  const data = new FormData()
  for (const [field, value] of Object.entries(form ?? {}))
    data.append(field, value instanceof Blob ? value : String(value))
  const headers = {
    ...(device ? await deviceHeaders(device) : { authorization: `Bearer ${by.bearer}` }),
    ...(body && { 'content-type': 'application/json' }),
  }
  const sent = form ? { body: data } : body ? { body: JSON.stringify(body) } : {}
  return answerCall(
    new Request(`http://localhost/api/v1/${filled}${query ? `?${query}` : ''}`, { method, headers, ...sent }),
  )
}

async function newPrinter(): Promise<string> {
  const { id } = await db().printer.create({ data: { name: 'Küche', kind: 'star', tokenHash: randomUUID() } })
  return id
}

async function newWebhook(): Promise<string> {
  const data = { url: 'https://8.8.8.8/hook', events: ['order.received'], secret: 'sealed', cursor: 0 }
  return (await db().webhook.create({ data, select: { id: true } })).id
}

function person() {
  return { firstname: 'Luca', lastname: 'Rossi', email: `luca-${randomUUID()}@example.com` }
}

/** A new password ends the sessions, so the person signs in with it. */
async function withPassword(role: 'customer' | 'staff' | 'admin'): Promise<Person> {
  const account = await signedIn(role)
  await db().user.update({ where: { id: account.userId }, data: { passwordHash: await hash(password, 4) } })
  const through = role === 'customer' ? signIn : signInAsStaff
  const { token: bearer } = await through({ email: account.email, password })
  const caller = await findCaller({ bearer })
  if (!caller) throw new Error('not signed in')
  secrets.push(bearer)
  return { ...account, bearer, caller }
}

async function withFactor(role: 'staff' | 'admin'): Promise<Person> {
  const account = await withPassword(role)
  const data = { userId: account.userId, secret: `sealed-${randomUUID()}`, confirmedAt: new Date() }
  await db().secondFactor.create({ data, select: { userId: true } })
  return account
}

function mailServer(state: { activeSince: Date } | { codeHash: string; codeExpiresAt: Date }) {
  const connection = { host: 'smtp.example.ch', port: 587, encryption: 'starttls', fromAddress: 'a@b.example' } as const
  const account = { username: 'ana', password: `sealed-${randomUUID()}` }
  return db().mailServer.create({ data: { id: draftId, byUserId: owner.userId, ...connection, ...account, ...state } })
}

async function invited(): Promise<string> {
  const { id } = await invite(owner.caller, { ...person(), role: 'staff' })
  return id
}

async function placed(now?: Date): Promise<string> {
  const { orderId } = await order((await newCustomer()).caller, {}, now)
  return orderId
}

async function begunOnline() {
  const { caller } = await newCustomer()
  const { orderId } = await order(caller, { payment_method: 'Online' })
  await payOrder(caller, orderId, { address: 'https://shop.example' })
  const { id: attemptId, reference } = await db().paymentAttempt.findFirstOrThrow({ where: { orderId } })
  return { orderId, attemptId, reference: reference ?? '' }
}

async function paidOnline() {
  const begun = await begunOnline()
  provider.pay(begun.reference)
  await settle(begun.attemptId, provider)
  return begun
}

async function completed(): Promise<string> {
  const id = await placed()
  for (const status of ['accepted', 'preparing', 'ready', 'completed'] as const)
    await db().order.update({ where: { id }, data: { status } })
  return id
}

async function paid(): Promise<string> {
  const id = await placed()
  await settlePayment(owner.caller, await paymentOf(id), { status: 'collected' })
  return id
}

async function paymentOf(orderId: string): Promise<string> {
  const { id } = await db().payment.findUniqueOrThrow({ where: { orderId } })
  return id
}

async function messaged(): Promise<string> {
  const message = { fullName: 'Ana', email: 'ana@example.com', subject: 'general', message: 'Hallo', language: 'de' }
  const { id } = await db().contactMessage.create({ data: message })
  return id
}

let hue = 16

function newColours() {
  hue += 1
  return { accent: `#7a1f${hue.toString(16)}` as const, second: '#9adbc8' as const }
}

async function published(): Promise<string> {
  await changeLook(owner.caller, newColours())
  await publishLook(owner.caller, {})
  const [edition] = await listEditions(owner.caller)
  return edition?.id ?? ''
}

async function newCategory(): Promise<string> {
  const { id } = await db().category.create({ data: { name: `Kategorie ${randomUUID()}`, position: 50 } })
  return id
}

async function newDish(): Promise<string> {
  const data = { name: `Gericht ${randomUUID()}`, priceRappen: 900, categoryId, position: 50 }
  const { id } = await db().menuItem.create({ data })
  return id
}

async function newGroup(): Promise<string> {
  const data = { name: { de: 'Saucen' }, options: { create: { name: { de: 'Ketchup' } } } }
  const { id } = await db().optionGroup.create({ data })
  return id
}

async function accepted(): Promise<string> {
  const id = await placed()
  await db().order.update({ where: { id }, data: { status: 'accepted' } })
  return id
}

/** The token in the mail to the customer. */
async function awaitingPayment() {
  const by = await newCustomer()
  return { by, params: { orderId: (await order(by.caller, { payment_method: 'Online' })).orderId } }
}

async function proposed(): Promise<string> {
  const request = { id: randomUUID(), quantities: [{ position: 0, quantity: 1 }], add: [] }
  const orderId = await accepted()
  await proposeChange(owner.caller, orderId, { request })
  const { text } = await newestMail('order-proposal')
  return /#proposal=([\w-]+)/.exec(text)?.[1] ?? ''
}

async function linkOfInvitation(): Promise<string> {
  await invited()
  const { text } = await newestMail('invitation')
  return /#token=(\S+)/.exec(text)?.[1] ?? ''
}

function newestMail(template: string): Promise<{ text: string }> {
  return db().outboxMail.findFirstOrThrow({ where: { template }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })
}
