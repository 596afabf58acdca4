import { fill } from '@/lib/i18n/fill'
import { formatShortMoment, formatTime, labelled } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { ProposalEvent } from '@/lib/orders/advance/list-proposals'
import type { StaffOrderView } from '@/lib/orders/read/staff-order-view'
import { formatPrice } from '@/lib/platform/values/money'

interface HistoryProps {
  order: StaffOrderView
  proposals: ProposalEvent[]
  language: Language
}

type Step = StaffOrderView['history'][number]

export function History({ order, proposals, language }: HistoryProps) {
  const entries = [
    ...order.history.map((step) => ({ at: step.at, shown: <StepEntry step={step} language={language} /> })),
    ...proposals.map((event) => ({ at: event.at, shown: <ProposalEntry event={event} language={language} /> })),
  ]
  return (
    <ol className="border-line flex flex-col gap-3 border-l-2 pl-4">
      {entries
        .toSorted((a, b) => a.at.getTime() - b.at.getTime())
        .map(({ shown }, index) => (
          <li key={index}>{shown}</li>
        ))}
    </ol>
  )
}

function StepEntry({ step, language }: { step: Step; language: Language }) {
  const { board, orders: words, orderStatuses } = texts(language).admin
  return (
    <>
      <p>
        <strong className={step.undone ? 'line-through' : ''}>
          {step.isNewTime ? words.newTime : orderStatuses[step.status]}
        </strong>
        {step.isCorrection && <span>{` · ${words.correction}`}</span>}
        {step.isNewTime && step.promisedFor && <span>{` · ${formatShortMoment(step.promisedFor, language)}`}</span>}
        {!step.isNewTime && step.promisedFor && (
          <span>{` · ${fill(words.promised, { time: formatTime(step.promisedFor, language) })}`}</span>
        )}
      </p>
      {(step.reason || step.text) && (
        <p>
          {step.reason && step.text
            ? labelled(board.reasons[step.reason], step.text, language)
            : step.reason
              ? board.reasons[step.reason]
              : step.text}
        </p>
      )}
      <When at={step.at} who={step.by ?? words.byShop} language={language} />
      {step.undone && (
        <p className="text-sm">
          {fill(words.undone, { time: formatTime(step.undone.at, language), who: step.undone.by ?? words.byShop })}
        </p>
      )}
    </>
  )
}

function ProposalEntry({ event, language }: { event: ProposalEvent; language: Language }) {
  const { orders, proposal: words } = texts(language).admin
  const { what, at, by, consentName, totals } = event
  const isByGuest = what === 'agreed' || what === 'declined'
  const amounts = { before: formatPrice(totals.totalBeforeRappen), after: formatPrice(totals.totalAfterRappen) }
  return (
    <>
      <p>
        <strong>{words.events[what]}</strong> · <span className="tabular-nums">{fill(words.totals, amounts)}</span>
      </p>
      {consentName && <p>{fill(words.onPhone, { name: consentName })}</p>}
      <When at={at} who={by ?? (isByGuest ? words.byLink : orders.byShop)} language={language} />
    </>
  )
}

function When({ at, who, language }: { at: Date; who: string; language: Language }) {
  const words = texts(language).admin.orders
  return (
    <p className="text-ink-soft text-sm">
      {formatShortMoment(at, language)} · {fill(words.historyBy, { who })}
    </p>
  )
}
