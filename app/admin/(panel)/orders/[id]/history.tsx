import { labelled } from '@/lib/i18n/labelled'
import { fill } from '@/lib/i18n/fill'
import { formatShortMoment, formatTime } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { StaffOrderView } from '@/lib/orders/staff-order-view'

/** Who did what, when. */
export function History({ order, language }: { order: StaffOrderView; language: Language }) {
  const { board, orders: words, orderStatuses } = texts(language).admin
  return (
    <ol className="border-line flex flex-col gap-3 border-l-2 pl-4">
      {order.history.map((entry, index) => (
        <li key={index}>
          <p>
            <strong className={entry.undone ? 'line-through' : ''}>{orderStatuses[entry.status]}</strong>
            {entry.isCorrection && ` · ${words.correction}`}
            {entry.promisedFor && ` · ${fill(words.promised, { time: formatTime(entry.promisedFor, language) })}`}
          </p>
          {(entry.reason || entry.text) && (
            <p>
              {entry.reason && entry.text
                ? labelled(board.reasons[entry.reason], entry.text, language)
                : entry.reason
                  ? board.reasons[entry.reason]
                  : entry.text}
            </p>
          )}
          <p className="text-ink-soft text-sm">
            {formatShortMoment(entry.at, language)} · {fill(words.historyBy, { who: entry.by ?? words.byShop })}
          </p>
          {entry.undone && (
            <p className="text-sm">
              {fill(words.undone, {
                time: formatTime(entry.undone.at, language),
                who: entry.undone.by ?? words.byShop,
              })}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
