import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { blockCustomer } from '@/lib/accounts/blocks/block-customer'
import { hashPassword } from '@/lib/accounts/password'
import { beginFactor } from '@/lib/accounts/second-factor/set-up'
import { codeOf, stepAt } from '@/lib/accounts/second-factor/totp'
import { findCaller, type Admin } from '@/lib/accounts/caller'
import { signInAsStaff } from '@/lib/accounts/sessions/sign-in'
import { invite } from '@/lib/accounts/invitations/invite'
import { proposeChange } from '@/lib/orders/propose/propose-change'
import { changeLook } from '@/lib/shop/look/change-look'
import { publishLook } from '@/lib/shop/look/publish-look'
import { listEditions } from '@/lib/shop/look/queries'
import { codeOfDraft } from '@/lib/shop/mail-server/try-mail-server'
import { db, pool } from '@/lib/platform/db'
import { keyedHash } from '@/lib/platform/keyed-hash'
import { newCustomer, order } from '@/lib/testing/customers'
import { answerCall } from '@/lib/testing/calls'
import { pairedDevice } from '@/lib/testing/devices'
import { signedIn, type Person } from '@/lib/testing/people'
import { createShop } from '@/lib/testing/shop'
import { wholeDatabase } from '@/lib/testing/whole-database'
import { contract } from './contract/table'
import type { OperationSpec } from './http/operation'

// Whatever somebody who works here changes leaves a row that says who it was and what stood there before. An operation
// that is missing here, or that changes something and leaves no row, is red.

const password = 'messer und gabel 3'
const pin = '482917'
const draftId = randomUUID()
const future = new Date('2046-01-01T12:00:00Z')
const secrets = [password, pin]
const friday = new Date('2026-11-20T17:00:00Z')

let owner: Person & { caller: Admin }
let burgerId: string
let categoryId: string

interface Call {
  params?: Record<string, string>
  body?: object
  form?: Record<string, string | Blob>
  by?: Person
}

/** Those that change nothing of the shop, and why. */
const withoutTrace: Partial<Record<keyof typeof contract, string>> = {
  renewSession: 'signing in again is no change',
  nameActor: 'signing in at a device; what the person does there is written under his name',
  dismissActor: 'signing out at a device',
  beginSecondFactor: 'counts once it is confirmed',
  countCash: 'the count itself says who signed it, and is never changed',
  proposeChange: 'the proposal itself says who made it; the order changes with the answer',
  tryMailServer: 'counts once the code that it has brought is back',
  sendTestMail: 'a mail to whoever asks for it changes nothing',
  addLookPicture: 'nobody sees it before the look that shows it is saved',
}

const group = { name: 'Saucen', options: [{ name: 'Mayo', price: 1 }] }

const calls: Partial<Record<keyof typeof contract, () => Promise<Call> | Call>> = {
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
  removeOwnSecondFactor: async () => ({ by: await withFactor('admin'), body: { password } }),
  setPin: async () => ({ params: { id: (await signedIn('staff')).userId }, body: { pin } }),

  blockCustomer: async () => ({ params: { id: (await signedIn()).userId }, body: { reason: 'Holt nie ab' } }),
  unblockCustomer: async () => {
    const { userId: id } = await signedIn()
    await blockCustomer(owner.caller, id, { reason: 'Holt nie ab' })
    return { params: { id } }
  },

  advanceOrder: async () => ({ params: { id: await placed() }, body: { status: 'accepted' } }),
  closeDay: async () => ({ body: { never_accepted: [await placed(friday)] } }),
  placeTestOrder: () => ({}),
  seeCancellation: async () => {
    const id = await placed()
    await db().order.update({ where: { id }, data: { status: 'cancelled', cancellationUnseen: true } })
    return { params: { id } }
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
  updateShop: () => ({ body: { owner_name: `Inhaberin ${randomUUID()}` } }),
  settleSetupStep: () => ({ body: { step: 'device', settled: true } }),
  openShop: async () => {
    await db().shop.updateMany({ data: { openedAt: null } })
    return {}
  },
  removeDemo: async () => {
    await db().demoRow.create({ data: { kind: 'category', id: await newCategory(), version: 1 } })
    return { body: { include_changed: false } }
  },
  markAnswered: async () => ({ params: { id: await messaged() }, body: { answered: true } }),
  inviteDevice: () => ({ body: { name: 'Tablet Theke' } }),
  endDevice: async () => ({ params: { id: (await pairedDevice()).device.deviceId } }),

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
    const { id } = await mailServer({ codeHash: keyedHash(codeOfDraft(draftId, pin)), codeExpiresAt: future })
    return { params: { id }, body: { code: pin } }
  },
  removeMailServer: async () => {
    await db().mailServer.deleteMany()
    return { params: { id: (await mailServer({ activeSince: new Date() })).id } }
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
  setAvailability: async () => ({ params: { id: await newDish() }, body: { available: false } }),
  importMenu: () => ({ form: { file: new Blob([`type;category;item;price\nitem;Burgers;Import ${randomUUID()};5`]) } }),

  addOptionGroup: () => ({ body: group }),
  updateOptionGroup: async () => ({ params: { id: await newGroup() }, body: { ...group, note: 'zu allem' } }),
  deleteOptionGroup: async () => ({ params: { id: await newGroup() } }),
  attachOptionGroup: async () => ({ params: { id: await newGroup() }, body: { attach: [burgerId] } }),
  setOptionAvailability: async () => {
    const { id } = await db().option.findFirstOrThrow({ where: { groupId: await newGroup() } })
    return { params: { id }, body: { available: false } }
  },
}

beforeAll(async () => {
  vi.stubEnv('RATE_LIMIT_FACTOR', '1000')
  const shop = await createShop()
  burgerId = shop.burgerId
  categoryId = (await db().category.findFirstOrThrow()).id
  await db().shop.updateMany({ data: { slotCapacity: 0 } })
  owner = (await withPassword('admin')) as Person & { caller: Admin }
})
beforeEach(async () => {
  await db().shop.updateMany({ data: { secondFactorRequired: false } })
})

const changing = Object.entries<OperationSpec>(contract)
  .filter(([, { method, caller }]) => method !== 'GET' && caller !== 'visitor' && caller !== 'customer')
  .map(([name]) => name as keyof typeof contract)

test('no operation is listed that there is not', () => {
  expect([...Object.keys(calls), ...Object.keys(withoutTrace)].toSorted()).toEqual([...changing].toSorted())
})

test.each(changing.filter((name) => !(name in withoutTrace)))('%s leaves a trace', async (name) => {
  const call = calls[name]
  if (!call) throw new Error(`say above how ${name} is called, or why it leaves no trace`)
  const { by = owner, ...sent } = await call()
  const [before, traces] = [await changeable(), await countTraces()]
  const response = await send(contract[name], sent, by)
  expect([response.status, response.ok ? '' : await response.text()]).toEqual([response.status, ''])
  expect(await changeable()).not.toEqual(before)
  const rows = await newTraces(traces)
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row).toMatchObject({ by: by.userId })
})

test('no trace says a secret', async () => {
  const said = JSON.stringify(await db().auditEntry.findMany({ select: { before: true, after: true } }))
  expect(said.length).toBeGreaterThan(1000)
  for (const secret of [...secrets, ...(await storedSecrets())]) expect(said).not.toContain(secret)
})

/** What is hashed or sealed in a row is as secret as what it was made from. */
async function storedSecrets(): Promise<string[]> {
  const { rows } = await pool().query<{ secret: string }>(
    `select password_hash as secret from users where length(password_hash) > 20 union select pin_hash from users
     union select token_hash from session union select token_hash from access_link union select token_hash from device
     union select secret from second_factor union select code_hash from recovery_code union select code_hash from pairing_code
     union select password from mail_server union select code_hash from mail_server`,
  )
  return rows.flatMap(({ secret }) => secret ?? [])
}

/** Every row of every table but those that are written on the way. */
async function changeable(): Promise<string[]> {
  const onTheWay = /^(audit_entry|status_change|rate_limit|outbox_mail): /
  return (await wholeDatabase()).filter((row) => !onTheWay.test(row)).toSorted()
}

interface Trace {
  by: string | null
}

/** Entries of the list of changes; the steps of an order have a history of their own. */
async function countTraces(): Promise<{ entry: bigint; step: bigint }> {
  const { rows } = await pool().query<{ entry: bigint; step: bigint }>(
    'select coalesce((select max(id) from audit_entry), 0) entry, coalesce((select max(id) from status_change), 0) step',
  )
  return rows[0] ?? { entry: 0n, step: 0n }
}

async function newTraces({ entry, step }: { entry: bigint; step: bigint }): Promise<Trace[]> {
  const { rows } = await pool().query<Trace>(
    `select by_user_id as by from audit_entry where id > $1 and (before is not null or after is not null)
     union all select by_user_id from status_change where id > $2`,
    [entry, step],
  )
  return rows
}

function send(spec: OperationSpec, { params = {}, body, form }: Omit<Call, 'by'>, { bearer }: Person) {
  const path = spec.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  const data = new FormData()
  for (const [name, value] of Object.entries(form ?? {})) data.append(name, value)
  const headers = { authorization: `Bearer ${bearer}`, ...(body && { 'content-type': 'application/json' }) }
  const sent = form ? { body: data } : body ? { body: JSON.stringify(body) } : {}
  return answerCall(new Request(`http://localhost/api/v1/${path}`, { method: spec.method, headers, ...sent }))
}

function person() {
  return { firstname: 'Luca', lastname: 'Rossi', email: `luca-${randomUUID()}@example.com` }
}

/** A new password ends the sessions, so that he signs in with it. */
async function withPassword(role: 'staff' | 'admin'): Promise<Person> {
  const somebody = await signedIn(role)
  await db().user.update({ where: { id: somebody.userId }, data: { passwordHash: await hashPassword(password) } })
  const { token: bearer } = await signInAsStaff({ email: somebody.email, password })
  const caller = await findCaller({ bearer })
  if (!caller) throw new Error('not signed in')
  secrets.push(bearer)
  return { ...somebody, bearer, caller }
}

async function withFactor(role: 'staff' | 'admin'): Promise<Person> {
  const somebody = await withPassword(role)
  const data = { userId: somebody.userId, secret: `sealed-${randomUUID()}`, confirmedAt: new Date() }
  await db().secondFactor.create({ data, select: { userId: true } })
  return somebody
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

async function completed(): Promise<string> {
  const id = await placed()
  for (const status of ['accepted', 'preparing', 'ready', 'completed'] as const)
    await db().order.update({ where: { id }, data: { status } })
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
