import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Admin, Customer } from '@/lib/accounts/caller'
import { startOutbox } from '@/lib/mail/outbox'
import { queueMail } from '@/lib/mail/queue-mail'
import { db, transaction } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { aroundTheClock, createShop } from '@/lib/testing/shop/shop'
import { startSmtpInbox } from '@/lib/testing/outside/smtp-inbox'
import { hashPassword } from '@/lib/accounts/password'
import { removeMailServer } from '@/lib/shop/mail-server/activate-mail-server'
import { advanceOrder, type StepRequest } from '@/lib/orders/advance/advance-order'
import { answerProposal, noteAnswer } from '@/lib/orders/advance/answer-proposal'
import { cancelOrder } from '@/lib/orders/advance/cancel-order'
import { changeTime } from '@/lib/orders/advance/change-time'
import { proposeChange } from '@/lib/orders/advance/propose-change'
import { deleteCustomer } from '@/lib/orders/customers/delete-customer'
import { findWholeOrder } from '@/lib/orders/read/find-order'

const soon = { timeout: 20_000, interval: 20 }
const started: { stop(): Promise<void> }[] = []
let cook: Admin

beforeAll(async () => {
  await createShop()
  await db().openingHours.deleteMany()
  await db().openingHours.createMany({ data: aroundTheClock })
  cook = (await signedIn('admin')).caller as Admin
})
beforeEach(async () => {
  await db().outboxMail.deleteMany()
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.stop()))
})

const quarterMs = 15 * 60_000
const secondsFromNow = (seconds: number) => new Date(Date.now() + seconds * 1000)
/** A time that can be asked for. */
const inHours = (hours: number) => new Date(Math.ceil(secondsFromNow(hours * 3600).getTime() / quarterMs) * quarterMs)

interface Placed {
  id: string
  caller: Customer
  email: string
}

/** Its first mail, that it was received, has arrived. */
async function placed(change: Record<string, unknown> = {}): Promise<Placed> {
  const { caller, email } = await newCustomer()
  const { orderId: id } = await order(caller, change)
  await db().outboxMail.updateMany({ where: { toAddress: email }, data: { sentAt: new Date() } })
  return { id, caller, email }
}

function step({ id }: Placed, request: StepRequest, now?: Date) {
  return advanceOrder(cook, id, { request, ...(now && { now }) })
}

/** So long ago that its mail is due. */
async function accepted(change?: Record<string, unknown>): Promise<Placed> {
  const made = await placed(change)
  await step(made, { status: 'accepted' }, secondsFromNow(-11))
  return made
}

async function proposed(made: Placed): Promise<string> {
  const request = { id: randomUUID(), quantities: [{ position: 0, quantity: 1 }], add: [] }
  await proposeChange(cook, made.id, { request })
  return request.id
}

function sender(inbox: { url: string }) {
  const environment = { hostname: 'localhost', smtpUrl: inbox.url, mailFrom: 'shop@grill.example' }
  started.push(startOutbox({ databaseUrl: process.env.DATABASE_URL ?? '', environment }))
}

/** The server has the oldest mail whole, and says nothing until the test lets it. */
async function firstMailOnTheWire() {
  let letGo: (code?: number) => void = () => {}
  const held = new Promise<number | undefined>((resolve) => (letGo = resolve))
  const arrived = vi.fn<() => void>()
  const answers: { mail?: number } = {}
  const inbox = await startSmtpInbox({
    answers,
    beforeAnswer: async () => {
      arrived()
      const code = await held
      if (code && arrived.mock.calls.length === 1) answers.mail = code
      else delete answers.mail
    },
  })
  started.push({
    stop: () => {
      letGo()
      return inbox.stop()
    },
  })
  sender(inbox)
  await vi.waitFor(() => expect(arrived).toHaveBeenCalled(), soon)
  return {
    inbox,
    subjects: () => inbox.received.map(({ subject = '' }) => subject),
    accept: () => letGo(),
    /** For now: such a mail is tried again. */
    async refuse() {
      letGo(451)
      const refused = { lastError: { not: '' } }
      await vi.waitFor(async () => expect(await db().outboxMail.count({ where: refused })).toBe(1), soon)
    },
  }
}

/** What waits for its time is due, and then what nobody wrote about has left behind it. */
async function everythingSent(): Promise<void> {
  await db().outboxMail.updateMany({ where: { sentAt: null }, data: { nextTryAt: new Date() } })
  await db().$executeRaw`select pg_notify('mail_due', '')`
  await vi.waitFor(
    async () => expect(await db().outboxMail.count({ where: { sentAt: null, givenUpAt: null } })).toBe(0),
    soon,
  )
}

const templates = async ({ email }: Placed) => {
  const sent = await db().outboxMail.findMany({
    where: { toAddress: email, sentAt: { not: null }, template: { not: 'order-received' } },
    orderBy: { sentAt: 'asc' },
  })
  return sent.map(({ template }) => template)
}

/** The server has not answered yet when the verb has. */
type Verb = (made: Placed, proposalId: string) => Promise<unknown>

const refusals: [string, Verb, string][] = [
  ['its customer cancels', ({ id, caller }) => cancelOrder(caller, id), 'order-cancelled'],
  ['the shop cancels', (made) => step(made, { status: 'cancelled' }), 'order-cancelled'],
]

describe.each(refusals)('while the mail of an acceptance is on the wire, %s', (_who, refuse, told) => {
  test('at once, and both are told where the server takes the first', async () => {
    const made = await accepted()
    const wire = await firstMailOnTheWire()
    await refuse(made, '')
    expect(wire.inbox.received).toHaveLength(0)
    expect(await findWholeOrder(made.id)).toMatchObject({ status: 'cancelled' })
    wire.accept()
    await everythingSent()
    expect(await templates(made)).toEqual(['order-accepted', told])
  })

  test('at once, and what the server does not take is not tried again', async () => {
    const made = await accepted()
    const wire = await firstMailOnTheWire()
    await refuse(made, '')
    await wire.refuse()
    await everythingSent()
    expect(await templates(made)).toEqual([told])
    expect(wire.inbox.received).toHaveLength(1)
  })
})

test('while a question to the guest is on the wire, the order is rejected at once, and the question asked no more', async () => {
  const made = await placed()
  await proposed(made)
  const wire = await firstMailOnTheWire()
  await step(made, { status: 'rejected', reason: 'sold_out' })
  expect(wire.inbox.received).toHaveLength(0)
  await wire.refuse()
  await everythingSent()
  expect(await templates(made)).toEqual(['order-rejected'])
})

test('a mail that waits is withdrawn for sure, whatever is on the wire', async () => {
  const made = await accepted()
  await step(made, { status: 'preparing' }, secondsFromNow(-11))
  await step(made, { status: 'ready' }, secondsFromNow(-11))
  const wire = await firstMailOnTheWire()
  await step(made, { status: 'cancelled' })
  wire.accept()
  await everythingSent()
  expect(await templates(made)).toEqual(['order-accepted', 'order-cancelled'])
})

test('a step whose mail is on the wire is corrected, not undone, and what is told in the end is true', async () => {
  const made = await placed()
  await step(made, { status: 'accepted' })
  await db().outboxMail.updateMany({ where: { sentAt: null }, data: { nextTryAt: new Date() } })
  const wire = await firstMailOnTheWire()
  const back = await step(made, { status: 'received', correction: true })
  expect(wire.inbox.received).toHaveLength(0)
  expect(back.history.map(({ status, undone }) => [status, undone])).toEqual([
    ['received', null],
    ['accepted', null],
    ['received', null],
  ])
  await wire.refuse()
  await everythingSent()
  expect(await templates(made)).toEqual(['order-accepted', 'order-corrected'])
})

test('an undone cancellation gives back the mail that was on the wire, where the server did not take it', async () => {
  const made = await accepted()
  const wire = await firstMailOnTheWire()
  await step(made, { status: 'cancelled' })
  await wire.refuse()
  await step(made, { status: 'accepted', correction: true })
  expect(await findWholeOrder(made.id)).toMatchObject({ status: 'accepted' })
  await everythingSent()
  expect(await templates(made)).toEqual(['order-accepted'])
})

test('while a mail of the order is on the wire, its time is changed at once', async () => {
  const made = await accepted({ requested_for: inHours(2).toISOString() })
  const wire = await firstMailOnTheWire()
  await changeTime(made.caller, made.id, { request: { requestedFor: inHours(3) } })
  expect(wire.inbox.received).toHaveLength(0)
  wire.accept()
  await everythingSent()
  expect(await templates(made)).toEqual(['order-accepted', 'order-time-changed'])
})

describe('a question that is on the wire', () => {
  test('is answered by its link at once, and the outcome comes after it', async () => {
    const made = await placed()
    await proposed(made)
    const { text } = await db().outboxMail.findFirstOrThrow({ where: { template: 'order-proposal' } })
    const wire = await firstMailOnTheWire()
    await answerProposal({ token: /#proposal=([\w-]+)/.exec(text)?.[1] ?? '', agrees: true })
    expect(wire.inbox.received).toHaveLength(0)
    wire.accept()
    await everythingSent()
    expect(await templates(made)).toEqual(['order-proposal', 'order-changed'])
  })

  test.each([
    ['declined', []],
    ['agreed', ['order-changed']],
    ['withdrawn', ['order-proposal', 'order-unchanged']],
  ] as const)('and is %s on the phone meanwhile: not taken by the server, it is told %j', async (answer, told) => {
    const made = await placed()
    const proposalId = await proposed(made)
    const wire = await firstMailOnTheWire()
    await noteAnswer(cook, made.id, { proposalId, answer, consentName: 'Ana' })
    await wire.refuse()
    await everythingSent()
    expect(await templates(made)).toEqual(told)
  })
})

function aboutNoOrder(address: string) {
  return transaction((tx) =>
    queueMail(tx, { template: 'code', to: { name: '', address }, subject: address, text: address, html: address }),
  )
}

test('while a mail to it is on the wire, an account is deleted at once, and nothing of it is left for another try', async () => {
  const { caller, email, userId } = await newCustomer()
  await db().user.update({ where: { id: userId }, data: { passwordHash: await hashPassword('Limmat-1234') } })
  await aboutNoOrder(email)
  const wire = await firstMailOnTheWire()
  await deleteCustomer(caller, { password: 'Limmat-1234' })
  expect(await db().outboxMail.count({ where: { toAddress: email } })).toBe(0)
  wire.accept()
  await aboutNoOrder('b@grill.example')
  await vi.waitFor(() => expect(wire.subjects()).toEqual([email, 'b@grill.example']), soon)
})

test('while a mail is on the wire to a server that does not answer, the owner puts another in its place at once', async () => {
  await aboutNoOrder('a@grill.example')
  await db().outboxMail.updateMany({ data: { lastError: 'no_answer' } })
  const wire = await firstMailOnTheWire()
  const { id } = await db().mailServer.create({
    data: {
      host: '127.0.0.1',
      port: 2525,
      encryption: 'none',
      fromAddress: 'own@grill.example',
      activeSince: new Date(),
    },
  })
  await removeMailServer(cook, id)
  expect(wire.inbox.received).toHaveLength(0)
  sender(wire.inbox)
  await aboutNoOrder('b@grill.example')
  await vi.waitFor(async () => expect(await db().outboxMail.count({ where: { tries: 1 } })).toBe(2), soon)
  wire.accept()
  await vi.waitFor(async () => expect(await db().outboxMail.count({ where: { sentAt: null } })).toBe(0), soon)
  expect(wire.subjects().toSorted((a, b) => a.localeCompare(b))).toEqual(['a@grill.example', 'b@grill.example'])
})

test('no mail of an order overtakes the one that is on the wire, though it was withdrawn and another process sends', async () => {
  const made = await accepted()
  const wire = await firstMailOnTheWire()
  await cancelOrder(made.caller, made.id)
  sender(wire.inbox)
  await aboutNoOrder('b@grill.example')
  const another = { template: 'code', tries: 1 }
  await vi.waitFor(async () => expect(await db().outboxMail.count({ where: another })).toBe(1), soon)
  expect(await db().outboxMail.findFirst({ where: { template: 'order-cancelled' } })).toMatchObject({ tries: 0 })
  wire.accept()
  await everythingSent()
  expect(await templates(made)).toEqual(['order-accepted', 'order-cancelled'])
})
