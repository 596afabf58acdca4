import { boardWords } from '@/lib/i18n/admin/board'
import { orderWords } from '@/lib/i18n/admin/orders'
import { formatShortMoment, formatTime } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import type { StaffOrder } from '@/lib/orders/answers'

/** Who did what, when. */
export function History({ order, language }: { order: StaffOrder; language: Language }) {
  const words = orderWords[language]
  return (
    <ol className="border-line flex flex-col gap-3 border-l-2 pl-4">
      {order.history.map((entry, index) => (
        <li key={index}>
          <p>
            <strong>{words.statuses[entry.status]}</strong>
            {entry.promised_for && ` · ${words.promised(formatTime(new Date(entry.promised_for), language))}`}
          </p>
          {(entry.reason || entry.text) && (
            <p>{[entry.reason && boardWords[language].reasons[entry.reason], entry.text].filter(Boolean).join(': ')}</p>
          )}
          <p className="text-ink-soft text-sm">
            {formatShortMoment(new Date(entry.at), language)} · {words.historyBy(entry.by ?? words.byShop)}
          </p>
        </li>
      ))}
    </ol>
  )
}
