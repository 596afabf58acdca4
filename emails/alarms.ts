import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { ShopDetails } from './content'
import { compose, type Mail, shopNameOf } from './mail'
import { formatDayAndTime, type OrderReference } from './order-facts'

export function orderWaitingMail(
  { shopDetails, language }: { shopDetails: ShopDetails; language: Language },
  order: Pick<OrderReference, 'number'> & { waitingMinutes: number; allWaiting: number },
): Mail {
  const { subject, title, paragraph, others, action } = texts(language).mails['order-waiting']
  const to = { name: shopNameOf(shopDetails), address: shopDetails.email }
  const envelope = { template: 'order-waiting', subject: fill(subject, { number: order.number }) } as const
  return compose(
    envelope,
    { shopDetails, language, to },
    {
      title,
      figure: `${order.number}`,
      paragraphs: [
        fill(paragraph, { minutes: order.waitingMinutes }),
        ...(order.allWaiting > 1 ? [fill(others, { count: order.allWaiting })] : []),
      ],
      action: { label: action, url: `${shopDetails.origin}/admin/orders` },
    },
  )
}

export function devicesAwayMail(
  { shopDetails, language }: { shopDetails: ShopDetails; language: Language },
  { lastSeenAt, now }: { lastSeenAt: Date; now: Date },
): Mail {
  const { subject, title, paragraph, advice, action } = texts(language).mails['devices-away']
  const to = { name: shopNameOf(shopDetails), address: shopDetails.email }
  return compose(
    { template: 'devices-away', subject },
    { shopDetails, language, to },
    {
      title,
      paragraphs: [fill(paragraph, { time: formatDayAndTime(lastSeenAt, language, now) }), advice],
      action: { label: action, url: `${shopDetails.origin}/admin/devices` },
    },
  )
}
