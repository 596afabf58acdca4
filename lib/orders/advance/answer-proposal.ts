import { authorOf, type BoardCaller } from '@/lib/accounts/caller'
import { tokenHash } from '@/lib/platform/secrets'
import type { Proposal } from '@/lib/generated/prisma/client'
import { db, transaction, type Prisma, type Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { currentShop } from '@/lib/shop/queries'
import type { Shop } from '@/lib/shop/shop'
import { retaxOrder } from './retax-order'
import { recordLines, replaceLines } from './replace-lines'
import { bookEntries, type Booking } from '@/lib/orders/money/book-entries'
import { giveReceipt } from '@/lib/orders/money/receipt'
import { behindEarlierMails, proposalOutcomeMail, queueOrderMail } from '@/lib/orders/order-mails'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { staffView, type StaffOrderView } from '@/lib/orders/staff-order-view'
import { changeableStatuses, mayBeChanged } from '@/lib/orders/status'
import { changeIn, proposalView, type ProposalView, lineChange, proposedLines } from './proposal-view'
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
  return mailedView(await answered(proposal, { answer: agrees ? 'agreed' : 'declined', now }), now)
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
  await answered(proposal, { answer, consentName, by: caller, now })
  const order = await findWholeOrder(orderId)
  if (!order) throw new Refusal('not_found')
  return staffView(order, now)
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

async function answered(proposal: AskedProposal, answering: Answering): Promise<AskedProposal> {
  const shop = await currentShop()
  const isAnswered = await transaction((tx) => write(tx, proposal, { ...answering, shop }))
  const current = (await db().proposal.findUnique({ where: { id: proposal.id }, include: ofOrder })) ?? proposal
  if (isAnswered || current.state === answering.answer) return current
  throw new Refusal('proposal_closed', { data: mailedView(current, answering.now) })
}

/** False, and nothing written, if the proposal is answered or expired or the order has gone on. */
async function write(
  tx: Tx,
  proposal: Proposal,
  { answer, consentName = '', by, now, shop }: Answering & { shop: Shop },
) {
  const { id, orderId } = proposal
  const held = await tx.order.updateMany({
    where: { id: orderId, status: { in: [...changeableStatuses] } },
    data: { updatedAt: now },
  })
  if (held.count === 0) return false
  const { byUserId = null, byDeviceId = null } = by ? authorOf(by) : {}
  const { count } = await tx.proposal.updateMany({
    where: { id, state: 'open', expiresAt: { gt: now } },
    data: { state: answer, answeredAt: now, answeredById: byUserId, answeredDeviceId: byDeviceId, consentName },
  })
  if (count === 0) return false
  if (answer === 'agreed') await apply(tx, proposal, { by: { byUserId, byDeviceId }, shop, now })
  const isUnasked = await withholdQuestion(tx, orderId, { answer, now })
  if (answer === 'agreed' || (answer === 'withdrawn' && !isUnasked))
    await queueOutcome(tx, proposal, { isAgreed: answer === 'agreed', shop })
  return true
}

async function queueOutcome(
  tx: Tx,
  proposal: Proposal,
  { isAgreed, shop }: { isAgreed: boolean; shop: Shop },
): Promise<void> {
  const order = await findWholeOrder(proposal.orderId, tx)
  if (!order) return
  await queueOrderMail(tx, order, {
    shop,
    compose: (context) => proposalOutcomeMail(order, isAgreed ? changeOf(proposal) : null, context),
    ...behindEarlierMails(order),
  })
}

function changeOf(proposal: Proposal) {
  const { goes, comes } = proposalView(proposal, proposal.proposedAt)
  const { totalBeforeRappen, totalAfterRappen } = proposal
  return { goes, comes, totalBeforeRappen, totalAfterRappen }
}

/** The fee stays. What was paid stays paid: the difference is owed, one way or the other. */
async function apply(tx: Tx, proposal: Proposal, booking: Booking & { shop: Shop }): Promise<void> {
  const order = await findWholeOrder(proposal.orderId, tx)
  if (!order) throw new Error(`order ${proposal.orderId} is gone`)
  const change = changeIn(proposal)
  // Added lines still have the rates of the day of the proposal.
  const changed = await retaxOrder(tx, await replaceLines(tx, order, lineChange(order.lines, change)), booking.shop)
  await giveReceipt(tx, await bookEntries(tx, changed, () => [], booking), booking)
  const after = { lines: proposedLines(order.lines, change), totalRappen: proposal.totalAfterRappen }
  await recordLines(tx, order, { after, by: booking.by })
}
