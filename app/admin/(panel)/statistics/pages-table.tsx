import { Row, Table, Td, Th } from '@/app/_ui/table'
import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts, type AdminTexts } from '@/lib/i18n/texts'
import type { ViewStatistics } from '@/lib/orders/reports/view-statistics'
import { countedPages } from '@/lib/platform/page-view'

interface PagesTableProps {
  pages: ViewStatistics['pages']
  /** Of all pages together. */
  views: number
  language: Language
}

export function PagesTable({ pages, views: all, language }: PagesTableProps) {
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
      <h2 className="mb-2 text-lg">{words.byPage}</h2>
      <Table label={words.byPage} head={head}>
        {pages.map(({ page, name, views }) => (
          <Row key={page}>
            <Td place="title">{nameOf(page, name, words)}</Td>
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

function nameOf(page: string, name: string | null, words: AdminTexts['statistics']): string {
  const known = countedPages.find((one) => one === page)
  if (known) return words.pages[known]
  return fill(page.startsWith('dish:') ? words.dish : words.category, { name: name ?? words.gone })
}
