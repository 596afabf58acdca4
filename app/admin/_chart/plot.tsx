import { Link } from '@/app/_ui/link'
import { labelled, formatShortDate, formatWeekday } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import type { SalesComparison, Bar, Span } from '@/lib/orders/reports/sales-comparison'
import { formatAmount, formatPrice } from '@/lib/platform/values/money'
import { noonOf } from '@/lib/platform/values/time'
import { listHref } from '@/app/admin/_table/address'

interface PlotProps {
  bars: { now: number; before: number }[]
  ends: [first: string, last: string]
}

const height = 160

/** Hidden from screen readers, which read the table beside it. */
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
  topRappen: number
  look: 'now' | 'before'
}

export function Bar({ rappen, topRappen, look }: BarProps) {
  const width = topRappen > 0 ? Math.max(0, (rappen / topRappen) * 100) : 0
  return (
    <svg aria-hidden className="chart-line-bar" data-look={look} width="100%" height="8">
      <rect width={`${width.toFixed(2)}%`} height="8" rx="2" />
    </svg>
  )
}

const many = 8

/** Hidden from screen readers, which read the table below it. */
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

const steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10]

/** The round number of francs at or above the highest bar, in Rappen. */
export function topOf(mostRappen: number): number {
  const francs = Math.max(mostRappen / 100, 10)
  const power = 10 ** Math.floor(Math.log10(francs))
  const step = steps.find((factor) => factor * power >= francs) ?? 10
  return step * power * 100
}

function shortName({ at }: Bar, span: Span, language: Language): string {
  if ('hour' in at) return String(at.hour)
  return span === 'week' ? formatWeekday(noonOf(at.day), language) : String(Number(at.day.slice(-2)))
}

export function fullName({ at }: Bar, language: Language): string {
  if ('hour' in at) return `${String(at.hour).padStart(2, '0')}:00`
  return dayName(at.day, language)
}

export function dayName(day: string, language: Language): string {
  return `${formatWeekday(noonOf(day), language)} ${formatShortDate(noonOf(day), language)}`
}

export function hrefOf({ at }: Bar, day: string): string {
  return 'hour' in at
    ? listHref('/admin/orders/all', {}, { day, hour: String(at.hour), status: 'sold' })
    : listHref('/admin/report', {}, { day: at.day })
}
