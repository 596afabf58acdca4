import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import { formatPrice } from '@/lib/platform/values/money'
import { isolated } from '@/lib/i18n/isolated'
import type { Address, Mail } from './mail'
import {
  composeAbout,
  formatDayAndTime,
  type OrderReference,
  type Owed,
  payBackText,
  pickupFact,
  staffQuote,
  timeFigure,
} from './order-facts'

interface PromisedOrder extends OrderReference {
  promisedFor: Date
  text?: string
}

interface AcceptedOrder extends PromisedOrder {
  isPreorder: boolean
  /** Null, unless it was accepted too late for it. */
  shownFor: Date | null
}

export function orderAcceptedMail(address: Address, order: AcceptedOrder): Mail {
  const { shownFor } = order
  const { paragraph, preorder, moved } = texts(address.language).mails['order-accepted']
  return composeAbout(address, order, {
    template: 'order-accepted',
    ...timeFigure(address, order.promisedFor),
    paragraphs: [
      fill(order.isPreorder ? preorder : paragraph, { number: order.number }),
      ...(shownFor ? [fill(moved, { before: formatDayAndTime(shownFor, address.language) })] : []),
    ],
    ...staffQuote(address, order.text),
    facts: pickupFact(address, order),
  })
}

export function orderDelayedMail(address: Address, order: PromisedOrder): Mail {
  const { paragraph } = texts(address.language).mails['order-delayed']
  return composeAbout(address, order, {
    template: 'order-delayed',
    ...timeFigure(address, order.promisedFor),
    paragraphs: [fill(paragraph, { number: order.number })],
    ...staffQuote(address, order.text),
    facts: pickupFact(address, order),
  })
}

/** amountRappen: cash due; 0: paid. */
export function orderReadyMail(
  address: Address,
  order: OrderReference & { amountRappen: number; text?: string },
): Mail {
  const { paragraph, paid } = texts(address.language).mails['order-ready']
  return composeAbout(address, order, {
    template: 'order-ready',
    tone: 'green',
    paragraphs: [order.amountRappen > 0 ? paragraph : paid],
    ...staffQuote(address, order.text),
    facts: pickupFact(address, order),
  })
}

export interface DeliveredOrder extends OrderReference {
  /** One string per line. */
  deliverTo: string[]
  /** Cash due at the door; 0: paid. */
  amountRappen: number
  text?: string
}

export function orderOutForDeliveryMail(address: Address, order: DeliveredOrder): Mail {
  const { paragraph, paid, deliverTo } = texts(address.language).mails['order-out-for-delivery']
  return composeAbout(address, order, {
    template: 'order-out-for-delivery',
    tone: 'sky',
    paragraphs: [order.amountRappen > 0 ? fill(paragraph, { amount: formatPrice(order.amountRappen) }) : paid],
    ...staffQuote(address, order.text),
    facts: [{ label: deliverTo, lines: order.deliverTo }],
  })
}

/** Alcohol stayed in the shop for want of an ID. */
export function orderAgeRefusedMail(
  address: Address,
  order: OrderReference & Owed & { takenOut: { name: string; quantity: number }[] },
): Mail {
  const { paragraph, taken, amount } = texts(address.language).mails['order-age-refused']
  const lines = order.takenOut.map(({ quantity, name }) => `${quantity} × ${isolated(name)}`)
  return composeAbout(address, order, {
    template: 'order-age-refused',
    tone: 'sand',
    paragraphs: [
      paragraph,
      order.payBackRappen > 0 ? payBackText(address, order) : fill(amount, { amount: formatPrice(order.amountRappen) }),
    ],
    facts: [{ label: taken, lines }],
  })
}

export type RejectionReason = keyof ReturnType<typeof texts>['mails']['order-rejected']['reasons'] | 'other'

export function orderRejectedMail(
  address: Address,
  order: OrderReference & Omit<Owed, 'amountRappen'> & { reason: RejectionReason; text?: string },
): Mail {
  const { reasons, closing } = texts(address.language).mails['order-rejected']
  return composeAbout(address, order, {
    template: 'order-rejected',
    tone: 'sand',
    paragraphs: [
      order.reason === 'other' ? '' : reasons[order.reason],
      order.payBackRappen > 0 ? payBackText(address, order) : closing,
    ].filter(Boolean),
    ...staffQuote(address, order.text),
  })
}

export function orderCancelledMail(
  address: Address,
  order: OrderReference & Omit<Owed, 'amountRappen'> & { by: 'customer' | 'shop'; text?: string },
): Mail {
  const { by, closing } = texts(address.language).mails['order-cancelled']
  return composeAbout(address, order, {
    template: 'order-cancelled',
    tone: 'sand',
    paragraphs: [by[order.by], order.payBackRappen > 0 ? payBackText(address, order) : closing],
    ...staffQuote(address, order.text),
  })
}

/** Money came for an order that was over, or paid already. */
export function orderPaidInVainMail(
  address: Address,
  order: OrderReference & Omit<Owed, 'amountRappen'> & { isOver: boolean },
): Mail {
  const { over, twice } = texts(address.language).mails['order-paid-in-vain']
  return composeAbout(address, order, {
    template: 'order-paid-in-vain',
    tone: 'sand',
    paragraphs: [order.isOver ? over : twice, payBackText(address, order)],
  })
}

export function orderCorrectedMail(
  address: Address,
  order: OrderReference & { now: 'queue' | 'kitchen' | 'counter' | 'whole' },
): Mail {
  const { closing, ...words } = texts(address.language).mails['order-corrected']
  return composeAbout(address, order, {
    template: 'order-corrected',
    tone: 'salmon',
    paragraphs: [fill(words[order.now], { number: order.number }), closing],
  })
}
