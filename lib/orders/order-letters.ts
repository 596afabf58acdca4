import type { Address, Letter } from '@/emails/letter'
import { orderAcceptedLetter } from '@/emails/order-accepted'
import { orderCancelledLetter } from '@/emails/order-cancelled'
import { orderDelayedLetter } from '@/emails/order-delayed'
import { orderReadyLetter } from '@/emails/order-ready'
import { orderReceivedLetter, type OrderReference } from '@/emails/order-received'
import { orderRejectedLetter } from '@/emails/order-rejected'
import { publicOrigin } from '@/lib/env'
import type { Language } from '@/lib/i18n/language'
import type { ShopView } from '@/lib/shop/schema'
import { shortNumber } from './order-id'
import type { OrderRecord } from './order-record'
import { deliveryAddress } from './order-view'
import type { RejectionReason } from './status'

export function receivedLetter(order: OrderRecord, shop: ShopView): Letter {
  const { requestedFor, deliveryFeeRappen, orderNotes, lines, payment } = order
  return orderReceivedLetter(addressOf(order, shop), {
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
  by: 'guest' | 'shop'
  isDelay: boolean
}

/** What the customer is told of a step; null: the page says enough. */
export function letterFor(order: OrderRecord, step: TakenStep, shop: ShopView): Letter | null {
  const address = addressOf(order, shop)
  const reference = referenceOf(order)
  const { promisedFor } = order
  const { by, text } = step
  if (step.isDelay) return promisedFor && orderDelayedLetter(address, { ...reference, promisedFor })
  switch (order.status) {
    case 'accepted':
      return promisedFor && orderAcceptedLetter(address, { ...reference, promisedFor })
    case 'ready':
      return orderReadyLetter(address, reference)
    case 'rejected':
      return orderRejectedLetter(address, { ...reference, reason: step.reason ?? 'other', text })
    case 'cancelled':
      return orderCancelledLetter(address, { ...reference, by, text })
    default:
      return null
  }
}

export function referenceOf({ id, fulfilment }: Pick<OrderRecord, 'id' | 'fulfilment'>): OrderReference {
  return { orderId: id, shortNumber: shortNumber(id), fulfilment }
}

function addressOf(order: OrderRecord, shop: ShopView): Address {
  return {
    letterhead: { shopName: shop.name, origin: publicOrigin(), email: shop.email, phone: shop.phone },
    language: order.language as Language,
    to: { name: `${order.firstname} ${order.lastname}`, address: order.contactEmail },
  }
}

function addressLines(order: OrderRecord): string[] {
  const { firstname, lastname, companyname, street_address, address_line2, postcode, city } = deliveryAddress(order)
  return [`${firstname} ${lastname}`, companyname, street_address, address_line2, `${postcode} ${city}`].filter(Boolean)
}
