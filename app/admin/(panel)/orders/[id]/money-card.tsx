import { fill } from '@/lib/i18n/fill'
import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { PaymentView } from '@/lib/orders/money/payment-view'
import { formatPrice } from '@/lib/platform/money'
import { Card } from '../../../_ui/plain-page'
import { Settling } from '../../payments/settling'

/** What is owed, by whom, and every row of money of the order. */
export function MoneyCard({ payment, language }: { payment: PaymentView; language: Language }) {
  const words = texts(language).admin.money
  const { entries, toCollectRappen, toPayBackRappen } = payment
  const momentOf = (id: string | null) => entries.find((entry) => entry.id === id)?.at
  return (
    <Card title={words.entries}>
      {toPayBackRappen > 0 && <Owed label={words.payBack} rappen={toPayBackRappen} />}
      {toCollectRappen > 0 && entries.length > 0 && <Owed label={words.stillOwed} rappen={toCollectRappen} />}
      {entries.length === 0 && <p className="text-ink-soft">{words.noEntries}</p>}
      <ul className="flex flex-col gap-3">
        {entries.map(({ id, kind, at, by, amountRappen, corrects, reason }) => (
          <li key={id}>
            <p className="flex flex-wrap items-baseline gap-x-4">
              <span className="font-semibold">{words.entryKinds[kind]}</span>
              <span className="grow text-sm">
                {formatShortMoment(at, language)} {by}
              </span>
              <span className="tabular-nums">{formatPrice(amountRappen)}</span>
            </p>
            {corrects && <Remark text={fill(words.corrects, { time: timeOf(momentOf(corrects), language) })} />}
            {reason && <Remark text={reason} />}
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-2 empty:hidden">
        <Settling payment={payment} language={language} />
      </p>
    </Card>
  )
}

function timeOf(at: Date | undefined, language: Language): string {
  return at ? formatShortMoment(at, language) : ''
}

function Owed({ label, rappen }: { label: string; rappen: number }) {
  return (
    <p className="text-paprika-ink mb-3 flex flex-wrap justify-between gap-x-4 text-lg font-bold">
      <span>{label}</span>
      <span className="tabular-nums">{formatPrice(rappen)}</span>
    </p>
  )
}

function Remark({ text }: { text: string }) {
  return <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">{text}</p>
}
