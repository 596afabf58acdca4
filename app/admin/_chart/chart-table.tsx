import { Link } from '@/app/_ui/link'
import { Row, Table, Td, Th } from '@/app/_ui/table'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { SalesComparison } from '@/lib/orders/reports/sales-comparison'
import { formatPrice } from '@/lib/platform/money'
import { fullName, hrefOf } from './bar-names'

interface ChartTableProps {
  comparison: SalesComparison
  /** What the columns of the two are called. */
  names: { now: string; before: string }
  language: Language
}

/** The chart in numbers; each leads to what it is made of. */
export function ChartTable({ comparison, names, language }: ChartTableProps) {
  const words = texts(language).admin.money
  const { bars, span, from } = comparison
  const head = (
    <>
      <Th>{span === 'day' ? words.hour : words.day}</Th>
      <Th isNumber>{words.orders}</Th>
      <Th isNumber>{names.now}</Th>
      <Th isNumber>{names.before}</Th>
    </>
  )
  return (
    <Table label={words.inNumbers} head={head}>
      {bars.map((bar) => (
        <Row key={fullName(bar, language)}>
          <Td place="title" className="tabular-nums">
            <Link href={hrefOf(bar, from)} className="row-control -ml-2.5">
              {fullName(bar, language)}
            </Link>
          </Td>
          <Td label={words.orders} isNumber>
            {bar.now.orders}
          </Td>
          <Td place="figure" isNumber className="font-semibold">
            {formatPrice(bar.now.turnoverRappen)}
          </Td>
          <Td label={names.before} isNumber>
            {formatPrice(bar.before.turnoverRappen)}
          </Td>
        </Row>
      ))}
    </Table>
  )
}
