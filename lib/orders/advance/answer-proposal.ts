import { authorOf, type BoardCaller } from '@/lib/accounts/caller'
import { tokenHash } from '@/lib/platform/process/secrets'
import type { Proposal } from '@/lib/generated/prisma/client'
import { db, type Prisma, type Tx } from '@/lib/platform/database/db'
import { found, Refusal } from '@/lib/platform/refusal'
import { findShop } from '@/lib/shop/queries'
import type { Shop } from '@/lib/shop/shop'
import { retaxOrder } from './retax-order'
import { recordLines, replaceLines } from './replace-lines'
import { bookEntries, type Booking } from '@/lib/orders/money/book-entries'
import { giveReceipt } from '@/lib/orders/money/receipt'
import { behindEarlierMails, proposalOutcomeMail, queueOrderMail } from '@/lib/orders/mails/order-mails'
import { updateOrder, withOrder } from '@/lib/orders/lock'
import type { OrderRecord } from '@/lib/orders/order'
import { findOrderForStaff } from '@/lib/orders/read/find-order'
import type { StaffOrderView } from '@/lib/orders/read/staff-order-view'
import { mayBeChanged } from '@/lib/orders/status'
import { changeIn, proposalView, type ProposalView, lineChange, waitingProposal } from '@/lib/orders/read/proposal-view'
import { withholdQuestion } from './withhold'

type Answer = 'agreed' | 'declined' | 'withdrawn'

/** The token of the mail is the whole proof. */
export async function findProposal(token: string, now = new Date()): Promise<ProposalView> {
  return mailedView(await ofToken(token), now)
}

/** The same answer again gets the same result. */
export async function answerProposal(
  { token, agrees }: { token: string; agrees: boolean },
  now = new Date(),
): Promise<ProposalView> {
  const proposal = await ofToken(token)
  return mailedView(await giveAnswer(proposal, { answer: agrees ? 'agreed' : 'declined', now }), now)
}

interface StaffAnswer {
  proposalId: string
  answer: Answer
  consentName?: string | undefined
  now?: Date
}

/** The answer that the customer gave on the phone, or a withdrawal by the staff. */
export async function noteAnswer(
  caller: BoardCaller,
  orderId: string,
  { proposalId, answer, consentName = '', now = new Date() }: StaffAnswer,
): Promise<StaffOrderView> {
  const proposal = await db().proposal.findFirst({ where: { id: proposalId, orderId }, include: ofOrder })
  if (!proposal) throw new Refusal('not_found')
  if (answer === 'agreed' && consentName === '')
    throw new Refusal('invalid_fields', { fields: { consentName: 'required' } })
  await giveAnswer(proposal, { answer, consentName, by: caller, now })
  return found(await findOrderForStaff(caller, orderId, now))
}

const ofOrder = { order: { select: { status: true, isTest: true } } } as const

type AskedProposal = Prisma.ProposalGetPayload<{ include: typeof ofOrder }>

async function ofToken(token: string): Promise<AskedProposal> {
  const proposal = await db().proposal.findUnique({ where: { tokenHash: tokenHash(token) }, include: ofOrder })
  if (!proposal) throw new Refusal('link_invalid')
  return proposal
}

/** A proposal for an order that has gone on is asked no more. */
function mailedView({ order, ...proposal }: AskedProposal, now: Date): ProposalView {
  const view = proposalView(proposal, now)
  return view.state === 'open' && !mayBeChanged(order) ? { ...view, state: 'withdrawn' } : view
}

interface Answering {
  answer: Answer
  consentName?: string
  by?: BoardCaller
  now: Date
}

async function giveAnswer({ id, orderId }: AskedProposal, answering: Answering): Promise<AskedProposal> {
  return withOrder(orderId, async (tx, order) => {
    if (waitingProposal(order, answering.now)?.id === id) await write(tx, order, answering)
    const current = await tx.proposal.findUniqueOrThrow({ where: { id }, include: ofOrder })
    if (current.state === answering.answer) return current
    throw new Refusal('proposal_closed', { data: mailedView(current, answering.now) })
  })
}

/** The fee stays. What was paid stays paid: the difference is owed, one way or the other. */
async function write(tx: Tx, order: OrderRecord, { answer, consentName = '', by, now }: Answering): Promise<void> {
  const [proposal] = order.proposals
  if (!proposal) throw new Error(`nothing is proposed for order ${order.id}`)
  const shop = await findShop(tx)
  const { byUserId = null, byDeviceId = null } = by ? authorOf(by) : {}
  const booking = { by: { byUserId, byDeviceId }, shop, now }
  const answered = { state: answer, answeredAt: now, answeredById: byUserId, answeredDeviceId: byDeviceId, consentName }
  await tx.proposal.update({ where: { id: proposal.id }, data: answered, select: { id: true } })
  const isAgreed = answer === 'agreed'
  const left = isAgreed ? await apply(tx, order, { proposal, booking }) : await updateOrder(tx, order, { now })
  const isUnasked = await withholdQuestion(tx, order.id, { answer, now })
  const change = isAgreed ? changeOf(proposal) : null
  if (isAgreed || (answer === 'withdrawn' && !isUnasked))
    await queueOrderMail(tx, left, {
      shop,
      compose: (context) => proposalOutcomeMail(left, change, context),
      ...behindEarlierMails(left),
    })
  if (isAgreed) await giveReceipt(tx, left, booking)
}

function changeOf(proposal: Proposal) {
  const { goes, comes } = proposalView(proposal, proposal.proposedAt)
  const { totalBeforeRappen, totalAfterRappen } = proposal
  return { goes, comes, totalBeforeRappen, totalAfterRappen }
}

interface Agreed {
  proposal: Proposal
  booking: Booking & { shop: Shop }
}

async function apply(tx: Tx, order: OrderRecord, { proposal, booking }: Agreed): Promise<OrderRecord> {
  const change = lineChange(order.lines, changeIn(proposal))
  // Added lines still have the rates of the day of the proposal.
  const left = await replaceLines(tx, order, { change, now: booking.now })
  const changed = await retaxOrder(tx, left, booking.shop)
  await recordLines(tx, order, { after: changed, by: booking.by })
  return bookEntries(tx, changed, () => [], booking)
}
