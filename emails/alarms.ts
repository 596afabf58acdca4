import { fill } from '@/lib/i18n/fill'
import { isolated } from '@/lib/i18n/isolated'
import { texts } from '@/lib/i18n/texts'
import { type Address, addressOfShop, compose, type Mail } from './mail'
import { formatDayAndTime, type OrderReference } from './order-facts'

type Shop = Pick<Address, 'shopDetails' | 'language'>

export function orderWaitingMail(
  shop: Shop,
  {
    number,
    waitingMinutes,
    allWaiting,
  }: Pick<OrderReference, 'number'> & Record<'waitingMinutes' | 'allWaiting', number>,
): Mail {
  const { title, paragraph, others, action } = texts(shop.language).mails['order-waiting']
  return compose({ template: 'order-waiting', values: { number } }, addressOfShop(shop), {
    title,
    figure: `${number}`,
    paragraphs: [
      fill(paragraph, { minutes: waitingMinutes }),
      ...(allWaiting > 1 ? [fill(others, { count: allWaiting })] : []),
    ],
    action: { label: action, url: `${shop.shopDetails.origin}/admin/orders` },
  })
}

export function devicesAwayMail(shop: Shop, { lastSeenAt, now }: { lastSeenAt: Date; now: Date }): Mail {
  const { title, paragraph, advice, action } = texts(shop.language).mails['devices-away']
  return compose({ template: 'devices-away' }, addressOfShop(shop), {
    title,
    paragraphs: [fill(paragraph, { time: formatDayAndTime(lastSeenAt, shop.language, now) }), advice],
    action: { label: action, url: `${shop.shopDetails.origin}/admin/devices` },
  })
}

export function webhookDisabledMail(shop: Shop, { host, isGone }: { host: string; isGone: boolean }): Mail {
  const { title, failing, gone, advice, action } = texts(shop.language).mails['webhook-disabled']
  return compose({ template: 'webhook-disabled' }, addressOfShop(shop), {
    title,
    paragraphs: [fill(isGone ? gone : failing, { host: isolated(host) }), advice],
    action: { label: action, url: `${shop.shopDetails.origin}/admin/webhooks` },
  })
}
