import { fill } from '@/lib/i18n/fill'
import { formatTime } from '@/lib/i18n/format'
import { texts } from '@/lib/i18n/texts'
import { formatPrice } from '@/lib/platform/money'
import { compose, orderUrl, type Address, type Mail } from './mail'
import { orderFact, type OrderReference } from './order-facts'

interface ProposedLine {
  name: string
  quantity: number
  subtotalRappen: number
}

interface Proposal {
  goes: ProposedLine[]
  comes: ProposedLine[]
  totalBeforeRappen: number
  totalAfterRappen: number
  token: string
  expiresAt: Date
}

/** What the shop would like to change in an accepted order; the link leads to the answer and to nothing else. */
export function orderProposalMail(address: Address, order: OrderReference & Proposal): Mail {
  const { mails } = texts(address.language)
  const { subject, title, paragraph, totals, until, goes, comes, action } = mails['order-proposal']
  const { goes: going, comes: coming, number, expiresAt } = order
  const amounts = { before: formatPrice(order.totalBeforeRappen), after: formatPrice(order.totalAfterRappen) }
  return compose({ template: 'order-proposal', subject: fill(subject, { number }), expiresAt }, address, {
    title,
    tone: 'brand',
    figure: `${number}`,
    paragraphs: [paragraph, fill(totals, amounts), fill(until, { time: formatTime(expiresAt, address.language) })],
    // Behind #, so that no server and no log sees it.
    action: { label: action, url: `${orderUrl(address, order.orderId)}#proposal=${order.token}` },
    facts: [
      ...(going.length > 0 ? [{ label: goes, lines: going.map(inWords) }] : []),
      ...(coming.length > 0 ? [{ label: comes, lines: coming.map(inWords) }] : []),
      orderFact(address, order),
    ],
  })
}

function inWords({ name, quantity, subtotalRappen }: ProposedLine): string {
  return `${quantity} × ${name}, ${formatPrice(subtotalRappen)}`
}
