import { fill } from '@/lib/i18n/fill'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { formatPrice } from '@/lib/platform/money'
import type { StaffOrderView } from '@/lib/orders/staff-order-view'
import { Card } from '../../../_ui/plain-page'

/** Who answered for the ID, and what stayed in the shop. */
export function AgeCheck({ order, language }: { order: StaffOrderView; language: Language }) {
  const words = texts(language).admin.orders
  const { ageCheck, takenOut } = order
  if (!ageCheck) return null
  return (
    <Card title={words.ageCheck}>
      <p>
        <strong>{words.ageCheckResults[ageCheck.result]}</strong>
      </p>
      <ul>
        {takenOut.map(({ name, quantity, subtotalRappen }, index) => (
          <li key={index}>
            {quantity} × {name}, {formatPrice(subtotalRappen)}
          </li>
        ))}
      </ul>
      <p className="text-ink-soft text-sm">
        {formatShortMoment(ageCheck.at, language)} · {fill(words.historyBy, { who: ageCheck.by ?? words.byShop })}
      </p>
    </Card>
  )
}
