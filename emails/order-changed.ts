import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import { compose, orderUrl, type Address, type Mail } from './mail'
import { formatPrice } from '@/lib/platform/money'
import { orderFact, payBackText, type Owed, type OrderReference } from './order-facts'
import { changedTotals, changeFacts, type ProposedChange } from './proposed-change'

/** What the guest has agreed to, whether by the link or on the phone: his proof of what was ordered after all. */
export function orderChangedMail(address: Address, order: OrderReference & ProposedChange & Owed): Mail {
  const { subject, title, paragraph, amount, action } = texts(address.language).mails['order-changed']
  return compose({ template: 'order-changed', subject: fill(subject, { number: order.number }) }, address, {
    title,
    tone: 'brand',
    figure: `${order.number}`,
    paragraphs: [
      paragraph,
      changedTotals(address, order),
      order.payBackRappen > 0 ? payBackText(address, order) : fill(amount, { amount: formatPrice(order.amountRappen) }),
    ],
    action: { label: action, url: orderUrl(address, order.orderId) },
    facts: [...changeFacts(address, order), orderFact(address, order)],
  })
}
