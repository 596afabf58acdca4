import { createHash, randomUUID } from 'node:crypto'
import type { Customer } from '@/lib/accounts/caller'
import { nameIn, nameKey } from '@/lib/i18n/name-in'
import type { Language } from '@/lib/i18n/language'
import { allergensOf } from '@/lib/menu/options/option-group'
import { businessDayOf } from '@/lib/shop/hours/opening-hours'
import type { Shop } from '@/lib/shop/shop'
import { wayMinutes } from '@/lib/shop/hours/slots'
import type { Billing } from '@/lib/orders/billing'
import { type OrderRequest, type QuoteWithTimes, slotOf } from '@/lib/orders/quote/quote-order'
import { newOrderId } from '@/lib/orders/order-id'
import type { NewOrder, OrderRecord } from '@/lib/orders/order'
import type { OrderStatus } from '@/lib/orders/status'
import { chosenOptions, minimumAgeOf, pointsOfLine, vatOfBase } from '@/lib/orders/quote/charged-options'
import { ratesOn, supplyDay, type RatesPerMille, type VatSettings } from '@/lib/orders/vat'
import {
  cashOnDelivery,
  paymentMethodOf,
  paymentStatusIdOf,
  payOnline,
  type OrderPayment,
} from '@/lib/orders/payment-methods'
import type { EarlierOrder } from '@/lib/orders/quote/quote-inputs'
import type { Fulfilment, Handover } from '@/lib/orders/limits'
import { feesInPrice, sumOfFees, type Courier, type Fee } from '@/lib/orders/outside'
import { sum } from '@/lib/shop/hours/load'
import type { RequestedItem } from '@/lib/orders/quote/quote'
import { unitsOf } from '@/lib/menu/options/selection'

export interface OrderParts {
  customer: Customer | null
  byPhone?: boolean
  isTest?: boolean
  profile: Billing
  request: NewOrderRequest
  payingBy?: OrderPayment
  quoted: QuoteWithTimes
  language: Language
  shop: VatSettings & Pick<Shop, 'deliveryExtraMinutes'>
  termsId: number | null
  now: Date
}

const untouched = {
  shownFor: null,
  alarmedAt: null,
  corrections: 0,
  linesVersion: 1,
  cancellationUnseen: false,
  personErasedAt: null,
  isTest: false,
  byPhone: false,
  ageChecks: [],
  proposals: [],
  attempts: [],
  dishesDone: [],
  reversal: null,
  refunds: [],
  source: null,
  externalId: null,
  courier: null,
  fees: [],
}

export function newOrder({ isTest = false, ...parts }: OrderParts): NewOrder {
  return isTest ? asTest(saleOf(parts)) : saleOf(parts)
}

/** In no books, and without a place in the kitchen. */
function asTest(order: NewOrder): NewOrder {
  return {
    ...order,
    isTest: true,
    businessDay: null,
    requestedFor: null,
    quotedFor: null,
    kitchenAt: null,
    payment: null,
    lines: order.lines.map((line) => ({ ...line, menuItemId: null })),
  }
}

function saleOf(parts: Omit<OrderParts, 'isTest'>): NewOrder {
  const { customer, byPhone = false, profile, request, quoted, language, shop, termsId, now } = parts
  const { payingBy = cashOnDelivery } = parts
  const isOnline = payingBy === payOnline
  const id = newOrderId(now)
  const moments = momentsOf(request, quoted, now)
  return {
    ...profile,
    id,
    customerId: customer?.userId ?? null,
    paymentId: request.paymentId,
    requestHash: requestHash(request),
    status: isOnline ? 'awaiting_payment' : 'received',
    fulfilment: request.fulfilment,
    handover: handoverOf(request),
    language,
    businessDay: isOnline ? null : new Date(businessDayOf(now)),
    ...moments,
    ...placeInKitchen(quoted, { at: moments.quotedFor, fulfilment: wayOf(request), shop }),
    ...untouched,
    byPhone,
    ...(request.outside && columnsFrom(request.outside)),
    ...amountsOf(request, quoted),
    currency: 'CHF',
    paymentMethod: payingBy,
    paymentStatusId: paymentStatusIdOf(payingBy),
    orderNotes: request.orderNotes ?? profile.orderNotes,
    termsId,
    updatedAt: now,
    lines: newLines(quoted, { orderId: id, language, rates: ratesOn(shop, supplyDay(moments)) }),
    history: [placed(isOnline ? 'awaiting_payment' : 'received', now)],
    payment: newPayment(id, payingBy, now),
  }
}

function columnsFrom({ source, externalId, courier, fees }: Outside) {
  const stored = courier && { ...courier, at: courier.at?.toISOString() ?? null }
  return { source, externalId, courier: stored, fees: fees.map((fee) => ({ ...fee })) }
}

export function amountsOf({ outside }: Pick<NewOrderRequest, 'outside'>, quoted: QuoteWithTimes) {
  const { subtotalRappen, deliveryFeeRappen } = quoted
  const feesRappen = outside ? sumOfFees(feesInPrice(outside, quoted.totalRappen)) : 0
  return { subtotalRappen, deliveryFeeRappen, feesRappen, totalRappen: quoted.totalRappen + feesRappen }
}

/** Without what lies in tables of its own. */
export function ownColumns(order: NewOrder) {
  const { lines: _1, payment: _2, history: _3, ageChecks: _4, proposals: _5, reversal: _6, ...row } = order
  const { dishesDone: _7, attempts: _8, refunds: _9, ...columns } = row
  return columns
}

/** A later time that the customer saw is kept where it has a place. */
export function momentsOf(request: TimeRequest & OrderRequest, quoted: QuoteWithTimes, now: Date) {
  const requestedFor = slotOf(request, quoted)
  const { expectedAt } = request
  const soonestAt = quoted.soonest?.at ?? null
  const isKept = expectedAt && soonestAt && expectedAt > soonestAt && quoted.times.placeAt(expectedAt)
  const quotedAt = isKept ? expectedAt : soonestAt
  return { requestedFor, quotedFor: requestedFor ?? quotedAt, promisedFor: null, createdAt: now }
}

/** What a partner's courier fetches leaves the kitchen as if it were picked up. */
export function wayOf({ fulfilment, outside }: Pick<NewOrderRequest, 'fulfilment' | 'outside'>): Fulfilment {
  return outside?.courier ? 'pickup' : fulfilment
}

interface Promised {
  at: Date | null
  fulfilment: Fulfilment
  shop: Pick<Shop, 'deliveryExtraMinutes'>
}

/** Where all seven days are full, all of it in one quarter of an hour. */
export function placeInKitchen(
  { times, lines }: Pick<QuoteWithTimes, 'times' | 'lines'>,
  { at, fulfilment, shop }: Promised,
): Pick<OrderRecord, 'kitchenAt' | 'load'> {
  if (!at) return { kitchenAt: null, load: [] }
  const kitchenAt = new Date(at.getTime() - wayMinutes(shop, { fulfilment }) * 60_000)
  const points = sum(lines.map((line) => pointsOfLine(line) * line.quantity))
  return { kitchenAt, load: times.placeAt(at) ?? [points] }
}

function placed(status: OrderStatus, now: Date): OrderRecord['history'][number] {
  const empty = { reason: null, text: '', promisedFor: null, undoneAt: null, byUserId: null }
  return { ...empty, id: 0n, status, at: now, announcedAt: now, correction: false }
}

interface LineContext {
  orderId: string
  language: Language
  rates: RatesPerMille
}

export function newLines(
  quoted: Pick<QuoteWithTimes, 'lines'>,
  { orderId, language, rates }: LineContext,
): OrderRecord['lines'] {
  return quoted.lines.map((line, position) => {
    const { menuItem, quantity, note, priceRappen, subtotalRappen } = line
    const { name } = menuItem
    const label = nameIn(menuItem, language)
    const allergens = allergensOf(menuItem, line.charged)
    return {
      orderId,
      position,
      menuItemId: menuItem.id,
      name,
      shownName: label === name ? '' : label,
      quantity,
      priceRappen,
      totalRappen: subtotalRappen,
      ...vatOfBase(line, rates),
      minimumAge: minimumAgeOf(line),
      points: pointsOfLine(line),
      allergensDeclared: allergens !== null,
      allergens: allergens ?? [],
      note,
      options: chosenOptions(line, rates).map((option) => ({ ...option })),
    }
  })
}

function newPayment(orderId: string, method: OrderPayment, now: Date): NonNullable<OrderRecord['payment']> {
  return { id: randomUUID(), orderId, method, status: 'pending', createdAt: now, entries: [] }
}

function handoverOf({ fulfilment, handover = 'ring' }: NewOrderRequest): Handover {
  return fulfilment === 'delivery' ? handover : 'ring'
}

export interface TimeRequest {
  requestedFor?: Date | null
  /** Shown for "as soon as possible"; absent: any time. */
  expectedAt?: Date | null
}

export interface NewOrderRequest extends OrderRequest, TimeRequest {
  /** Idempotency key, unique per customer; never proof of payment. */
  paymentId: string
  paymentMethod: string
  /** Lines plus delivery fee, as the client believes; compared, never used. Null: the client has said nothing. */
  totalAmountRappen: number | null
  /** Wins over the notes of the profile. */
  orderNotes?: string
  handover?: Handover
  /** Of an order that another shop's program places. */
  outside?: Outside
}

export interface Outside {
  source: string
  externalId: string
  method: 'partner' | 'cash'
  fees: Fee[]
  courier: Courier | null
}

/** Equal for 25.5 and "25.50", an instant in any offset, a name in any case. */
export function requestHash(request: NewOrderRequest): string {
  const { items, fulfilment, requestedFor, orderNotes, totalAmountRappen } = request
  const meaning = [items.map(meaningOf), fulfilment, requestedFor, orderNotes, totalAmountRappen]
  // Left out unless chosen: an order from before has the same hash.
  const handover = handoverOf(request) === 'ring' ? [] : [handoverOf(request)]
  const method = paymentMethodOf(request.paymentMethod) === payOnline ? [payOnline] : []
  return createHash('sha256')
    .update(JSON.stringify([...meaning, ...handover, ...method, ...(request.outside ? [request.outside] : [])]))
    .digest('hex')
}

/** What an order copies of its person is compared with the stored order, not hashed. */
export function isSameRequest(
  earlier: EarlierOrder,
  { request, copy }: { request: NewOrderRequest; copy: Partial<Billing> | null },
): boolean {
  if (earlier.requestHash !== requestHash(request) || !copy) return false
  const wanted = { ...copy, orderNotes: request.orderNotes ?? copy.orderNotes }
  return Object.entries(wanted).every(([field, value]) => earlier[field as keyof EarlierOrder] === value)
}

function meaningOf({ menuItemId, name, quantity, priceRappen, subtotalRappen, note, options }: RequestedItem) {
  const meaning = [menuItemId?.toLowerCase(), nameKey(name ?? ''), quantity, priceRappen, subtotalRappen, note ?? '']
  // Left out if absent: an order from before there were options has the same hash.
  return options ? [...meaning, [...unitsOf(options)].toSorted(([a], [b]) => a.localeCompare(b))] : meaning
}
