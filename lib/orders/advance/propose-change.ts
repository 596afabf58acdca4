import { authorOf, type BoardCaller } from '@/lib/accounts/caller'
import { knownLanguage } from '@/lib/i18n/language'
import { newToken, tokenHash } from '@/lib/platform/process/secrets'
import type { Tx } from '@/lib/platform/database/db'
import { Refusal } from '@/lib/platform/refusal'
import { currentShop, findShop } from '@/lib/shop/queries'
import type { Shop } from '@/lib/shop/shop'
import { changeForStaff } from './change-for-staff'
import { updateOrder } from '@/lib/orders/lock'
import { behindEarlierMails, proposalMail, queueOrderMail, type OrderMailContext } from '@/lib/orders/mails/order-mails'
import { authorNames, type OrderRecord } from '@/lib/orders/order'
import { newLines } from '@/lib/orders/place/new-order'
import { askedLines, quote, type Quote, type RequestedItem } from '@/lib/orders/quote/quote'
import { findItemsOnSale, type ItemOnSale, type ShopAndTime } from '@/lib/orders/quote/quote-inputs'
import type { StaffOrderView } from '@/lib/orders/read/staff-order-view'
import { mayBeChanged } from '@/lib/orders/status'
import { ratesOn, supplyDay } from '@/lib/orders/vat'
import { withLines } from '@/lib/orders/lines'
import { answerMs, mostLines } from '@/lib/orders/limits'
import {
  comingLines,
  goingLines,
  proposedLines,
  waitingProposal,
  type ProposedChange,
} from '@/lib/orders/read/proposal-view'

export interface ProposalRequest {
  /** Made by the client: the same proposal sent again is one proposal. */
  id: string
  quantities: { position: number; quantity: number }[]
  add: RequestedItem[]
  linesVersion?: number | undefined
}

/** The order stays as it is until the customer agrees. Prices are today's, the fee stays; nothing else is checked. */
export async function proposeChange(
  caller: BoardCaller,
  id: string,
  { request, now = new Date() }: { request: ProposalRequest; now?: Date },
): Promise<StaffOrderView> {
  const added = await quoteAdded(request.add, now)
  const proposalId = request.id.toLowerCase()
  return changeForStaff({ id, linesVersion: request.linesVersion, now }, async (tx, order) => {
    const made = await tx.proposal.findUnique({ where: { id: proposalId } })
    if (made?.orderId === id) return order
    if (!mayBeChanged(order)) throw new Refusal('illegal_transition')
    const shop = await findShop(tx)
    const change = changeOf(order, request, { added, shop })
    if (made || waitingProposal(order, now)) throw new Refusal('proposal_open')
    return propose(tx, order, { id: proposalId, change, caller, shop, now })
  })
}

/** Null where nothing is added. */
async function quoteAdded(items: RequestedItem[], now: Date): Promise<Quote<ItemOnSale> | null> {
  if (items.length === 0) return null
  const menuItems = await findItemsOnSale(items, { shop: await currentShop(), now })
  return quote({ asked: askedLines(items, menuItems), fulfilment: 'pickup', pickupMinimumRappen: 0 })
}

/** PostgreSQL's integer. */
const mostRappen = 2 ** 31 - 1

interface Adding {
  added: Quote<ItemOnSale> | null
  shop: Shop
}

function changeOf(order: OrderRecord, { quantities }: ProposalRequest, { added, shop }: Adding): ProposedChange {
  const positions = new Set(order.lines.map(({ position }) => position))
  if (quantities.some(({ position }) => !positions.has(position))) throw invalid('quantities')
  const change = {
    quantities: Object.fromEntries(quantities.map(({ position, quantity }) => [position, quantity])),
    added: added ? addedLines(order, added, shop) : [],
  }
  const lines = proposedLines(order.lines, change)
  const isTooMuch = withLines(order, lines).totalRappen > mostRappen
  if (lines.length === 0 || lines.length > mostLines || isTooMuch) throw invalid('quantities')
  const isChange = goingLines(order.lines, change).length + comingLines(order.lines, change).length > 0
  if (!isChange) throw invalid('quantities')
  return change
}

function invalid(field: string): Refusal {
  return new Refusal('invalid_fields', { fields: { [field]: 'invalid' } })
}

function addedLines(order: OrderRecord, quoted: Quote<ItemOnSale>, shop: Shop): OrderRecord['lines'] {
  const [problem] = quoted.problems
  if (problem) throw new Refusal(problem.code, { data: { problems: quoted.problems } })
  const next = Math.max(...order.lines.map(({ position }) => position)) + 1
  const rates = ratesOn(shop, supplyDay(order))
  const lines = newLines(quoted, { orderId: order.id, language: knownLanguage(order.language), rates })
  return lines.map((line) => ({ ...line, position: next + line.position }))
}

interface Writing extends ShopAndTime {
  id: string
  change: ProposedChange
  caller: BoardCaller
}

async function propose(tx: Tx, order: OrderRecord, writing: Writing): Promise<OrderRecord> {
  const { id, change, caller, shop, now } = writing
  // One that is open by its state alone is over by the clock.
  await tx.proposal.updateMany({
    where: { orderId: order.id, state: 'open', expiresAt: { lte: now } },
    data: { state: 'expired', answeredAt: now },
  })
  const after = withLines(order, proposedLines(order.lines, change))
  const token = newToken()
  const { byUserId, byDeviceId } = authorOf(caller)
  const lists = { goes: goingLines(order.lines, change), comes: comingLines(order.lines, change) }
  const totals = { totalBeforeRappen: order.totalRappen, totalAfterRappen: after.totalRappen }
  const expiresAt = new Date(now.getTime() + answerMs)
  const proposal = await tx.proposal.create({
    data: {
      ...{ id, orderId: order.id, tokenHash: tokenHash(token), proposedAt: now, expiresAt, byUserId, byDeviceId },
      ...JSON.parse(JSON.stringify({ ...change, ...lists })),
      ...totals,
    },
    include: authorNames,
  })
  const compose = (context: OrderMailContext) => proposalMail(order, { ...lists, ...totals, token, expiresAt }, context)
  await queueOrderMail(tx, order, { shop, compose, ...behindEarlierMails(order) })
  return { ...(await updateOrder(tx, order, { now })), proposals: [proposal] }
}
