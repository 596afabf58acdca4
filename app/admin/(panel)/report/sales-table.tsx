import type { AdminTexts } from '@/lib/i18n/texts'
import type { DayReport } from '@/lib/orders/reports/day-report'
import { formatPrice } from '@/lib/platform/money'

export function SalesTable({ report, words }: { report: DayReport; words: AdminTexts['money'] }) {
  const number = 'py-1 text-right tabular-nums'
  return (
    <table className="w-full text-left">
      <thead className="text-ink-soft text-sm">
        <tr>
          <th scope="col">{words.mode}</th>
          <th scope="col">{words.rate}</th>
          <th scope="col" className="text-right">
            {words.net}
          </th>
          <th scope="col" className="text-right">
            {words.tax}
          </th>
          <th scope="col" className="text-right">
            {words.gross}
          </th>
        </tr>
      </thead>
      <tbody className="divide-line border-line divide-y border-y">
        {report.sales.map((sale) => (
          <tr key={`${sale.fulfilment} ${sale.vatPerCent}`}>
            <td className="py-1">{words[sale.fulfilment]}</td>
            <td className="tabular-nums">{sale.vatPerCent.toFixed(1)} %</td>
            <td className={number}>{formatPrice(sale.netRappen)}</td>
            <td className={number}>{formatPrice(sale.vatRappen)}</td>
            <td className={number}>{formatPrice(sale.grossRappen)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="font-bold">
        <tr>
          <th scope="row" colSpan={3}>
            {words.total}
          </th>
          <td className={number}>{formatPrice(report.vatRappen)}</td>
          <td className={number}>{formatPrice(report.grossRappen)}</td>
        </tr>
        <tr className="font-normal">
          <th scope="row" colSpan={4} className="font-normal">
            {words.rounding}
          </th>
          <td className={number}>{formatPrice(report.roundingRappen)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
