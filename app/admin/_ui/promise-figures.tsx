import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { PromiseErrors } from '@/lib/orders/reports/promise-errors'
import { Figure, Figures } from './figures'

interface PromiseFiguresProps {
  promises: PromiseErrors
  hint?: string
  language: Language
}

/** Once it learns, of the days since, beside those before. */
export function PromiseFigures({ promises, hint, language }: PromiseFiguresProps) {
  const words = texts(language).admin.reports
  const { learning } = promises
  const { orders, median, ninetieth } = learning?.after.orders ? learning.after : promises
  if (orders === 0) return null
  const before = (minutes: number | null | undefined) =>
    learning?.after.orders && typeof minutes === 'number' && { note: fill(words.minutesBefore, { minutes: minutes }) }
  return (
    <Figures label={words.tables.promises} {...(hint && { hint })}>
      <Figure label={words.medianApart} count={median ?? 0} {...before(learning?.before.median)} />
      <Figure label={words.ninetiethApart} count={ninetieth ?? 0} {...before(learning?.before.ninetieth)} />
      <Figure label={texts(language).admin.money.orders} count={orders} />
    </Figures>
  )
}
