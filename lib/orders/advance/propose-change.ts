import { authorOf, type BoardCaller } from '@/lib/accounts/caller'
import { knownLanguage } from '@/lib/i18n/language'
import { newToken, tokenHash } from '@/lib/platform/secrets'
import { violated } from '@/lib/platform/database-error'
import { db, transaction, type Tx } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/refusal'
import { currentShop } from '@/lib/shop/queries'
import { lockOrder } from './take-step'
import { behindEarlierMails, proposalMail, queueOrderMail, type OrderMailContext } from '@/lib/orders/order-mails'
import type { OrderRecord } from '@/lib/orders/order'
import { newLines } from '@/lib/orders/place/new-order'
import { quote, type RequestedItem } from '@/lib/orders/quote/quote'
import { findItemsOnSale, type ShopAndTime } from '@/lib/orders/quote/quote-inputs'
import { findWholeOrder } from '@/lib/orders/read/find-order'
import { staffView, type StaffOrderView } from '@/lib/orders/staff-order-view'
import { mayBeChanged } from '@/lib/orders/status'
import { ratesOn, supplyDay } from '@/lib/orders/vat'
import { withLines } from '@/lib/orders/lines'
import { answerMs, mostLines } from '@/lib/orders/limits'
import { comingLines, goingLines, proposedLines, type ProposedChange } from './proposal-view'

export interface ProposalRequest {
  /** Made by the client: the same proposal sent again is one proposal. */
  id: string
  quantities: { position: number; quantity: number }[]
  add: RequestedItem[]
}

/** The order stays as it is until the customer agrees. Prices are today's, the fee stays; nothing else is checked. */
export async function proposeChange(
  caller: BoardCaller,
  id: string,
  { request, now = new Date() }: { request: ProposalRequest; now?: Date },
): Promise<StaffOrderView> {
  const [shop, order] = await Promise.all([currentShop(), findWholeOrder(id)])
  if (!order) throw new Refusal('not_found')
  if (order.proposals.some((open) => open.id === request.id.toLowerCase())) return staffView(order, now)
  if (!mayBeChanged(order)) throw new Refusal('illegal_transition', { data: await staffView(order, now) })
  const change = await changeOf(order, request, { shop, now })
  const isProposed = await proposeOnce(order, { id: request.id.toLowerCase(), change, caller, shop, now })
  const current = await staffView((await findWholeOrder(id)) ?? order, now)
  if (isProposed) return current
  throw new Refusal('illegal_transition', { data: current })
}

/** PostgreSQL's integer. */
const mostRappen = 2 ** 31 - 1

async function changeOf(
  order: OrderRecord,
  { quantities, add }: ProposalRequest,
  { shop, now }: ShopAndTime,
): Promise<ProposedChange> {
  const positions = new Set(order.lines.map(({ position }) => position))
  if (quantities.some(({ position }) => !positions.has(position))) throw invalid('quantities')
  const change = {
    quantities: Object.fromEntries(quantities.map(({ position, quantity }) => [position, quantity])),
    added: await addedLines(order, add, { shop, now }),
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

async function addedLines(
  order: OrderRecord,
  items: RequestedItem[],
  { shop, now }: ShopAndTime,
): Promise<OrderRecord['lines']> {
  if (items.length === 0) return []
  const menuItems = await findItemsOnSale(items, { shop, now })
  const quoted = quote({ lines: items, menuItems, fulfilment: 'pickup', pickupMinimumRappen: 0 })
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

/** False, and nothing written, if the order has moved on since it was read. */
async function proposeOnce(order: OrderRecord, writing: Writing): Promise<boolean> {
  try {
    return await transaction((tx) => write(tx, order, writing))
  } catch (error) {
    if (!['proposal_open_key', 'proposal_pkey'].includes(violated(error) ?? '')) throw error
    if (await db().proposal.findFirst({ where: { id: writing.id, orderId: order.id } })) return true
    throw new Refusal('proposal_open', {
      data: await staffView((await findWholeOrder(order.id)) ?? order, writing.now),
    })
  }
}

async function write(tx: Tx, order: OrderRecord, { id, change, caller, shop, now }: Writing): Promise<boolean> {
  const locked = await lockOrder(tx, order, now)
  if (!locked) return false
  const before = (await findWholeOrder(order.id, tx)) ?? locked
  // Another change was agreed since: this one was meant for other lines.
  if (JSON.stringify(before.lines) !== JSON.stringify(order.lines)) return false
  await tx.proposal.updateMany({
    where: { orderId: order.id, state: 'open', expiresAt: { lte: now } },
    data: { state: 'expired', answeredAt: now },
  })
  const after = withLines(before, proposedLines(before.lines, change))
  const token = newToken()
  const { byUserId, byDeviceId } = authorOf(caller)
  const lists = { goes: goingLines(before.lines, change), comes: comingLines(before.lines, change) }
  const totals = { totalBeforeRappen: before.totalRappen, totalAfterRappen: after.totalRappen }
  const expiresAt = new Date(now.getTime() + answerMs)
  await tx.proposal.create({
    data: {
      ...{ id, orderId: order.id, tokenHash: tokenHash(token), proposedAt: now, expiresAt, byUserId, byDeviceId },
      ...JSON.parse(JSON.stringify({ ...change, ...lists })),
      ...totals,
    },
    select: { id: true },
  })
  const compose = (context: OrderMailContext) => proposalMail(order, { ...lists, ...totals, token, expiresAt }, context)
  await queueOrderMail(tx, order, { shop, compose, ...behindEarlierMails(before) })
  return true
}
