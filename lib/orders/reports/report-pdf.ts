import { join } from 'node:path'
import type PDFDocument from 'pdfkit'
import { fill } from '@/lib/i18n/fill'
import { formatShortDate } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { drawnCapitals } from '@/lib/look/art/letters'
import { formatAmount } from '@/lib/platform/money'
import { turns } from '@/lib/platform/scheduling'
import { currentShop } from '@/lib/shop/queries'
import type { PeriodReport } from './period-report'
import { reportTables } from './report-query'
import { reportTable, type Column, type TableView } from './report-tables'

type Document = InstanceType<typeof PDFDocument>

const margin = 50
const numberWidth = 82
const gap = 8
const size = { title: 18, heading: 12, text: 9 }
const ink = '#1c1613'
const line = '#cfc6bf'

/** A4, upright: who, when, and each table of the report, in the reader's language. */
export async function* reportPdf(
  report: PeriodReport,
  { language, compress = true }: { language: Language; compress?: boolean },
): AsyncIterable<Uint8Array> {
  const { name, streetAddress, postcode, city, vatNumber } = await currentShop()
  const { reports: words } = texts(language).admin
  const { default: Pdf } = await import('pdfkit')
  const doc = new Pdf({ size: 'A4', margin, bufferPages: true, compress, lang: language, info: { Title: words.title } })
  doc.registerFont('others', join(process.cwd(), 'public', 'fonts', 'bricolage-grotesque-poster.ttf'))
  doc.fillColor(ink)
  write(doc, words.title, { fontSize: size.title, isBold: true })
  for (const text of [name, `${streetAddress}, ${postcode} ${city}`, report.showsVat ? vatNumber : '']) write(doc, text)
  write(doc, fill(words.period, { from: dayIn(report.from, language), to: dayIn(report.to, language) }), {
    isBold: true,
  })
  const turn = turns()
  for (const table of reportTables) {
    const view = reportTable(report, table, language)
    // A heading stands with its first rows.
    if (doc.y > bottomOf(doc) - 80) doc.addPage()
    doc.moveDown(1.2)
    write(doc, words.tables[table], { fontSize: size.heading, isBold: true })
    if (view.rows.length === 0) write(doc, words.nothing)
    else await drawTable(doc, view, { language, turn })
  }
  numberPages(doc, words.pageOf)
  doc.end()
  for await (const piece of doc) yield piece as Uint8Array
}

interface Look {
  fontSize?: number
  isBold?: boolean
}

function write(doc: Document, text: string, { fontSize = size.text, isBold = false }: Look = {}): void {
  const drawn = drawable(text)
  if (drawn !== '') doc.font(fontFor(drawn, isBold)).fontSize(fontSize).text(drawn, margin)
}

// The fonts that every reader of PDF has know western letters only.
const western = /^[\u0020-\u007e\u00a0-\u00ff€‘’“”„–—…]*$/

function fontFor(text: string, isBold: boolean): string {
  if (!western.test(text)) return 'others'
  return isBold ? 'Helvetica-Bold' : 'Helvetica'
}

/** A letter that no font here has stands without its accent, or as a question mark, and never as an empty box. */
function drawable(text: string): string {
  return Array.from(text.normalize('NFC').replaceAll('ı', 'i'), (letter) => {
    if (western.test(letter) || drawnCapitals.includes(letter.toUpperCase())) return letter
    const [plain = ''] = letter.normalize('NFD')
    return western.test(plain) ? plain : '?'
  }).join('')
}

interface Drawing {
  language: Language
  turn: () => Promise<void> | undefined
}

async function drawTable(doc: Document, { columns, rows }: TableView, { language, turn }: Drawing): Promise<void> {
  const places = placesOf(doc, columns)
  const head = () => drawRow(doc, places, { texts: columns.map(({ name }) => name), isBold: true })
  head()
  for (const row of rows) {
    const cells = row.map((value, at) => drawable(cellText(value, columns[at]?.kind, language)))
    if (doc.y + heightOf(doc, places, { texts: cells }) > bottomOf(doc)) {
      doc.addPage()
      head()
    }
    drawRow(doc, places, { texts: cells })
    await turn()
  }
}

interface Place {
  x: number
  width: number
  align: 'left' | 'right'
}

/** Figures have one width; words share what is left. */
function placesOf(doc: Document, columns: readonly Column[]): Place[] {
  const isText = ({ kind }: Column) => kind === 'text' || kind === 'day'
  const wordColumns = columns.filter(isText).length
  const whole = doc.page.width - 2 * margin
  const wordWidth = (whole - (columns.length - wordColumns) * numberWidth) / wordColumns
  let x = margin
  return columns.map((column) => {
    const width = isText(column) ? wordWidth : numberWidth
    const place: Place = { x, width: width - gap, align: isText(column) ? 'left' : 'right' }
    x += width
    return place
  })
}

interface Cells {
  texts: readonly string[]
  isBold?: boolean
}

function heightOf(doc: Document, places: readonly Place[], { texts: cells, isBold = false }: Cells): number {
  doc.fontSize(size.text)
  const heights = cells.map((text, at) =>
    doc.font(fontFor(text, isBold)).heightOfString(text, { width: places[at]?.width ?? 0 }),
  )
  return Math.max(...heights) + gap
}

function drawRow(doc: Document, places: readonly Place[], cells: Cells): void {
  const { y } = doc
  const height = heightOf(doc, places, cells)
  for (const [at, text] of cells.texts.entries()) {
    const { x = margin, width = 0, align = 'left' } = places[at] ?? {}
    doc.font(fontFor(text, cells.isBold ?? false)).text(text, x, y + gap / 2, { width, align })
  }
  doc.y = y + height
  doc
    .moveTo(margin, doc.y)
    .lineTo(doc.page.width - margin, doc.y)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke()
}

function bottomOf(doc: Document): number {
  return doc.page.height - margin
}

export function cellText(value: string | number | null, kind: Column['kind'] | undefined, language: Language): string {
  if (value === null) return ''
  if (typeof value === 'string') return kind === 'day' ? dayIn(value, language) : value
  return kind === 'rappen' ? formatAmount(value) : String(value)
}

function dayIn(day: string, language: Language): string {
  return formatShortDate(new Date(`${day}T12:00:00Z`), language)
}

function numberPages(doc: Document, words: string): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    // The foot stands in the margin, where text would begin a new page.
    doc.page.margins.bottom = 0
    doc.font('Helvetica').fontSize(size.text)
    doc.text(fill(words, { page: page + 1, pages: count }), margin, doc.page.height - margin / 1.5, {
      width: doc.page.width - 2 * margin,
      align: 'right',
      lineBreak: false,
    })
  }
}
