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
  const head = (
    <>
      <Th>{words.mode}</Th>
      <Th>{words.rate}</Th>
      <Th isNumber>{words.net}</Th>
      <Th isNumber>{words.tax}</Th>
      <Th isNumber>{words.gross}</Th>
    </>
  )
  const foot = (
    <>
      <SumRow
        label={words.turnover}
        words={words}
        vatRappen={report.vatAfterReversalsRappen}
        grossRappen={report.grossAfterReversalsRappen}
      />
      <SumRow label={words.rounding} words={words} grossRappen={report.roundingRappen} />
    </>
  )
  return (
    <Table label={words.salesByVat} head={head} foot={foot}>
      {report.sales.map((sale) => (
        <SaleRow key={`${sale.fulfilment} ${sale.vatPerCent}`} sale={sale} words={words}>
          <Link
            href={listHref('/admin/orders/all', {}, { day: report.day, status: 'sold', fulfilment: sale.fulfilment })}
            className="row-control -ml-2.5"
          >
            {words[sale.fulfilment]}
          </Link>
        </SaleRow>
      ))}
      {report.reversals.map((sale) => (
        <SaleRow key={`reversed ${sale.fulfilment} ${sale.vatPerCent}`} sale={sale} words={words}>
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
  children: ReactNode
}

function SaleRow({ sale, words, children }: SaleRowProps) {
  return (
    <Row>
      <Td place="title">{children}</Td>
      <Td place="under" className="tabular-nums">
        {sale.vatPerCent.toFixed(1)} %
      </Td>
      <Td label={words.net} isNumber>
        {formatPrice(sale.netRappen)}
      </Td>
      <Td label={words.tax} isNumber>
        {formatPrice(sale.vatRappen)}
      </Td>
      <Td place="figure" isNumber>
        {formatPrice(sale.grossRappen)}
      </Td>
    </Row>
  )
}

interface SumRowProps {
  label: ReactNode
  words: { tax: string }
  vatRappen?: number
  grossRappen: number
}

function SumRow({ label, words, vatRappen, grossRappen }: SumRowProps) {
  return (
    <Row>
      <Td place="title" className="font-semibold">
        {label}
      </Td>
      <Td />
      <Td />
      <Td label={words.tax} isNumber>
        {vatRappen !== undefined && formatPrice(vatRappen)}
      </Td>
      <Td place="figure" isNumber className="font-semibold">
        {formatPrice(grossRappen)}
      </Td>
    </Row>
  )
}
