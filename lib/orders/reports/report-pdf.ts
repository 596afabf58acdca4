import { fill } from '@/lib/i18n/fill'
import { formatShortDate } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import {
  drawRow,
  hasRoom,
  newDocument,
  piecesOf,
  placesOf,
  write,
  type Document,
  type PdfSettings,
} from '@/lib/orders/pdf'
import { formatAmount } from '@/lib/platform/values/money'
import { turns } from '@/lib/platform/process/scheduling'
import { noonOf } from '@/lib/platform/values/time'
import { currentShop } from '@/lib/shop/queries'
import type { PeriodReport } from './period-report'
import { reportTables } from './report-query'
import { reportTable, type Column, type TableView } from './report-tables'

/** Who, when, and each table of the report, in the reader's language. */
export async function* reportPdf(report: PeriodReport, settings: PdfSettings): AsyncIterable<Uint8Array> {
  const { language } = settings
  const { name, streetAddress, postcode, city, vatNumber } = await currentShop()
  const { reports: words } = texts(language).admin
  const doc = await newDocument(words.title, settings)
  write(doc, words.title, { fontSize: 'title', isBold: true })
  for (const text of [name, `${streetAddress}, ${postcode} ${city}`, report.showsVat ? vatNumber : '']) write(doc, text)
  write(doc, fill(words.period, { from: dayIn(report.from, language), to: dayIn(report.to, language) }), {
    isBold: true,
  })
  const turn = turns()
  for (const table of reportTables) {
    const view = reportTable(report, table, language)
    // A heading stands with its first rows.
    if (!hasRoom(doc, 80)) doc.addPage()
    doc.moveDown(1.2)
    write(doc, words.tables[table], { fontSize: 'heading', isBold: true })
    if (view.rows.length === 0) write(doc, words.nothing)
    else await drawTable(doc, view, { language, turn })
  }
  yield* piecesOf(doc, words.pageOf)
}

interface Drawing {
  language: Language
  turn: () => Promise<void> | undefined
}

async function drawTable(doc: Document, { columns, rows }: TableView, { language, turn }: Drawing): Promise<void> {
  const isText = ({ kind }: Column) => kind === 'text' || kind === 'day'
  const places = placesOf(
    doc,
    columns.map((column) => (isText(column) ? 'words' : 'figure')),
  )
  const head = () => drawRow(doc, places, { texts: columns.map(({ name }) => name), isBold: true })
  head()
  for (const row of rows) {
    drawRow(doc, places, { texts: row.map((value, at) => cellText(value, columns[at]?.kind, language)), head })
    await turn()
  }
}

export function cellText(value: string | number | null, kind: Column['kind'] | undefined, language: Language): string {
  if (value === null) return ''
  if (typeof value === 'string') return kind === 'day' ? dayIn(value, language) : value
  return kind === 'rappen' ? formatAmount(value) : String(value)
}

function dayIn(day: string, language: Language): string {
  return formatShortDate(noonOf(day), language)
}
