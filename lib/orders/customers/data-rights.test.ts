import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { blockCustomer } from '@/lib/accounts/block-customer'
import { findCaller, type Admin, type Customer } from '@/lib/accounts/caller'
import { register } from '@/lib/accounts/codes/register'
import { sendDeletionCode, sendLoginCode } from '@/lib/accounts/codes/mail-code'
import { acceptLink } from '@/lib/accounts/invitations/access-link'
import { invite } from '@/lib/accounts/invitations/invite'
import { saveProfile } from '@/lib/accounts/profile/profile'
import { signIn } from '@/lib/accounts/sessions/sign-in'
import { changeUser } from '@/lib/accounts/users/change-user'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { cancelOrder } from '@/lib/orders/advance/cancel-order'
import { findPersonalData } from './find-personal-data'
import { subscribeToOrder } from '@/lib/orders/jobs/subscribe'
import { refundOrder } from '@/lib/orders/money/counter/refund-order'
import { reverseOrder } from '@/lib/orders/money/counter/reverse-order'
import type { OrderStatus } from '@/lib/orders/status'
import { db } from '@/lib/platform/database/db'
import { sendContactMessage } from '@/lib/shop/contact/contact-messages'
import { order } from '@/lib/testing/shop/customers'
import { seedOf, times } from '@/lib/testing/long'
import { createShop } from '@/lib/testing/shop/shop'
import { administrator } from '@/lib/testing/shop/staff'
import { rowsThatSay, wholeDatabase } from '@/lib/testing/database/whole-database'
import { deleteCustomer } from './delete-customer'

// Persons with a random life in the shop. Every word of theirs carries a mark of its own, so that a search through every
// column of every table says what is left of whom.

const friday = new Date('2027-05-07T10:15:00Z')
const later = new Date('2027-05-07T12:00:00Z')
const password = 'zwetschgen-und-nuesse'
const client = { address: '192.0.2.1', language: 'de' as const }
const persons = times({ hurried: 2, long: 60 })
const firstSeed = seedOf('PERSONS_SEED')

let admin: Admin

beforeAll(async () => {
  await createShop()
  admin = await administrator()
})

/** What names a person and is in no export, and why. */
const notExported: Record<string, string> = {
  rate_limit: 'counted tries, gone within the hour',
  order_reversal: 'a note of the books about the sale, not about the person; it goes with the person all the same',
  'audit_entry order_reversal': 'the same note',
  order_refund: 'the same, of a part of the sale',
  payment_entry: 'the same note, beside the cash that was given back',
  'audit_entry invitation': 'an invitation to be staff for a while; the role is in the account',
  'outbox_mail subject': 'the text of a mail is erased when it is sent; to whom it went is in the export',
}

/** The same numbers for the same seed. */
function dice(seed: number): (sides: number) => number {
  let state = (seed % 2_147_483_646) + 1
  return (sides) => (state = (state * 48_271) % 2_147_483_647) % sides
}

interface DataSubject {
  mark: string
  caller: Customer
}

const happenings = {
  async profile({ mark, caller }: DataSubject) {
    await saveProfile(caller, {
      companyname: `Firma${mark}`,
      addressLine2: `Haus${mark}`,
      orderNotes: `Klingel${mark}`,
    })
  },
  async pickup({ mark, caller }: DataSubject) {
    const items = [{ name: 'Limmat Burger', quantity: 2, note: `Kapern${mark}` }]
    const { orderId } = await order(caller, { items, total_amount: 37.8, order_notes: `Glocke${mark}` }, friday)
    const endpoint = `https://fcm.googleapis.com/${mark}`
    await subscribeToOrder(orderId, { endpoint, keys: { p256dh: 'p', auth: 'a' } }, { language: 'de' })
    await walk(orderId, ['accepted', 'preparing', 'ready', 'completed'])
  },
  async delivery({ mark, caller }: DataSubject) {
    await saveProfile(caller, {
      shipToDifferentAddress: true,
      shippingFirstname: `Tante${mark}`,
      shippingLastname: `Base${mark}`,
      shippingStreetAddress: `Weg${mark} 2`,
      shippingPostcode: '8004',
      shippingCity: `Dorf${mark}`,
    })
    const { orderId } = await order(caller, { fulfilment: 'delivery', total_amount: 42.8 }, friday)
    await cancelOrder(caller, orderId, { now: friday })
  },
  async rejection({ mark, caller }: DataSubject) {
    const { orderId } = await order(caller, {}, friday)
    const request = { status: 'rejected', reason: 'other', text: `Bescheid${mark}` } as const
    await advanceOrder(admin, orderId, { request, now: friday })
  },
  async reversal({ mark, caller }: DataSubject) {
    const { orderId } = await order(caller, {}, friday)
    await walk(orderId, ['accepted', 'preparing', 'ready', 'completed'])
    await reverseOrder(admin, orderId, { reason: `Reklamation${mark}`, now: later })
  },
  async refund({ mark, caller }: DataSubject) {
    const { orderId } = await order(caller, {}, friday)
    await walk(orderId, ['accepted', 'preparing', 'ready', 'completed'])
    const request = { id: randomUUID(), amountRappen: 500, reason: `Haar${mark}` }
    await refundOrder(admin, orderId, { request, now: later })
  },
  async refusedAge({ mark, caller }: DataSubject) {
    const items = [
      { name: 'Limmat Burger', quantity: 2 },
      { name: 'Bier', quantity: 1, note: `Hopfen${mark}` },
    ]
    const { orderId } = await order(caller, { items, total_amount: 44.03 }, friday)
    await walk(orderId, ['accepted', 'preparing', 'ready'])
    await advanceOrder(admin, orderId, { request: { status: 'completed', ageCheck: 'refused' }, now: friday })
  },
  async message({ mark, caller }: DataSubject) {
    const form = { fullName: `Frau${mark}`, email: caller.email.toUpperCase(), message: `Frage${mark}` }
    await sendContactMessage({ ...form, subject: 'general' }, { language: 'de' })
  },
  async codes({ caller }: DataSubject) {
    await signIn({ email: caller.email, password: 'falsch' }).catch(() => undefined)
    await sendLoginCode(caller.email)
    await sendDeletionCode(caller, friday)
  },
  async block({ mark, caller }: DataSubject) {
    await blockCustomer(admin, caller.userId, { reason: `Sperrgrund${mark}` })
  },
} satisfies Record<string, (dataSubject: DataSubject) => Promise<void>>

async function walk(id: string, way: OrderStatus[]) {
  for (const status of way) await advanceOrder(admin, id, { request: { status }, now: friday })
}

async function randomPerson(seed: number): Promise<DataSubject> {
  const roll = dice(seed)
  const mark = `zq${randomUUID().slice(0, 8)}`
  const email = `${mark}@persona.example`
  const person = { firstname: `Vor${mark}`, lastname: `Nach${mark}`, email, password }
  await register(person, client, friday)
  const { id } = await db().user.findFirstOrThrow({ where: { email }, select: { id: true } })
  await db().user.update({ where: { id }, data: { verifiedAt: friday }, select: { id: true } })
  if (roll(2) === 0) await workedHere(id, email)
  const dataSubject = { mark, caller: await signedInAgain(email) }
  const home = { streetAddress: `Gasse${mark} 1`, postcode: '8004', city: `Ort${mark}`, phone: '+41 44 555 77 88' }
  await saveProfile(dataSubject.caller, {
    firstname: person.firstname,
    lastname: person.lastname,
    contactEmail: email,
    ...home,
  })
  // A blocked customer orders nothing, so that comes last.
  const { block, ...others } = happenings
  for (const happening of Object.values(others)) if (roll(3) > 0) await happening(dataSubject)
  if (roll(2) === 0) await block(dataSubject)
  return dataSubject
}

/** Invited, promoted, and a customer again. */
async function workedHere(id: string, email: string): Promise<void> {
  const { firstname, lastname } = await db().user.findUniqueOrThrow({ where: { id } })
  await invite(admin, { firstname, lastname, email, role: 'staff' })
  const mail = await db().outboxMail.findFirstOrThrow({ where: { toAddress: email, template: 'invitation' } })
  await acceptLink({ token: /#token=(\S+)/.exec(mail.text)?.[1] ?? '', password }, client)
  await changeUser(admin, id, { role: 'customer' })
}

async function signedInAgain(email: string): Promise<Customer> {
  const { token } = await signIn({ email, password })
  const caller = await findCaller({ bearer: token })
  if (!caller) throw new Error('not signed in')
  return caller
}

async function exported(caller: Customer): Promise<string> {
  const { facts, orders } = await findPersonalData(caller, later)
  const all: unknown[] = []
  for await (const each of orders) all.push(each)
  return JSON.stringify([facts, all]).toLowerCase()
}

/** Which words with the mark a row says, apart from those that a stated reason keeps out of the export. */
function wordsIn(row: string, mark: string): string[] {
  const [table = ''] = row.split(':')
  const kind = /,(order_reversal|invitation),/.exec(row)?.[1]
  if (notExported[table] || notExported[`${table} ${kind ?? ''}`]) return []
  if (table === 'outbox_mail') return row.toLowerCase().match(new RegExp(`${mark}@[a-z.]+`, 'g')) ?? []
  return row.toLowerCase().match(new RegExp(`\\w*${mark}`, 'g')) ?? []
}

// Each life has its passwords.
test(
  `whatever happened to a person is in the export, and nothing of it is left once the account is deleted (seed ${firstSeed})`,
  { timeout: 600_000 },
  async () => {
    const all: DataSubject[] = []
    for (let person = 1; person <= persons; person += 1) all.push(await randomPerson(firstSeed + person * 7919))
    const before = await wholeDatabase()
    for (const { mark, caller } of all) {
      const rows = rowsThatSay(before, [mark])
      expect(rows.length).toBeGreaterThan(4)
      const document = await exported(caller)
      const missing = rows.flatMap((row) =>
        wordsIn(row, mark)
          .filter((word) => !document.includes(word))
          .map((word) => [word, row]),
      )
      expect(missing).toEqual([])
    }
    const leaving = all.filter((_, index) => index % 2 === 0)
    for (const { caller } of leaving) await deleteCustomer(caller, { password }, later)
    const after = await wholeDatabase()
    expect(
      rowsThatSay(
        after,
        leaving.map(({ mark }) => mark),
      ),
    ).toEqual([])
    for (const { mark } of all.filter((dataSubject) => !leaving.includes(dataSubject)))
      expect(rowsThatSay(after, [mark])).toEqual(rowsThatSay(before, [mark]))
  },
)
