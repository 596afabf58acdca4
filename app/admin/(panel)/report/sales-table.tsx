import type { ReactNode } from 'react'
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
  return (
    <Table label={words.salesByMode} head={head} foot={foot}>
      {report.sales.map((sale) => (
        <SaleRow key={`${sale.fulfilment} ${sale.vatPerCent}`} sale={sale} words={words} showsVat={showsVat}>
          <Link
            href={listHref('/admin/orders/all', {}, { day: report.day, status: 'sold', fulfilment: sale.fulfilment })}
            className="row-control -ml-2.5"
          >
            {words[sale.fulfilment]}
          </Link>
        </SaleRow>
      ))}
      {report.reversals.map((sale) => (
        <SaleRow key={`reversed ${sale.fulfilment} ${sale.vatPerCent}`} sale={sale} words={words} showsVat={showsVat}>
          <Link
            href={listHref(
              '/admin/orders/all',
              {},
              { day: report.day, status: 'reversed', fulfilment: sale.fulfilment },
            )}
            className="row-control -ml-2.5"
          >
            {words.reversed}: {words[sale.fulfilment]}
          </Link>
        </SaleRow>
      ))}
    </Table>
  )
}

interface SaleRowProps {
  sale: DayReport['sales'][number]
  words: { net: string; tax: string }
  showsVat: boolean
  children: ReactNode
}

function SaleRow({ sale, words, showsVat, children }: SaleRowProps) {
  return (
    <Row>
      <Td place="title">{children}</Td>
      {showsVat && (
        <>
          <Td place="under" className="tabular-nums">
            {sale.vatPerCent.toFixed(1)} %
          </Td>
          <Td label={words.net} isNumber>
            {formatPrice(sale.netRappen)}
          </Td>
          <Td label={words.tax} isNumber>
            {formatPrice(sale.vatRappen)}
          </Td>
        </>
      )}
      <Td place="figure" isNumber>
        {formatPrice(sale.grossRappen)}
      </Td>
    </Row>
  )
}

interface SumRowProps {
  label: ReactNode
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
