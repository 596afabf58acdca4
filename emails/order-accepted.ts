import { fill } from '@/lib/i18n/fill'
import { formatTime } from '@/lib/i18n/format'
import { texts } from '@/lib/i18n/texts'
import { compose, orderUrl, type Address, type Mail } from './mail'
import { formatDayAndTime, formatOtherDay } from './day-and-time'
import type { OrderReference } from './order-received'

export function orderAcceptedMail(address: Address, order: OrderReference & { promisedFor: Date }): Mail {
  const { subject, title, paragraph, action } = texts(address.language).mails['order-accepted']
  const when = formatDayAndTime(order.promisedFor, address.language)
  return compose({ template: 'order-accepted', subject: fill(subject, { number: order.number, when }) }, address, {
    title: title[order.fulfilment],
    figure: formatTime(order.promisedFor, address.language),
    paragraphs: [
      formatOtherDay(order.promisedFor, address.language) ?? '',
      fill(paragraph, { number: order.number }),
    ].filter(Boolean),
    action: { label: action, url: orderUrl(address, order.orderId) },
  })
}
