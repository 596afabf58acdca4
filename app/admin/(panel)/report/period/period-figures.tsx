import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { PeriodReport } from '@/lib/orders/reports/period-report'
import type { PeriodTotals } from '@/lib/orders/reports/period-totals'
import { formatPrice } from '@/lib/platform/money'
import { Figure, Figures } from '../../../_ui/figures'
import { TurnoverFigures } from '../../../_ui/turnover-figures'

/** The sums of the period, each beside that of the period before. */
export function PeriodFigures({ report, language }: { report: PeriodReport; language: Language }) {
  const { reports: words, money } = texts(language).admin
  const { totals, before } = report
  const amount = (label: string, of: (totals: PeriodTotals) => number) => (
    <Figure
      label={label}
      rappen={of(totals)}
      note={fill(words.beforeAmount, { amount: formatPrice(of(before.totals)) })}
    />
  )
  const count = (label: string, of: (totals: PeriodTotals) => number) => (
    <Figure label={label} count={of(totals)} note={fill(words.beforeAmount, { amount: String(of(before.totals)) })} />
  )
  return (
    <>
      <TurnoverFigures
        label={money.turnover}
        figures={totals.figures}
        before={before.totals.figures}
        language={language}
      />
      <Figures label={words.sums}>
        {report.showsVat && amount(words.vatAfter, (sums) => sums.vatAfterReversalsRappen)}
        {amount(money.refunded, (sums) => sums.refundedRappen)}
      </Figures>
      <Figures label={money.orders}>
        {count(money.unaccepted, (sums) => sums.unacceptedOrders)}
        {count(money.reject, (sums) => sums.refusedOrders)}
      </Figures>
    </>
  )
}
