import { Row, Table, Td, Th } from '@/app/_ui/table'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { ViewStatistics } from '@/lib/orders/reports/view-statistics'
import { pageName } from '@/lib/orders/reports/view-tables'
import { CsvLink } from '../../_table/csv-link'

interface PagesTableProps {
  pages: ViewStatistics['pages']
  /** Of all pages together. */
  views: number
  /** Of the same table as a file. */
  csv: string
  language: Language
}

export function PagesTable({ pages, views: all, csv, language }: PagesTableProps) {
  const words = texts(language).admin.statistics
  const head = (
    <>
      <Th>{words.page}</Th>
      <Th isNumber>{words.views}</Th>
      <Th isNumber>{words.share}</Th>
    </>
  )
  return (
    <section>
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 className="text-lg">{words.byPage}</h2>
        <CsvLink address={csv} table={words.byPage} language={language} />
      </div>
      <Table label={words.byPage} head={head}>
        {pages.map(({ page, name, views }) => (
          <Row key={page}>
            <Td place="title">{pageName({ page, name }, language)}</Td>
            <Td place="figure" isNumber>
              {views}
            </Td>
            <Td label={words.share} isNumber>
              {`${((views / all) * 100).toFixed(1)} %`}
            </Td>
          </Row>
        ))}
      </Table>
    </section>
  )
}
