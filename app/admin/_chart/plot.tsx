import { Link } from '@/app/_ui/link'
import { labelled } from '@/lib/i18n/labelled'
import type { Language } from '@/lib/i18n/language'
import type { SalesComparison } from '@/lib/orders/reports/sales-comparison'
import { formatAmount, formatPrice } from '@/lib/platform/money'
import { topOf, fullName, hrefOf, shortName } from './scale'

interface PlotProps {
  /** In their order, each beside what it is compared with. */
  bars: { now: number; before: number }[]
  /** Below the first and the last bar. */
  ends: [first: string, last: string]
}

const height = 160

/** The course of a period, for eyes alone: the table beside it says the same to everybody else. */
export function Plot({ bars, ends }: PlotProps) {
  const top = Math.max(1, ...bars.flatMap(({ now, before }) => [now, before]))
  const step = 100 / Math.max(1, bars.length)
  const bar = (value: number, at: number, look: 'now' | 'before') => {
    const tall = (Math.max(0, value) / top) * height
    return (
      <rect
        data-look={look}
        x={`${(step * (at + (look === 'now' ? 0.5 : 0.1))).toFixed(3)}%`}
        y={(height - tall).toFixed(1)}
        width={`${(step * 0.4).toFixed(3)}%`}
        height={tall.toFixed(1)}
      />
    )
  }
  return (
    <div aria-hidden className="chart mb-3">
      <svg className="chart-course" width="100%" height={height}>
        {bars.map(({ now, before }, at) => (
          <g key={at}>
            {bar(before, at, 'before')}
            {bar(now, at, 'now')}
          </g>
        ))}
      </svg>
      <p className="text-ink-soft border-line flex justify-between border-t text-sm">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  )
}

interface BarProps {
  rappen: number
  /** What the longest bar of the table stands for. */
  topRappen: number
  look: 'now' | 'before'
}

/** A number as a length, beside the number itself; drawn on the server. */
export function Bar({ rappen, topRappen, look }: BarProps) {
  const width = topRappen > 0 ? Math.max(0, (rappen / topRappen) * 100) : 0
  return (
    <svg aria-hidden className="chart-line-bar" data-look={look} width="100%" height="8">
      <rect width={`${width.toFixed(2)}%`} height="8" rx="2" />
    </svg>
  )
}

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
