import { labelled } from '@/lib/i18n/labelled'
import { Link } from '@/app/_ui/link'
import type { Language } from '@/lib/i18n/language'
import type { SalesComparison } from '@/lib/orders/reports/sales-comparison'
import { formatAmount, formatPrice } from '@/lib/platform/money'
import { fullName, hrefOf, shortName } from './bar-names'
import { topOf } from './scale'

const many = 8

/** Drawn on the server, for eyes and mouse; the table below it says the same to everybody else. */
export function ChartPlot({ comparison, language }: { comparison: SalesComparison; language: Language }) {
  const { bars, span, from } = comparison
  const top = topOf(Math.max(...bars.flatMap(({ now, before }) => [now.turnoverRappen, before.turnoverRappen])))
  return (
    <div
      className="chart-plot"
      aria-hidden
      data-many={bars.length > many || undefined}
      data-days={span === 'month' || undefined}
    >
      {[1, 0.5].map((part) => (
        <span key={part} className="chart-line" style={{ top: `calc((100% - 24px) * ${1 - part})` }}>
          {formatAmount(top * part).replace(/\.00$/, '')}
        </span>
      ))}
      {bars.map((bar) => (
        <Link
          key={fullName(bar, language)}
          href={hrefOf(bar, from)}
          tabIndex={-1}
          title={labelled(
            fullName(bar, language),
            `${formatPrice(bar.now.turnoverRappen)} (${formatPrice(bar.before.turnoverRappen)})`,
            language,
          )}
          className="chart-bar"
        >
          <Column look="chart-before" rappen={bar.before.turnoverRappen} top={top} />
          <Column look="chart-now" rappen={bar.now.turnoverRappen} top={top} />
          <span className="chart-name">{shortName(bar, span, language)}</span>
        </Link>
      ))}
    </div>
  )
}

function Column({ look, rappen, top }: { look: string; rappen: number; top: number }) {
  return (
    <span
      className={look}
      data-nothing={rappen <= 0 || undefined}
      style={{ height: `${((Math.max(0, rappen) / top) * 100).toFixed(1)}%` }}
    />
  )
}
