import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { LearnedHours as Learned } from '@/lib/orders/reports/sums/preparation'
import { fewestOrders } from '@/lib/shop/hours/preparation-time'
import { weekdaysIn } from '@/lib/shop/hours/week-in-words'
import type { Shop } from '@/lib/shop/shop'
import { Card } from '../../../_ui/plain-page'

interface LearnedHoursProps {
  shop: Pick<Shop, 'leadTimeMinutes' | 'learnsLeadTime'>
  learned: Learned
  language: Language
}

/** Beside the owner's lead time, before and after they let it count. */
export function LearnedHours({ shop, learned: { hours, isOfDemo }, language }: LearnedHoursProps) {
  const words = texts(language).admin.settings
  const known = { lead: shop.leadTimeMinutes, orders: fewestOrders }
  return (
    <Card title={words.learned} className="mt-5">
      <p className="max-w-prose">{fill(hours.length > 0 ? words.learnedLead : words.learnedNothing, known)}</p>
      <ul className="mt-3 grid gap-2">
        {hours.map(({ weekday, hour, points, minutes, orders }) => (
          <li key={`${weekday} ${hour} ${points}`}>
            {fill(
              words.learnedHour,
              {
                weekday: weekdaysIn(language)[weekday - 1] ?? '',
                from: hour,
                to: (hour + 1) % 24,
                points,
                minutes,
                orders,
              },
              language,
            )}
          </li>
        ))}
      </ul>
      {isOfDemo && <p className="text-ink-soft mt-3 text-sm">{words.learnedOfDemo}</p>}
      {!shop.learnsLeadTime && hours.length > 0 && (
        <p className="text-ink-soft mt-3 text-sm">{fill(words.learnedOff, { setting: words.learnsLeadTime })}</p>
      )}
    </Card>
  )
}
