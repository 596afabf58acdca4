import { toFrancs } from '@/lib/platform/money'
import type { StaffOrder, TrackedOrder } from './answers'
import { shortNumber } from './order-id'
import type { OrderRecord } from './order'
import { mayFollow, nextStatuses, type RejectionReason } from './status'

/** What anybody may see who knows the id: no name, address, phone, e-mail or note. */
export function publicView(order: OrderRecord): TrackedOrder {
  return {
    order_id: order.id,
    order_status: order.status,
    total_amount: toFrancs(order.totalRappen),
    currency: order.currency,
    payment_method: order.paymentMethod,
    created_at: order.createdAt.toISOString(),
    items: order.lines.map(soldLine),
    subtotal: toFrancs(order.subtotalRappen),
    delivery_fee: toFrancs(order.deliveryFeeRappen),
    fulfilment: order.fulfilment,
    requested_for: isoOrNull(order.requestedFor),
    promised_for: isoOrNull(order.promisedFor),
    history: order.history.map(({ status, at }) => ({ status, at: at.toISOString() })),
    short_number: shortNumber(order.id),
    reason: (order.history.at(-1)?.reason as RejectionReason | null | undefined) ?? null,
  }
}

/** What its owner and the staff see of it. */
export function wholeView(order: OrderRecord): TrackedOrder {
  return {
    ...publicView(order),
    items: order.lines.map((line) => ({ ...soldLine(line), note: line.note })),
    ...personal(order),
    text: order.history.at(-1)?.text ?? '',
    ...(order.payment && { payment: cashView(order.payment) }),
  }
}

/** With what only its owner may do. */
export function ownView(order: OrderRecord, { cancellationMinutes }: { cancellationMinutes: number }): TrackedOrder {
  return { ...wholeView(order), cancellable_until: isoOrNull(cancellableUntil(order, cancellationMinutes)) }
}

export function staffView(order: OrderRecord): StaffOrder {
  return {
    id: order.id,
    user: { name: `${order.firstname} ${order.lastname}`, email: order.contactEmail },
    total: toFrancs(order.totalRappen),
    status: order.status,
    items: order.lines.map((line) => ({ ...soldLine(line), note: line.note, minimum_age: line.minimumAge })),
    short_number: shortNumber(order.id),
    created_at: order.createdAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
    fulfilment: order.fulfilment,
    requested_for: isoOrNull(order.requestedFor),
    promised_for: isoOrNull(order.promisedFor),
    next: nextStatuses(order.status, order.fulfilment),
    ...personal(order),
    language: order.language,
    alarmed_at: isoOrNull(order.alarmedAt),
    subtotal: toFrancs(order.subtotalRappen),
    delivery_fee: toFrancs(order.deliveryFeeRappen),
    payment: order.payment && { id: order.payment.id, ...cashView(order.payment) },
    history: order.history.map((entry) => ({
      status: entry.status,
      at: entry.at.toISOString(),
      by: entry.byUser ? `${entry.byUser.firstname} ${entry.byUser.lastname}` : null,
      reason: entry.reason as RejectionReason | null,
      text: entry.text,
      promised_for: isoOrNull(entry.promisedFor),
    })),
  }
}

/** Null once the status does not allow the customer to cancel; the moment itself may be past. */
export function cancellableUntil(
  order: Pick<OrderRecord, 'status' | 'fulfilment' | 'createdAt'>,
  cancellationMinutes: number,
): Date | null {
  const { status, fulfilment, createdAt } = order
  if (!mayFollow(status, 'cancelled', { fulfilment, by: 'customer' })) return null
  return new Date(createdAt.getTime() + cancellationMinutes * 60_000)
}

function soldLine({ name, quantity, priceRappen, totalRappen }: OrderRecord['lines'][number]) {
  return { name, quantity, price: toFrancs(priceRappen), subtotal: toFrancs(totalRappen) }
}

function cashView({ status, amountRappen, roundingRappen }: NonNullable<OrderRecord['payment']>) {
  return { status, amount: toFrancs(amountRappen), rounding: toFrancs(roundingRappen) }
}

function personal(order: OrderRecord) {
  const { firstname, lastname, companyname, contactEmail: email, phone } = order
  return {
    person: { firstname, lastname, companyname, email, phone },
    address: billingAddress(order),
    delivery_address: order.fulfilment === 'delivery' ? deliveryAddress(order) : null,
    order_notes: order.orderNotes,
  }
}

export function deliveryAddress(order: OrderRecord) {
  if (!order.shipToDifferentAddress) return billingAddress(order)
  return {
    firstname: order.shippingFirstname,
    lastname: order.shippingLastname,
    companyname: order.shippingCompanyname,
    street_address: order.shippingStreetAddress,
    address_line2: order.shippingAddressLine2,
    postcode: order.shippingPostcode,
    city: order.shippingCity,
    country: order.shippingCountry,
  }
}

function billingAddress(order: OrderRecord) {
  return {
    firstname: order.firstname,
    lastname: order.lastname,
    companyname: order.companyname,
    street_address: order.streetAddress,
    address_line2: order.addressLine2,
    postcode: order.postcode,
    city: order.city,
    country: order.country,
  }
}

function isoOrNull(at: Date | null): string | null {
  return at?.toISOString() ?? null
}
