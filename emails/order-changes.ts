import { fill } from '@/lib/i18n/fill'
import { formatTime } from '@/lib/i18n/format'
import { texts } from '@/lib/i18n/texts'
import { formatPrice } from '@/lib/platform/money'
import { type Address, compose, type Mail, orderUrl } from './mail'
import {
  changedTotals,
  changeFacts,
  formatDayAndTime,
  orderFact,
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
  const { subject, title, paragraph, until, action } = texts(address.language).mails['order-proposal']
  const { number, expiresAt } = order
  const time = formatTime(expiresAt, address.language)
  return compose({ template: 'order-proposal', subject: fill(subject, { number }), expiresAt }, address, {
    title,
    tone: 'brand',
    figure: `${number}`,
    paragraphs: [paragraph, changedTotals(address, order), fill(until, { time })],
    // In the fragment, so that no server and no log sees it.
    action: { label: action, url: `${orderUrl(address, order.orderId)}#proposal=${order.token}` },
    facts: [...changeFacts(address, order), orderFact(address, order)],
  })
}

/** Sent after any agreement, by the link or on the phone: the customer's proof of what was ordered. */
export function orderChangedMail(address: Address, order: OrderReference & ProposedChange & Owed): Mail {
  const { subject, title, paragraph, amount, action } = texts(address.language).mails['order-changed']
  return compose({ template: 'order-changed', subject: fill(subject, { number: order.number }) }, address, {
    title,
    tone: 'brand',
    figure: `${order.number}`,
    paragraphs: [
      paragraph,
      changedTotals(address, order),
      order.payBackRappen > 0
        ? payBackText(address, order)
        : order.amountRappen > 0
          ? fill(amount, { amount: formatPrice(order.amountRappen) })
          : '',
    ].filter(Boolean),
    action: { label: action, url: orderUrl(address, order.orderId) },
    facts: [...changeFacts(address, order), orderFact(address, order)],
  })
}

/** The customer has chosen another time. */
export function orderTimeChangedMail(
  address: Address,
  order: OrderReference & { quotedFor: Date; isAccepted: boolean },
): Mail {
  const { language } = address
  const { subject, title, accepted, received, action } = texts(language).mails['order-time-changed']
  const { number, quotedFor, isAccepted } = order
  const when = formatDayAndTime(quotedFor, language)
  return compose({ template: 'order-time-changed', subject: fill(subject, { number, when }) }, address, {
    title,
    ...timeFigure(address, quotedFor),
    paragraphs: [fill(isAccepted ? accepted : received, { number })],
    action: { label: action, url: orderUrl(address, order.orderId) },
    facts: [...pickupFact(address, order), orderFact(address, order)],
  })
}

export function orderUnchangedMail(address: Address, order: OrderReference): Mail {
  const { subject, title, paragraph, action } = texts(address.language).mails['order-unchanged']
  return compose({ template: 'order-unchanged', subject: fill(subject, { number: order.number }) }, address, {
    title,
    tone: 'sand',
    figure: `${order.number}`,
    paragraphs: [paragraph],
    action: { label: action, url: orderUrl(address, order.orderId) },
    facts: [orderFact(address, order)],
  })
}
