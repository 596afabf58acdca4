import { boardWords } from '@/lib/i18n/admin/board'
import { orderWords } from '@/lib/i18n/admin/orders'
import type { Language } from '@/lib/i18n/language'
import type { StaffOrder } from '@/lib/orders/answers'
import { timeOf, dateAndTime } from '../../../_ui/when'

/** Who did what, when. */
export function History({ order, language }: { order: StaffOrder; language: Language }) {
  const words = orderWords[language]
  return (
    <ol className="border-line flex flex-col gap-3 border-l-2 pl-4">
      {order.history.map((entry, index) => (
        <li key={index}>
          <p>
            <strong>{words.statuses[entry.status]}</strong>
            {entry.promised_for && ` · ${words.promised(timeOf(entry.promised_for))}`}
          </p>
          {(entry.reason || entry.text) && (
            <p>{[entry.reason && boardWords[language].reasons[entry.reason], entry.text].filter(Boolean).join(': ')}</p>
          )}
          <p className="text-ink-soft text-sm">
            {dateAndTime(entry.at, language)} · {words.historyBy(entry.by ?? words.byShop)}
          </p>
        </li>
      ))}
    </ol>
  )
}
