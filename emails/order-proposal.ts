import { fill } from '@/lib/i18n/fill'
import { formatTime } from '@/lib/i18n/format'
import { texts } from '@/lib/i18n/texts'
import { compose, orderUrl, type Address, type Mail } from './mail'
import { orderFact, type OrderReference } from './order-facts'
import { changedTotals, changeFacts, type ProposedChange } from './proposed-change'

interface Proposal extends ProposedChange {
  token: string
  expiresAt: Date
}

/** What the shop would like to change in an accepted order; the link leads to the answer and to nothing else. */
export function orderProposalMail(address: Address, order: OrderReference & Proposal): Mail {
  const { subject, title, paragraph, until, action } = texts(address.language).mails['order-proposal']
  const { number, expiresAt } = order
  const time = formatTime(expiresAt, address.language)
  return compose({ template: 'order-proposal', subject: fill(subject, { number }), expiresAt }, address, {
    title,
    tone: 'brand',
    figure: `${number}`,
    paragraphs: [paragraph, changedTotals(address, order), fill(until, { time })],
    // Behind #, so that no server and no log sees it.
    action: { label: action, url: `${orderUrl(address, order.orderId)}#proposal=${order.token}` },
    facts: [...changeFacts(address, order), orderFact(address, order)],
  })
}
