import { authorOf, type BoardCaller } from '@/lib/accounts/caller'
import { tokenHash } from '@/lib/accounts/sessions/session-token'
import type { Proposal } from '@/lib/generated/prisma/client'
import { queueMail } from '@/lib/mail/queue-mail'
import { recordChange } from '@/lib/platform/audit'
import { db, transaction, type Tx } from '@/lib/platform/db'
import { offeredLanguage } from '@/lib/platform/offered-languages'
import { Refusal } from '@/lib/platform/refusal'
import { currentShop } from '@/lib/shop/queries'
import type { Shop } from '@/lib/shop/shop'
import { accountAddressOf } from '@/lib/orders/order-address'
import { mailLines } from '@/lib/texts/mail-lines'
import { retaxOrder } from './retax-order'
import { replaceLines } from './replace-lines'
import { bookEntries, type Booking } from '@/lib/orders/money/book-entries'
import { giveReceipt } from '@/lib/orders/money/receipt'
import type { OrderRecord } from '@/lib/orders/order'
import { behindEarlierMails, proposalOutcomeMail } from '@/lib/orders/order-mails'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { staffView, type StaffOrderView } from '@/lib/orders/staff-order-view'
import { changeableStatuses } from '@/lib/orders/status'
import { changeIn, proposalView, type ProposalView, lineChange, proposedLines } from './proposal-view'

type Answer = 'agreed' | 'declined' | 'withdrawn'

/** What the mailed link proposes; whoever has it is asked for nothing else. */
export async function findProposal(token: string, now = new Date()): Promise<ProposalView> {
  return proposalView(await ofToken(token), now)
}

/** The guest's own answer, by the mailed link. The same answer again is answered the same. */
export async function answerProposal(
  { token, agrees }: { token: string; agrees: boolean },
  now = new Date(),
): Promise<ProposalView> {
  const proposal = await ofToken(token)
  return proposalView(await answered(proposal, { answer: agrees ? 'agreed' : 'declined', now }), now)
}

interface StaffAnswer {
  proposalId: string
  answer: Answer
  /** Who said so on the phone. */
  consentName?: string | undefined
  now?: Date
}

/** What the guest said on the phone, or that nothing is proposed any more, under the name of whoever notes it. */
export async function noteAnswer(
  caller: BoardCaller,
  orderId: string,
  { proposalId, answer, consentName = '', now = new Date() }: StaffAnswer,
): Promise<StaffOrderView> {
  const proposal = await db().proposal.findFirst({ where: { id: proposalId, orderId } })
  if (!proposal) throw new Refusal('not_found')
  if (answer === 'agreed' && consentName === '')
    throw new Refusal('invalid_fields', { fields: { consentName: 'required' } })
  await answered(proposal, { answer, consentName, by: caller, now })
  const order = await findWholeOrder(orderId)
  if (!order) throw new Refusal('not_found')
  return staffView(order, now)
}

async function ofToken(token: string): Promise<Proposal> {
  const proposal = await db().proposal.findUnique({ where: { tokenHash: tokenHash(token) } })
  if (!proposal) throw new Refusal('link_invalid')
  return proposal
}

interface Answering {
  answer: Answer
  consentName?: string
  by?: BoardCaller
  now: Date
}

async function answered(proposal: Proposal, answering: Answering): Promise<Proposal> {
  const shop = await currentShop()
  const isWritten = await transaction((tx) => write(tx, proposal, { ...answering, shop }))
  const current = (await db().proposal.findUnique({ where: { id: proposal.id } })) ?? proposal
  if (isWritten || current.state === answering.answer) return current
  throw new Refusal('proposal_closed', { data: proposalView(current, answering.now) })
}

/** False, and nothing written, where it is answered already, too old, or the order has gone on. */
async function write(
  tx: Tx,
  { id, orderId }: Proposal,
  { answer, consentName = '', by, now, shop }: Answering & { shop: Shop },
) {
  // First the order, as every step does: an answer and a step at the same moment wait for each other here.
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
  if (answer === 'agreed') await apply(tx, { id, orderId }, { by: { byUserId, byDeviceId }, shop, now })
  const isUnasked = await withholdProposalMail(tx, orderId)
  if (answer === 'agreed' || (answer === 'withdrawn' && !isUnasked))
    await tell(tx, { id, orderId, isAgreed: answer === 'agreed', shop })
  return true
}

/** Whoever declined knows it; a yes on the phone and a withdrawal leave nothing in the guest's hands otherwise. */
async function tell(
  tx: Tx,
  { id, orderId, isAgreed, shop }: { id: string; orderId: string; isAgreed: boolean; shop: Shop },
): Promise<void> {
  const [order, proposal] = [await findWholeOrder(orderId, tx), await tx.proposal.findUniqueOrThrow({ where: { id } })]
  if (!order) return
  const lines = await mailLines(shop, offeredLanguage(order.language), tx)
  const to = await accountAddressOf(tx, order)
  const mail = to && proposalOutcomeMail(order, isAgreed ? changeOf(proposal) : null, { shop, lines, to })
  if (mail) await queueMail(tx, mail, behindEarlierMails(order))
}

function changeOf(proposal: Proposal) {
  const { goes, comes } = proposalView(proposal, proposal.proposedAt)
  const { totalBeforeRappen, totalAfterRappen } = proposal
  return { goes, comes, totalBeforeRappen, totalAfterRappen }
}

/** Lines, totals and VAT in one; the fee stays. What was paid already stays paid: the difference is owed, one way or the other. */
async function apply(
  tx: Tx,
  { id, orderId }: { id: string; orderId: string },
  booking: Booking & { shop: Shop },
): Promise<void> {
  const [order, proposal] = [await findWholeOrder(orderId, tx), await tx.proposal.findUniqueOrThrow({ where: { id } })]
  if (!order) throw new Error(`order ${orderId} is gone`)
  const change = changeIn(proposal)
  // What is added has the rates of the day on which it was proposed.
  const changed = await retaxOrder(tx, await replaceLines(tx, order, lineChange(order.lines, change)), booking.shop)
  await giveReceipt(tx, await bookEntries(tx, changed, () => [], booking), booking)
  const after = proposedLines(order.lines, change)
  const totalRappen = proposal.totalAfterRappen
  await recordChange(tx, {
    ...booking.by,
    subject: 'order',
    subjectId: orderId,
    before: booked(order.lines, order.totalRappen),
    after: booked(after, totalRappen),
  })
}

function booked(lines: OrderRecord['lines'], totalRappen: number) {
  return { totalRappen, lines: lines.map(({ quantity, name }) => `${quantity} × ${name}`) }
}

/** Of an order that is not accepted any more nothing can be changed: the question is withdrawn. */
export async function dropProposal(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx.proposal.updateMany({ where: { orderId, state: 'open' }, data: { state: 'withdrawn', answeredAt: now } })
  await withholdProposalMail(tx, orderId)
}

/** False where it has left. Its row is locked while it is being sent, and this waits for that. */
async function withholdProposalMail(tx: Tx, orderId: string): Promise<boolean> {
  const { count } = await tx.outboxMail.deleteMany({
    where: { template: 'order-proposal', sentAt: null, statusChange: { orderId } },
  })
  return count > 0
}
