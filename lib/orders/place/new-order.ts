import { randomUUID } from 'node:crypto'
import type { Customer } from '@/lib/accounts/caller'
import { nameIn } from '@/lib/i18n/name-in'
import type { Language } from '@/lib/i18n/language'
import { allergensOf } from '@/lib/menu/options/option-group'
import { businessDayOf } from '@/lib/shop/opening-hours'
import type { Billing } from '@/lib/orders/order-address'
import { slotOf, type QuoteWithTimes } from '@/lib/orders/quote/quote-with-times'
import { newOrderId } from '@/lib/orders/order-id'
import type { NewOrder, OrderRecord } from '@/lib/orders/order'
import { chosenOptions, minimumAgeOf, vatOfBase } from '@/lib/orders/chosen-option'
import { ratesOn, supplyDay, type RatesPerMille, type VatSettings } from '@/lib/orders/vat'
import { requestHash, type NewOrderRequest } from './request-hash'

export const cashOnDelivery = 'Cash on Delivery'
const cashStatusId = 16

interface OrderParts {
  /** Null: the staff places it to try the shop out. */
  customer: Customer | null
  profile: Billing
  request: NewOrderRequest
  quoted: QuoteWithTimes
  language: Language
  shop: VatSettings
  /** Those that the customer agrees to; null in a test. */
  termsId: number | null
  now: Date
}

const untouched = {
  alarmedAt: null,
  corrections: 0,
  cancellationUnseen: false,
  personErasedAt: null,
  isTest: false,
  ageChecks: [],
  proposals: [],
  reversal: null,
}

/** The order as it will stand in the database, but for its number: a copy of everything that it is made of. */
export function newOrder({ customer, profile, request, quoted, language, shop, termsId, now }: OrderParts): NewOrder {
  const id = newOrderId(now)
  const moments = momentsOf(request, quoted, now)
  return {
    ...profile,
    id,
    customerId: customer?.userId ?? null,
    paymentId: request.paymentId,
    requestHash: requestHash(request),
    status: 'received',
    fulfilment: request.fulfilment,
    language,
    businessDay: new Date(businessDayOf(now)),
    ...moments,
    ...untouched,
    subtotalRappen: quoted.subtotalRappen,
    deliveryFeeRappen: quoted.deliveryFeeRappen,
    totalRappen: quoted.totalRappen,
    currency: 'CHF',
    paymentMethod: cashOnDelivery,
    paymentStatusId: cashStatusId,
    orderNotes: request.orderNotes ?? profile.orderNotes,
    termsId,
    updatedAt: now,
    lines: newLines(quoted, { orderId: id, language, rates: ratesOn(shop, supplyDay(moments)) }),
    history: [received(now)],
    payment: newPayment(id, now),
    reversal: null,
  }
}

/** The customer is told what the kitchen can do; whoever was shown a later time keeps that. */
function momentsOf(request: NewOrderRequest, quoted: QuoteWithTimes, now: Date) {
  const requestedFor = slotOf(request, quoted)
  const { expectedAt } = request
  const soonestAt = quoted.soonest?.at ?? null
  const toldAt = expectedAt && soonestAt && expectedAt > soonestAt ? expectedAt : soonestAt
  return { requestedFor, quotedFor: requestedFor ?? toldAt, promisedFor: null, createdAt: now }
}

function received(now: Date): OrderRecord['history'][number] {
  const nothing = { reason: null, text: '', promisedFor: null, undoneAt: null }
  return { ...nothing, id: 0n, status: 'received', at: now, announcedAt: now, correction: false }
}

interface Around {
  orderId: string
  language: Language
  rates: RatesPerMille
}

export function newLines(
  quoted: Pick<QuoteWithTimes, 'lines'>,
  { orderId, language, rates }: Around,
): OrderRecord['lines'] {
  return quoted.lines.map((line, position) => {
    const { menuItem, quantity, note, priceRappen, subtotalRappen } = line
    const { name } = menuItem
    const shown = nameIn(menuItem, language)
    const allergens = allergensOf(menuItem, line.charged)
    return {
      orderId,
      position,
      menuItemId: menuItem.id,
      name,
      shownName: shown === name ? '' : shown,
      quantity,
      priceRappen,
      totalRappen: subtotalRappen,
      ...vatOfBase(line, rates),
      minimumAge: minimumAgeOf(line),
      allergensDeclared: allergens !== null,
      allergens: allergens ?? [],
      note,
      options: chosenOptions(line, rates).map((option) => ({ ...option })),
    }
  })
}

function newPayment(orderId: string, now: Date): NonNullable<OrderRecord['payment']> {
  return { id: randomUUID(), orderId, method: cashOnDelivery, status: 'pending', createdAt: now, entries: [] }
}
