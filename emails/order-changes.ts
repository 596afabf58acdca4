import { fill } from '@/lib/i18n/fill'
import { formatTime } from '@/lib/i18n/format'
import { texts } from '@/lib/i18n/texts'
import { formatPrice } from '@/lib/platform/values/money'
import type { Address, Mail } from './mail'
import {
  changedTotals,
  changeFacts,
  composeAbout,
  type OrderReference,
  type Owed,
  payBackText,
  pickupFact,
  type ProposedChange,
  timeFigure,
} from './order-facts'

interface Proposal extends ProposedChange {
  token: string
  expiresAt: Date
}

export function orderProposalMail(address: Address, order: OrderReference & Proposal): Mail {
  const { paragraph, until } = texts(address.language).mails['order-proposal']
  const time = formatTime(order.expiresAt, address.language)
  return composeAbout(address, order, {
    template: 'order-proposal',
    expiresAt: order.expiresAt,
    paragraphs: [paragraph, changedTotals(address, order), fill(until, { time })],
    // No server and no log sees it there.
    fragment: `#proposal=${order.token}`,
    facts: changeFacts(address, order),
  })
}

/** Sent after any agreement, by the link or on the phone: the customer's proof of what was ordered. */
export function orderChangedMail(address: Address, order: OrderReference & ProposedChange & Owed): Mail {
  const { paragraph, amount } = texts(address.language).mails['order-changed']
  return composeAbout(address, order, {
    template: 'order-changed',
    paragraphs: [
      paragraph,
      changedTotals(address, order),
      order.payBackRappen > 0
        ? payBackText(address, order)
        : order.amountRappen > 0
          ? fill(amount, { amount: formatPrice(order.amountRappen) })
          : '',
    ].filter(Boolean),
    facts: changeFacts(address, order),
  })
}

/** A part of what was paid goes back after the hand-over. */
export function orderRefundedMail(
  address: Address,
  order: OrderReference & { cashRappen: number; onlineRappen: number; lines: string[] },
): Mail {
  const { cash, online, what } = texts(address.language).mails['order-refunded']
  const { cashRappen, onlineRappen, lines } = order
  const said = (text: string, rappen: number) => (rappen > 0 ? [fill(text, { amount: formatPrice(rappen) })] : [])
  return composeAbout(address, order, {
    template: 'order-refunded',
    tone: 'green',
    values: { amount: formatPrice(cashRappen + onlineRappen) },
    paragraphs: [...said(cash, cashRappen), ...said(online, onlineRappen)],
    facts: lines.length > 0 ? [{ label: what, lines }] : [],
  })
}

/** The customer has chosen another time. */
export function orderTimeChangedMail(
  address: Address,
  order: OrderReference & { quotedFor: Date; isAccepted: boolean },
): Mail {
  const { accepted, received } = texts(address.language).mails['order-time-changed']
  const { number, quotedFor, isAccepted } = order
  return composeAbout(address, order, {
    template: 'order-time-changed',
    ...timeFigure(address, quotedFor),
    paragraphs: [fill(isAccepted ? accepted : received, { number })],
    facts: pickupFact(address, order),
  })
}

export function orderUnchangedMail(address: Address, order: OrderReference): Mail {
  const { paragraph } = texts(address.language).mails['order-unchanged']
  return composeAbout(address, order, {
    template: 'order-unchanged',
    tone: 'sand',
    paragraphs: [paragraph],
  })
}
