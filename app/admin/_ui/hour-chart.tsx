import type { AdminTexts } from '@/lib/i18n/texts'
import type { Hour } from '@/lib/orders/reports/revenue-by-hour'
import { formatPrice } from '@/lib/platform/money'

const height = 140
const barWidth = 36
const step = 48
const labelHeight = 22

/** Drawn on the server; the table below it says the same in numbers. */
export function HourChart({ hours, words }: { hours: Hour[]; words: AdminTexts['money'] }) {
  if (hours.length === 0) return <p className="text-ink-soft">{words.noSales}</p>
  const shown = withGaps(hours)
  const most = Math.max(...shown.map(({ revenueRappen }) => revenueRappen))
  return (
    <>
      <div className="overflow-x-auto" aria-hidden>
        <svg width={shown.length * step} height={height + 2 * labelHeight} className="fill-ink text-sm">
          {shown.map(({ hour, revenueRappen }, index) => {
            const tall = most > 0 ? Math.round((revenueRappen / most) * height) : 0
            const middle = index * step + step / 2
            return (
              <g key={hour}>
                <rect
                  x={middle - barWidth / 2}
                  y={labelHeight + height - tall}
                  width={barWidth}
                  height={tall}
                  rx={4}
                  className="fill-paprika"
                />
                <text x={middle} y={labelHeight + height - tall - 6} textAnchor="middle" fontSize={12}>
                  {revenueRappen > 0 ? Math.round(revenueRappen / 100) : ''}
                </text>
                <text x={middle} y={height + 2 * labelHeight - 5} textAnchor="middle" fontSize={13}>
                  {clockHour(hour)}
                </text>
              </g>
            )
          })}
        </svg>
      </div>
      <HourTable hours={hours} words={words} />
    </>
  )
}

function HourTable({ hours, words }: { hours: Hour[]; words: AdminTexts['money'] }) {
  return (
    <table className="mt-4 w-full text-left">
      <caption className="sr-only">{words.byHour}</caption>
      <thead className="text-ink-soft text-sm">
        <tr>
          <th scope="col">{words.hour}</th>
          <th scope="col" className="text-right">
            {words.orders}
          </th>
          <th scope="col" className="text-right">
            {words.revenue}
          </th>
        </tr>
      </thead>
      <tbody className="divide-line divide-y">
        {hours.map(({ hour, orders, revenueRappen }) => (
          <tr key={hour}>
            <th scope="row" className="py-1 font-normal tabular-nums">
              {clockHour(hour)}
            </th>
            <td className="text-right tabular-nums">{orders}</td>
            <td className="text-right tabular-nums">{formatPrice(revenueRappen)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The quiet hours between busy ones belong into the picture; the business day goes on past midnight. */
function withGaps(hours: Hour[]): Hour[] {
  const first = hours[0]?.hour ?? 0
  const last = hours.at(-1)?.hour ?? first
  const length = ((last - first + 24) % 24) + 1
  return Array.from({ length }, (_, index) => {
    const hour = (first + index) % 24
    return hours.find((known) => known.hour === hour) ?? { hour, orders: 0, revenueRappen: 0 }
  })
}

function clockHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}
