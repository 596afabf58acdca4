import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { ShopDetails } from './content'
import { formatDayAndTime } from './order-facts'
import { compose, shopNameOf, type Mail } from './mail'

/** To the shop itself. */
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
