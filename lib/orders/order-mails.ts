import type { Address, Mail } from '@/emails/mail'
import { orderAcceptedMail } from '@/emails/order-accepted'
import { orderCancelledMail } from '@/emails/order-cancelled'
import { orderCorrectedMail } from '@/emails/order-corrected'
import { orderDelayedMail } from '@/emails/order-delayed'
import { orderReadyMail } from '@/emails/order-ready'
import { orderReceivedMail, type OrderReference } from '@/emails/order-received'
import { orderRejectedMail } from '@/emails/order-rejected'
import { publicOrigin } from '@/lib/platform/env'
import { knownLanguage } from '@/lib/i18n/language'
import type { Shop } from '@/lib/shop/shop'
import type { OrderRecord } from './order'
import { deliveryAddress } from './order-address'
import type { OrderStatus, RejectionReason } from './status'

export function receivedMail(order: OrderRecord, shop: Shop): Mail {
  const { requestedFor, deliveryFeeRappen, orderNotes, lines, payment } = order
  return orderReceivedMail(addressOf(order, shop), {
    ...referenceOf(order),
    requestedFor,
    lines,
    deliveryFeeRappen,
    amountRappen: payment?.amountRappen ?? order.totalRappen,
    roundingRappen: payment?.roundingRappen ?? 0,
    ...(order.fulfilment === 'delivery' && { deliverTo: addressLines(order) }),
    orderNotes,
  })
}

export interface TakenStep {
  reason: RejectionReason | null
  text: string
  by: 'customer' | 'shop'
  isDelay: boolean
  /** Of a step back, the status that the customer had been told. */
  takesBack?: OrderStatus | undefined
}

/** The mail that a step causes; null: the page says enough. */
export function mailFor(order: OrderRecord, step: TakenStep, shop: Shop): Mail | null {
  const address = addressOf(order, shop)
  const reference = referenceOf(order)
  const { promisedFor, status } = order
  const { by, text } = step
  if (step.takesBack) return isToldByMail(step.takesBack) ? orderCorrectedMail(address, { ...reference, status }) : null
  if (step.isDelay) return promisedFor && orderDelayedMail(address, { ...reference, promisedFor })
  switch (status) {
    case 'accepted':
      return promisedFor && orderAcceptedMail(address, { ...reference, promisedFor })
    case 'ready':
      return orderReadyMail(address, reference)
    case 'rejected':
      return orderRejectedMail(address, { ...reference, reason: step.reason ?? 'other', text })
    case 'cancelled':
      return orderCancelledMail(address, { ...reference, by, text })
    default:
      return null
  }
}

function isToldByMail(status: OrderStatus): boolean {
  return status === 'accepted' || status === 'ready' || status === 'rejected'
}

export function referenceOf({
  id,
  number,
  fulfilment,
}: Pick<OrderRecord, 'id' | 'number' | 'fulfilment'>): OrderReference {
  return { orderId: id, number, fulfilment }
}

function addressOf(order: OrderRecord, shop: Shop): Address {
  return {
    shopDetails: { shopName: shop.name, origin: publicOrigin(), email: shop.email, phone: shop.phone },
    language: knownLanguage(order.language),
    to: { name: `${order.firstname} ${order.lastname}`, address: order.contactEmail },
  }
}

function addressLines(order: OrderRecord): string[] {
  const { firstname, lastname, companyname, streetAddress, addressLine2, postcode, city } = deliveryAddress(order)
  return [`${firstname} ${lastname}`, companyname, streetAddress, addressLine2, `${postcode} ${city}`].filter(Boolean)
}
