import { Link } from '@/app/_ui/link'
import { Row, Table, Td } from '@/app/_ui/table'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { DayReport } from '@/lib/orders/reports/day-report'
import { formatPrice } from '@/lib/platform/values/money'
import { listHref } from '../../_table/address'

export function SalesTable({ report, language }: { report: DayReport; language: Language }) {
  const words = texts(language).admin.money
  const { showsVat } = report
  const foot = (
    <>
      <SumRow
        label={words.turnover}
        words={words}
        showsVat={showsVat}
        vatRappen={report.vatAfterReversalsRappen}
        grossRappen={report.grossAfterReversalsRappen}
      />
      <SumRow label={words.rounding} words={words} showsVat={showsVat} grossRappen={report.roundingRappen} />
    </>
  )
  const rows = [
    ...report.sales.map((sale) => ({ ...sale, status: 'sold', label: words[sale.fulfilment] })),
    ...report.reversals.map((sale) => ({
      ...sale,
      status: 'reversed',
      label: `${words.reversed}: ${words[sale.fulfilment]}`,
    })),
  ]
  return (
    <Table
      label={words.salesByMode}
      rows={rows}
      keyOf={({ status, fulfilment, vatPerCent }) => `${status} ${fulfilment} ${vatPerCent}`}
      columns={(column) => [
        column({ label: words.mode, place: 'title' }, ({ status, label, fulfilment }) => (
          <Link
            href={listHref('/admin/orders/all', {}, { day: report.day, status, fulfilment })}
            className="row-control -ml-2.5"
          >
            {label}
          </Link>
        )),
        ...(showsVat
          ? [
              column(
                { label: words.rate, place: 'under', className: 'tabular-nums' },
                ({ vatPerCent }) => `${vatPerCent.toFixed(1)} %`,
              ),
              column({ label: words.net, isNumber: true }, ({ netRappen }) => formatPrice(netRappen)),
              column({ label: words.tax, isNumber: true }, ({ vatRappen }) => formatPrice(vatRappen)),
            ]
          : []),
        column({ label: showsVat ? words.gross : words.turnover, place: 'figure', isNumber: true }, ({ grossRappen }) =>
          formatPrice(grossRappen),
        ),
      ]}
      foot={foot}
    />
  )
}

interface SumRowProps {
  label: string
  words: { tax: string }
  showsVat: boolean
  vatRappen?: number
  grossRappen: number
}

function SumRow({ label, words, showsVat, vatRappen, grossRappen }: SumRowProps) {
  return (
    <Row>
      <Td place="title" className="font-semibold">
        {label}
      </Td>
      {showsVat && (
        <>
          <Td />
          <Td />
          <Td label={words.tax} isNumber>
            {vatRappen !== undefined && formatPrice(vatRappen)}
          </Td>
        </>
      )}
      <Td place="figure" isNumber className="font-semibold">
        {formatPrice(grossRappen)}
      </Td>
    </Row>
  )
}
