import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import { formatPrice } from '@/lib/platform/money'
import { compose, orderUrl, type Address, type Mail } from './mail'
import { orderFact, type OrderReference } from './order-facts'

/** Alcohol that stayed in the shop because nobody could show an ID, and what the rest costs. */
export function orderAgeRefusedMail(
  address: Address,
  order: OrderReference & { takenOut: { name: string; quantity: number }[]; amountRappen: number },
): Mail {
  const { subject, title, paragraph, taken, amount, action } = texts(address.language).mails['order-age-refused']
  const lines = order.takenOut.map(({ quantity, name }) => `${quantity} × ${name}`)
  return compose({ template: 'order-age-refused', subject: fill(subject, { number: order.number }) }, address, {
    title,
    tone: 'sand',
    figure: `${order.number}`,
    paragraphs: [paragraph, fill(amount, { amount: formatPrice(order.amountRappen) })],
    action: { label: action, url: orderUrl(address, order.orderId) },
    facts: [{ label: taken, lines }, orderFact(address, order)],
  })
}
