import type { Receipt as ReceiptRow } from '@/lib/generated/prisma/client'
import type { ReceiptKind } from '@/lib/generated/prisma/enums'
import { db, type Prisma, type Tx } from '@/lib/platform/database/db'
import type { Shop } from '@/lib/shop/shop'
import { storedOptions, type ChosenOption } from '@/lib/orders/chosen-option'
import type { OrderRecord } from '@/lib/orders/order'
import { feesInPrice, type Fee } from '@/lib/orders/outside'
import { storedShares, type RefundShare } from '@/lib/orders/vat'
import { balanceOf, owes } from './balance'
import { refundedLines } from './refund'

/** As it was when the receipt was given; a reversal turns the sign. */
export interface ReceiptContent {
  /** Written out in receipts that were given before 29 November 2026, else the id of its row. */
  seller: Seller | number
  lines: ReceiptLine[]
  deliveryFeeRappen: number
  /** Of the partner who sold it, as far as they are part of the total; absent: none. */
  fees?: Fee[]
  feesRappen?: number
  /** Parts of it that were paid back; absent: none. */
  refunds?: ReceiptRefund[]
  /** Less what was paid back. */
  totalRappen: number
  roundingRappen: number
  /** Absent in those that were given before money came online. */
  paidOnlineRappen?: number
  /** Absent: none has taken money for it. */
  atPartner?: { name: string; amountRappen: number }
}

export interface Seller extends Pick<Shop, 'name' | 'streetAddress' | 'postcode' | 'city' | 'phone' | 'vatNumber'> {}

type ReceiptLine = Pick<
  OrderRecord['lines'][number],
  'name' | 'shownName' | 'quantity' | 'priceRappen' | 'totalRappen' | 'vatPerMille'
> & { options: ChosenOption[] }

interface ReceiptRefund {
  id: string
  amountRappen: number
  lines: Pick<ReceiptLine, 'name' | 'shownName' | 'quantity'>[]
  shares: RefundShare[]
}

export function contentOf(order: OrderRecord, shop: Shop): ReceiptContent {
  return { seller: sellerIn(shop), ...soldOf(order) }
}

function sellerIn({ name, streetAddress, postcode, city, phone, vatNumber }: Shop): Seller {
  return { name, streetAddress, postcode, city, phone, vatNumber }
}

function soldOf(order: OrderRecord): Omit<ReceiptContent, 'seller'> {
  const { lines, deliveryFeeRappen, feesRappen, subtotalRappen, totalRappen, refunds, source } = order
  const { roundingRappen, paidOnlineRappen, sentBackRappen, paidAtPartnerRappen } = balanceOf(order, order.payment?.entries ?? [])
  return {
    lines: lines.map((line) => ({
      name: line.name,
      shownName: line.shownName,
      quantity: line.quantity,
      priceRappen: line.priceRappen,
      totalRappen: line.totalRappen,
      vatPerMille: line.vatPerMille,
      options: storedOptions(line),
    })),
    deliveryFeeRappen,
    ...(feesRappen !== 0 && { feesRappen, fees: feesInPrice(order, subtotalRappen + deliveryFeeRappen) }),
    ...(refunds.length > 0 && { refunds: refunds.map((refund) => refundOf(order, refund)) }),
    totalRappen: refunds.reduce((left, { amountRappen }) => left - amountRappen, totalRappen),
    roundingRappen: refunds.reduce((left, refund) => left - refund.roundingRappen, roundingRappen),
    paidOnlineRappen: paidOnlineRappen - sentBackRappen,
    ...(source !== null && paidAtPartnerRappen !== 0 && { atPartner: { name: source, amountRappen: paidAtPartnerRappen } }),
  }
}

function refundOf(order: OrderRecord, refund: OrderRecord['refunds'][number]): ReceiptRefund {
  const { id, amountRappen } = refund
  const lines = refundedLines(order, refund).map(({ name, shownName, quantity }) => ({ name, shownName, quantity }))
  return { id, amountRappen, lines, shares: storedShares(refund) }
}

/** The column is JSON, written by contentOf or by the migration that gave receipts a content. */
export function storedContent({ content }: Pick<ReceiptRow, 'content'>): ReceiptContent {
  const stored = content as unknown as ReceiptContent
  return { ...stored, lines: stored.lines.map((line) => ({ ...line, options: storedOptions(line) })) }
}

/** A receipt is read with the seller of its time. */
export async function sellerOf({ seller }: ReceiptContent): Promise<Seller> {
  if (typeof seller !== 'number') return seller
  return db().receiptSeller.findUniqueOrThrow({ where: { id: seller }, omit: { id: true } })
}

/** What of the total was paid online; what came beyond it goes back. */
export function paidOnlineIn({ totalRappen, paidOnlineRappen = 0 }: ReceiptContent): number {
  return Math.min(paidOnlineRappen, totalRappen)
}

/** Another seller is no reason for another receipt. */
export function sellsTheSame(one: ReceiptContent, other: ReceiptContent): boolean {
  return soldIn(one) === soldIn(other)
}

function soldIn({ lines, deliveryFeeRappen, feesRappen = 0, totalRappen, refunds = [] }: ReceiptContent): string {
  const facts = lines.map(({ name, quantity, priceRappen, vatPerMille, options }) => [
    ...[name, quantity, priceRappen, vatPerMille],
    options.map(({ optionId, quantity: units, priceRappen: price, vatPerMille: rate }) => [
      optionId,
      units,
      price,
      rate,
    ]),
  ])
  return JSON.stringify([facts, deliveryFeeRappen + feesRappen, totalRappen, refunds.map(({ id }) => id)])
}

/** `2026-000123` */
export function receiptNumber({ year, number }: { year: number; number: number }): string {
  return `${year}-${String(number).padStart(6, '0')}`
}

/** Sale, change or reversal. The caller has locked the order; a failed transaction gives the number back. */
export async function giveReceipt(tx: Tx, order: OrderRecord, { shop, now }: { shop: Shop; now: Date }): Promise<void> {
  const { id: orderId, isTest } = order
  if (isTest) return
  const last = await tx.receipt.findFirst({ where: { orderId }, orderBy: [{ year: 'desc' }, { number: 'desc' }] })
  const standing = last && last.kind !== 'reversal' ? last : null
  const missing = missingReceipt(order, standing && storedContent(standing), shop)
  if (!missing) return
  const replaces = standing && { replacesYear: standing.year, replacesNumber: standing.number }
  // The trigger sets year and number.
  const row = { year: 0, number: 0, orderId, kind: missing.kind, givenAt: now, ...replaces }
  const seller = await storedSeller(tx, missing.content)
  const content = { ...missing.content, seller } as unknown as Prisma.InputJsonObject
  await tx.receipt.create({ data: { ...row, content }, select: { number: true } })
}

/** A reversal names the seller of the receipt that it takes back, as that one does. */
async function storedSeller(tx: Tx, { seller }: ReceiptContent): Promise<Seller | number> {
  if (typeof seller === 'number') return seller
  const edition = { where: { edition: seller }, select: { id: true } } as const
  const found = await tx.receiptSeller.findUnique(edition)
  if (found) return found.id
  await tx.receiptSeller.createMany({ data: seller, skipDuplicates: true })
  return (await tx.receiptSeller.findUniqueOrThrow(edition)).id
}

interface Missing {
  kind: ReceiptKind
  content: ReceiptContent
}

function missingReceipt(order: OrderRecord, standing: ReceiptContent | null, shop: Shop): Missing | null {
  if (!owes(order)) return standing && { kind: 'reversal', content: standing }
  const content = contentOf(order, shop)
  if (standing) return sellsTheSame(standing, content) ? null : { kind: 'change', content }
  const isPaid = order.payment && balanceOf(order, order.payment.entries).paidRappen > 0
  return isPaid || order.status === 'completed' ? { kind: 'sale', content } : null
}
