import { Link } from '@/app/_ui/link'
import { Row, Table, Td, Th } from '@/app/_ui/table'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { DayReport } from '@/lib/orders/reports/day-report'
import { formatPrice } from '@/lib/platform/money'
import { listHref } from '../../_table/address'

export function SalesTable({ report, language }: { report: DayReport; language: Language }) {
  const words = texts(language).admin.money
  const { showsVat } = report
  const head = showsVat ? (
    <>
      <Th>{words.mode}</Th>
      <Th>{words.rate}</Th>
      <Th isNumber>{words.net}</Th>
      <Th isNumber>{words.tax}</Th>
      <Th isNumber>{words.gross}</Th>
    </>
  ) : (
    <>
      <Th>{words.mode}</Th>
      <Th isNumber>{words.turnover}</Th>
    </>
  )
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
    <Table label={words.salesByMode} head={head} foot={foot}>
      {rows.map(({ status, label, fulfilment, vatPerCent, netRappen, vatRappen, grossRappen }) => (
        <Row key={`${status} ${fulfilment} ${vatPerCent}`}>
          <Td place="title">
            <Link
              href={listHref('/admin/orders/all', {}, { day: report.day, status, fulfilment })}
              className="row-control -ml-2.5"
            >
              {label}
            </Link>
          </Td>
          {showsVat && (
            <>
              <Td place="under" className="tabular-nums">
                {vatPerCent.toFixed(1)} %
              </Td>
              <Td label={words.net} isNumber>
                {formatPrice(netRappen)}
              </Td>
              <Td label={words.tax} isNumber>
                {formatPrice(vatRappen)}
              </Td>
            </>
          )}
          <Td place="figure" isNumber>
            {formatPrice(grossRappen)}
          </Td>
        </Row>
      ))}
    </Table>
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
