import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Admin, Customer } from '@/lib/accounts/caller'
import { advanceOrder, type StepRequest } from './advance-order'
import { cancelOrder } from './cancel-order'
import { findOrder, findOrderForStaff, findWholeOrder } from '@/lib/orders/read/find-order'
import { listReceipts } from '@/lib/orders/money/counter/list-receipts'
import { settlePayment } from '@/lib/orders/money/counter/settle-payment'
import { db } from '@/lib/platform/database/db'
import { newCustomer, order } from '@/lib/testing/shop/customers'
import { signedIn } from '@/lib/testing/shop/people'
import { idOf, openPizzeria, type Pizzeria } from '@/lib/testing/shop/pizzeria'
import { createShop } from '@/lib/testing/shop/shop'
import { answerProposal, findProposal, noteAnswer } from './answer-proposal'
import { listProposals } from './list-proposals'
import { proposeChange, type ProposalRequest } from './propose-change'

const noon = new Date('2027-05-07T10:00:00Z')
const later = new Date('2027-05-07T10:05:00Z')
const tooLate = new Date('2027-05-07T12:00:01Z')
const items = [
  { name: 'Limmat Burger', quantity: 2 },
  { name: 'Bier', quantity: 1 },
]
let admin: Admin
let menu: Awaited<ReturnType<typeof createShop>>
let pizzeria: Pizzeria

beforeAll(async () => {
  menu = await createShop()
  admin = (await signedIn('admin')).caller as Admin
  pizzeria = await openPizzeria(admin)
})

interface Placed {
  id: string
  caller: Customer
  email: string
}

async function received(): Promise<Placed> {
  const { caller, email } = await newCustomer()
  const { orderId: id } = await order(caller, { items, total_amount: 44.03 }, noon)
  return { id, caller, email }
}

async function accepted(): Promise<Placed> {
  const made = await received()
  await advanceOrder(admin, made.id, { request: { status: 'accepted', readyInMinutes: 30 }, now: noon })
  return made
}

function asking(change: Partial<ProposalRequest> = {}): ProposalRequest {
  return { id: randomUUID(), quantities: [{ position: 1, quantity: 0 }], add: [], ...change }
}

/** The customer has the mail. */
async function proposed(
  change: Partial<ProposalRequest> = {},
): Promise<Placed & { token: string; proposalId: string }> {
  return proposedFor(await accepted(), change)
}

async function proposedFor(made: Placed, change: Partial<ProposalRequest> = {}) {
  const view = await proposeChange(admin, made.id, { request: asking(change), now: noon })
  await db().outboxMail.updateMany({ where: { toAddress: made.email }, data: { sentAt: noon } })
  return { ...made, token: await tokenFor(made.email), proposalId: view.proposal?.id ?? '' }
}

/** As it stands in the mail. */
async function tokenFor(email: string): Promise<string> {
  const mail = await db().outboxMail.findFirstOrThrow({
    where: { toAddress: email, template: 'order-proposal' },
    orderBy: { createdAt: 'desc' },
  })
  return /#proposal=([\w-]+)/.exec(mail.text)?.[1] ?? ''
}

test('until the guest agrees nothing changes; then lines, totals, rounding and VAT do, and the kitchen is told', async () => {
  const add = [{ menuItemId: menu.burgerId, quantity: 1 }]
  const quantities = [
    { position: 0, quantity: 1 },
    { position: 1, quantity: 0 },
  ]
  const { id, token } = await proposed({ quantities, add: [...add, ...add] })
  const before = await findWholeOrder(id)
  expect(before).toMatchObject({ totalRappen: 4403, lines: [{ quantity: 2 }, { quantity: 1 }] })
  expect(await findProposal(token, later)).toMatchObject({
    state: 'open',
    goes: [
      { name: 'Limmat Burger', quantity: 1, subtotalRappen: 1890 },
      { name: 'Bier', quantity: 1, subtotalRappen: 623 },
    ],
    comes: [{ name: 'Limmat Burger' }, { name: 'Limmat Burger' }],
    totalBeforeRappen: 4403,
    totalAfterRappen: 5670,
  })
  expect(await answerProposal({ token, agrees: true }, later)).toMatchObject({ state: 'agreed' })
  const after = await findWholeOrder(id)
  expect(after).toMatchObject({
    status: 'accepted',
    subtotalRappen: 5670,
    totalRappen: 5670,
    payment: { status: 'pending', entries: [] },
    proposals: [],
  })
  expect(after?.lines.map(({ quantity, vatPerMille, minimumAge }) => [quantity, vatPerMille, minimumAge])).toEqual([
    [1, 26, 0],
    [1, 26, 0],
    [1, 26, 0],
  ])
  expect(await db().auditEntry.findMany({ where: { subject: 'order', subjectId: id } })).toMatchObject([
    { byUserId: null, before: { totalRappen: 4403 }, after: { totalRappen: 5670 } },
  ])
})

test('a dish comes with its options at today’s price', async () => {
  const options = [{ optionId: idOf(pizzeria.size, '40 cm') }, { optionId: idOf(pizzeria.extras, 'Käse') }]
  const { id, token } = await proposed({ add: [{ menuItemId: pizzeria.pizzaId, quantity: 1, options }] })
  await answerProposal({ token, agrees: true }, later)
  const { lines, totalRappen } = (await findWholeOrder(id)) ?? { lines: [], totalRappen: 0 }
  expect(lines.at(-1)).toMatchObject({ priceRappen: 2500, quantity: 1, options: [{ quantity: 1 }, { quantity: 1 }] })
  expect(totalRappen).toBe(3780 + 2500)
})

test('a no leaves everything as it is; the same answer again is the same, another one is refused', async () => {
  const { id, token } = await proposed()
  expect(await answerProposal({ token, agrees: false }, later)).toMatchObject({ state: 'declined' })
  expect(await answerProposal({ token, agrees: false }, later)).toMatchObject({ state: 'declined' })
  const refused = { code: 'proposal_closed', details: { data: { state: 'declined' } } }
  await expect(answerProposal({ token, agrees: true }, later)).rejects.toMatchObject(refused)
  expect(await findWholeOrder(id)).toMatchObject({ totalRappen: 4403, proposals: [] })
})

test('one at a time: the same sent twice is one, two people at once are one, an old one makes room', async () => {
  const { id } = await accepted()
  const request = asking()
  const twice = await Promise.all([1, 2].map(() => proposeChange(admin, id, { request, now: noon }).catch(String)))
  expect(twice.filter((view) => typeof view !== 'string').length).toBeGreaterThan(0)
  expect(await proposeChange(admin, id, { request, now: noon })).toMatchObject({ proposal: { id: request.id } })
  const other = proposeChange(admin, id, { request: asking(), now: later })
  await expect(other).rejects.toMatchObject({ code: 'proposal_open' })
  expect(await db().proposal.count({ where: { orderId: id } })).toBe(1)
  expect(await proposeChange(admin, id, { request: asking(), now: tooLate })).toMatchObject({
    proposal: { state: 'open' },
  })
  expect(await db().proposal.count({ where: { orderId: id, state: 'expired' } })).toBe(1)
})

test('too late, cancelled meanwhile, handed over meanwhile: the order stays as it is', async () => {
  const closed = { code: 'proposal_closed' }
  const old = await proposed()
  await expect(answerProposal({ token: old.token, agrees: true }, tooLate)).rejects.toMatchObject(closed)
  const gone = await proposed()
  await cancelOrder(gone.caller, gone.id, { now: later })
  await expect(answerProposal({ token: gone.token, agrees: true }, later)).rejects.toMatchObject(closed)
  expect(await findProposal(gone.token, later)).toMatchObject({ state: 'withdrawn' })
  const over = await proposed()
  for (const status of ['preparing', 'ready', 'completed'] as const)
    await advanceOrder(admin, over.id, {
      request: { status, ageCheck: status === 'completed' ? 'checked' : undefined },
      now: later,
    })
  await expect(answerProposal({ token: over.token, agrees: true }, later)).rejects.toMatchObject(closed)
  expect(await findProposal(over.token, later)).toMatchObject({ state: 'withdrawn' })
  for (const { id } of [old, gone, over]) expect(await findWholeOrder(id)).toMatchObject({ totalRappen: 4403 })
  await expect(proposeChange(admin, over.id, { request: asking(), now: later })).rejects.toMatchObject({
    code: 'illegal_transition',
  })
})

test('the guest agrees while the shop withdraws: one of the two holds, and the other is told', async () => {
  const { id, token, proposalId } = await proposed()
  const [guest, shop] = await Promise.allSettled([
    answerProposal({ token, agrees: true }, later),
    noteAnswer(admin, id, { proposalId, answer: 'withdrawn', now: later }),
  ])
  expect([guest.status, shop.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  const total = guest.status === 'fulfilled' ? 3780 : 4403
  expect(await findWholeOrder(id)).toMatchObject({ totalRappen: total })
})

test('a yes on the phone is noted with a name, and under the name of the staff', async () => {
  const { id, proposalId } = await proposed()
  const noting = { proposalId, answer: 'agreed', now: later } as const
  await expect(noteAnswer(admin, id, noting)).rejects.toMatchObject({
    details: { fields: { consentName: 'required' } },
  })
  expect(await noteAnswer(admin, id, { ...noting, consentName: 'Frau Muster' })).toMatchObject({
    totalRappen: 3780,
    proposal: null,
  })
  expect(await db().proposal.findUnique({ where: { id: proposalId } })).toMatchObject({
    state: 'agreed',
    consentName: 'Frau Muster',
    answeredById: admin.userId,
  })
})

test('cash that was taken before stays taken: the difference is to be paid back, and the receipt stays what it was', async () => {
  const { id, token } = await proposed({
    quantities: [
      { position: 0, quantity: 1 },
      { position: 1, quantity: 0 },
    ],
  })
  await db().orderLine.updateMany({ where: { orderId: id }, data: { minimumAge: 0 } })
  const { id: payment } = await db().payment.findUniqueOrThrow({ where: { orderId: id } })
  const { amountRappen } = await settlePayment(admin, payment, { status: 'collected', now: noon })
  const [sale] = (await listReceipts(admin, id)) ?? []
  await answerProposal({ token, agrees: true }, later)
  const toPayBackRappen = amountRappen - 1890
  expect(await findOrderForStaff(admin, id)).toMatchObject({
    payment: { status: 'collected', amountRappen: 1890, toCollectRappen: 0, toPayBackRappen },
  })
  expect(await listReceipts(admin, id)).toMatchObject([
    { ...sale },
    { kind: 'change', amountRappen: 1890, replaces: sale?.number },
  ])
  expect(await settlePayment(admin, payment, { status: 'refunded', now: later })).toMatchObject({
    toPayBackRappen: 0,
    entries: [
      { kind: 'collected', amountRappen },
      { kind: 'refunded', amountRappen: -toPayBackRappen },
    ],
  })
})

test('what a paid order comes to cost more is still to be collected', async () => {
  const { id, token } = await proposed({ add: [{ name: 'Limmat Burger', quantity: 1 }] })
  await db().orderLine.updateMany({ where: { orderId: id }, data: { minimumAge: 0 } })
  const { id: payment } = await db().payment.findUniqueOrThrow({ where: { orderId: id } })
  const { amountRappen } = await settlePayment(admin, payment, { status: 'collected', now: noon })
  await answerProposal({ token, agrees: true }, later)
  const owed = (await findOrderForStaff(admin, id))?.payment
  expect(owed).toMatchObject({ status: 'pending', toPayBackRappen: 0 })
  expect(owed?.toCollectRappen).toBe((owed?.amountRappen ?? 0) - amountRappen)
  expect(await settlePayment(admin, payment, { status: 'collected', now: later })).toMatchObject({
    status: 'collected',
    entries: [{ amountRappen }, { kind: 'collected', amountRappen: owed?.toCollectRappen }],
  })
})

test('what cannot be is refused, and the customer is not asked', async () => {
  const { id, email } = await accepted()
  const ask = (change: Partial<ProposalRequest>) => proposeChange(admin, id, { request: asking(change), now: noon })
  const wrong = { code: 'invalid_fields', details: { fields: { quantities: 'invalid' } } }
  await expect(ask({ quantities: [] })).rejects.toMatchObject(wrong)
  await expect(ask({ quantities: [{ position: 7, quantity: 1 }] })).rejects.toMatchObject(wrong)
  const nothingLeft = [0, 1].map((position) => ({ position, quantity: 0 }))
  await expect(ask({ quantities: nothingLeft })).rejects.toMatchObject(wrong)
  await expect(ask({ add: [{ name: 'Fondue', quantity: 1 }] })).rejects.toMatchObject({ code: 'item_unknown' })
  await expect(findProposal('x'.repeat(43))).rejects.toMatchObject({ code: 'link_invalid' })
  expect(await db().outboxMail.count({ where: { toAddress: email, template: 'order-proposal' } })).toBe(0)
})

test('the kitchen may propose more than a guest may order at once, and a dish out of its hours', async () => {
  const { id, caller } = await accepted()
  const lunch = [{ weekday: 1, opens: '11:00', closes: '12:00' }]
  await db().shop.update({ where: { id: 1 }, data: { largestOrderPieces: 3 } })
  await db().menuItem.update({ where: { id: menu.burgerId }, data: { sellingTimes: lunch } })
  try {
    await expect(order(caller, { items, total_amount: 44.03 }, noon)).rejects.toMatchObject({
      code: 'item_not_at_this_time',
    })
    const add = [{ menuItemId: menu.burgerId, quantity: 4 }]
    const { proposal } = await proposeChange(admin, id, { request: asking({ quantities: [], add }), now: noon })
    expect(proposal).toMatchObject({ totalAfterRappen: 4403 + 4 * 1890 })
  } finally {
    await db().shop.update({ where: { id: 1 }, data: { largestOrderPieces: 200 } })
    await db().menuItem.update({ where: { id: menu.burgerId }, data: { sellingTimes: [] } })
  }
})

test('but not more than the books can hold', async () => {
  const { id } = await accepted()
  await db().menuItem.update({ where: { id: menu.burgerId }, data: { priceRappen: 1_000_000 } })
  const add = Array.from({ length: 25 }, () => ({ menuItemId: menu.burgerId, quantity: 99 }))
  const proposing = proposeChange(admin, id, { request: asking({ quantities: [], add }), now: noon })
  await expect(proposing).rejects.toMatchObject({ code: 'invalid_fields' })
  await db().menuItem.update({ where: { id: menu.burgerId }, data: { priceRappen: 1890 } })
})

test('only the owner and the staff see on the order’s page that it waits', async () => {
  const { id, caller } = await proposed()
  expect(await findOrder(id, null, later)).not.toHaveProperty('proposal')
  expect(await findOrder(id, caller, later)).toMatchObject({ proposal: { totalAfterRappen: 3780 } })
})

describe('the guest is told by mail', () => {
  async function toldAfter({ email }: Placed): Promise<{ template: string; text: string }[]> {
    const templates = ['order-changed', 'order-unchanged']
    return db().outboxMail.findMany({ where: { toAddress: email, template: { in: templates } } })
  }

  test('what they have agreed to, once, however often they say so', async () => {
    const made = await proposed({ add: [{ menuItemId: menu.burgerId, quantity: 1 }] })
    for (const _ of [1, 2]) await answerProposal({ token: made.token, agrees: true }, later)
    const mails = await toldAfter(made)
    expect(mails).toMatchObject([{ template: 'order-changed' }])
    for (const said of [
      'Bisher CHF 44.03, neu CHF 56.70',
      'Bar zu bezahlen: CHF 56.70',
      '1 × Bier',
      '1 × Limmat Burger',
    ])
      expect(mails[0]?.text).toContain(said)
  })

  test('that the shop has withdrawn its proposal, and nothing where they declined', async () => {
    const withdrawn = await proposed()
    await noteAnswer(admin, withdrawn.id, { proposalId: withdrawn.proposalId, answer: 'withdrawn', now: later })
    expect(await toldAfter(withdrawn)).toMatchObject([{ template: 'order-unchanged' }])
    const declined = await proposed()
    await answerProposal({ token: declined.token, agrees: false }, later)
    expect(await toldAfter(declined)).toEqual([])
  })
})

describe('a proposal within the ten seconds of the acceptance', () => {
  const soon = (seconds: number) => new Date(noon.getTime() + seconds * 1000)

  async function askedAtOnce() {
    const made = await accepted()
    const view = await proposeChange(admin, made.id, { request: asking(), now: soon(3) })
    return { ...made, proposalId: view.proposal?.id ?? '' }
  }

  async function waitingFor({ email }: Placed): Promise<string[]> {
    const where = { toAddress: email, givenUpAt: null, template: { not: 'order-received' } }
    const rows = await db().outboxMail.findMany({ where, orderBy: { createdAt: 'asc' } })
    return rows.map(({ template }) => template)
  }

  test('is on the guest’s page before the acceptance is', async () => {
    const { id, caller } = await askedAtOnce()
    for (const [seconds, orderStatus] of [
      [9, 'received'],
      [10, 'accepted'],
    ] as const)
      expect(await findOrder(id, caller, soon(seconds))).toMatchObject({ orderStatus, proposal: { state: 'open' } })
  })

  test('stays with whichever step is undone, the acceptance too, whose mail it no longer waits for', async () => {
    const made = await askedAtOnce()
    await advanceOrder(admin, made.id, { request: { status: 'preparing' }, now: soon(4) })
    const undo = (status: 'accepted' | 'received', seconds: number) =>
      advanceOrder(admin, made.id, { request: { status, correction: true }, now: soon(seconds) })
    expect(await undo('accepted', 6)).toMatchObject({ proposal: { id: made.proposalId } })
    expect(await waitingFor(made)).toEqual(['order-accepted', 'order-proposal'])
    expect(await undo('received', 8)).toMatchObject({ proposal: { id: made.proposalId } })
    expect(await waitingFor(made)).toEqual(['order-proposal'])
  })

  test.each([
    ['withdrawn', '', ['order-accepted']],
    ['declined', '', ['order-accepted']],
    ['agreed', 'Frau Muster', ['order-accepted', 'order-changed']],
  ] as const)('and %s before its mail left, is never mailed', async (answer, consentName, left) => {
    const made = await askedAtOnce()
    await noteAnswer(admin, made.id, { proposalId: made.proposalId, answer, consentName, now: soon(5) })
    expect(await waitingFor(made)).toEqual(left)
  })

  test('is not mailed where the guest cancels before', async () => {
    const made = await askedAtOnce()
    await cancelOrder(made.caller, made.id, { now: soon(5) })
    expect(await waitingFor(made)).toEqual(['order-cancelled'])
  })
})

describe('a proposal before the acceptance', () => {
  test('is agreed to, and what is accepted then is the changed order', async () => {
    const { id, token } = await proposedFor(await received())
    await answerProposal({ token, agrees: true }, later)
    expect(await findWholeOrder(id)).toMatchObject({ status: 'received', totalRappen: 3780, promisedFor: null })
    await advanceOrder(admin, id, { request: { status: 'accepted' }, now: later })
    expect(await findOrderForStaff(admin, id, later)).toMatchObject({ totalRappen: 3780, isChangeable: true })
  })

  test('stays open where the kitchen accepts meanwhile, or takes that back, and is answered as ever', async () => {
    const { id, token, proposalId } = await proposedFor(await received())
    const step = (request: StepRequest, minutes: number) =>
      advanceOrder(admin, id, { request, now: new Date(noon.getTime() + minutes * 60_000) })
    const proposal = { id: proposalId, state: 'open' }
    expect(await step({ status: 'accepted' }, 1)).toMatchObject({ totalRappen: 4403, proposal })
    expect(await step({ status: 'received', correction: true }, 2)).toMatchObject({ status: 'received', proposal })
    await step({ status: 'accepted' }, 3)
    await answerProposal({ token, agrees: true }, later)
    expect(await findWholeOrder(id)).toMatchObject({ status: 'accepted', totalRappen: 3780 })
  })

  test('ends when the guest cancels: its mail is not sent, and its history says so', async () => {
    const { id, caller, email } = await received()
    await proposeChange(admin, id, { request: asking(), now: noon })
    const token = await tokenFor(email)
    await cancelOrder(caller, id, { now: later })
    expect(await findProposal(token, later)).toMatchObject({ state: 'withdrawn' })
    await expect(answerProposal({ token, agrees: true }, later)).rejects.toMatchObject({ code: 'proposal_closed' })
    const unsent = { toAddress: email, template: 'order-proposal', givenUpAt: null }
    expect(await db().outboxMail.count({ where: unsent })).toBe(0)
    const end = { what: 'withdrawn', at: later, by: null }
    expect(await listProposals(admin, id, { now: tooLate })).toMatchObject([{ what: 'proposed' }, end])
  })

  test('is closed while the kitchen has rejected the order, and waits again if that is undone', async () => {
    const { id, token } = await proposedFor(await received())
    await advanceOrder(admin, id, { request: { status: 'rejected', reason: 'sold_out' }, now: later })
    expect(await findProposal(token, later)).toMatchObject({ state: 'withdrawn' })
    const refused = { code: 'proposal_closed', details: { data: { state: 'withdrawn' } } }
    await expect(answerProposal({ token, agrees: true }, later)).rejects.toMatchObject(refused)
    await advanceOrder(admin, id, { request: { status: 'received', correction: true }, now: later })
    expect(await answerProposal({ token, agrees: true }, later)).toMatchObject({ state: 'agreed' })
  })
})

test('the history of an order says who proposed what, and what became of it', async () => {
  const { id, proposalId } = await proposed()
  const name = `${admin.firstname} ${admin.lastname}`
  const totals = { totalBeforeRappen: 4403, totalAfterRappen: 3780 }
  const first = { what: 'proposed', at: noon, by: name, consentName: '', totals }
  expect(await listProposals(admin, id, { now: later })).toEqual([first])
  await noteAnswer(admin, id, { proposalId, answer: 'declined', now: later })
  await proposeChange(admin, id, { request: asking(), now: later })
  const expectedAt = new Date(later.getTime() + 2 * 3_600_000)
  expect(await listProposals(admin, id, { now: expectedAt })).toMatchObject([
    first,
    { what: 'declined', at: later, by: name },
    { what: 'proposed', at: later },
    { what: 'expired', at: expectedAt, by: null },
  ])
  const agreed = await proposed()
  const consentName = 'Frau Muster'
  await noteAnswer(admin, agreed.id, { proposalId: agreed.proposalId, answer: 'agreed', consentName, now: later })
  expect((await listProposals(admin, agreed.id))[1]).toMatchObject({ what: 'agreed', consentName, by: name })
})
