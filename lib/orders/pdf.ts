import { join } from 'node:path'
import type PDFDocument from 'pdfkit'
import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { drawnCapitals } from '@/lib/brand/art/letters'

export type Document = InstanceType<typeof PDFDocument>

export const margin = 50
export const numberWidth = 82
const gap = 8
const size = { title: 18, heading: 12, text: 9 }
const ink = '#1c1613'
const line = '#cfc6bf'

export interface PdfSettings {
  language: Language
  /** Tests read what is not compressed. */
  compress?: boolean
}

/** A4, upright; pdfkit is loaded with the first file, and in no page. */
export async function newDocument(title: string, { language, compress = true }: PdfSettings): Promise<Document> {
  const { default: Pdf } = await import('pdfkit')
  const doc = new Pdf({ size: 'A4', margin, bufferPages: true, compress, lang: language, info: { Title: title } })
  doc.registerFont('others', join(process.cwd(), 'public', 'fonts', 'bricolage-grotesque-poster.ttf'))
  return doc.fillColor(ink)
}

interface Look {
  fontSize?: keyof typeof size
  isBold?: boolean
}

export function write(doc: Document, text: string, { fontSize = 'text', isBold = false }: Look = {}): void {
  const drawn = drawable(text)
  if (drawn !== '') doc.font(fontFor(drawn, isBold)).fontSize(size[fontSize]).text(drawn, margin)
}

// The fonts that every reader of PDF has know western letters only.
const western = /^[\n\u0020-\u007e\u00a0-\u00ff€‘’“”„–—…]*$/

function fontFor(text: string, isBold: boolean): string {
  if (!western.test(text)) return 'others'
  return isBold ? 'Helvetica-Bold' : 'Helvetica'
}

// In the file beside the letters of the word mark.
const moreLetters = 'ĦƠƯŊ'

/** A letter that no font here has stands without its last accents, or as a question mark, and never as an empty box. */
export function drawable(text: string): string {
  // French sets a narrow space before its signs, which these fonts lack.
  const known = text
    .normalize('NFC')
    .replace(/[\u2066-\u2069]/g, '')
    .replaceAll('ı', 'i')
    .replaceAll('\u202f', '\u00a0')
  return Array.from(known, (letter) => {
    const parts = Array.from(letter.normalize('NFD'))
    const simpler = parts.map((_, fewer) =>
      parts
        .slice(0, parts.length - fewer)
        .join('')
        .normalize('NFC'),
    )
    return simpler.find(hasGlyph) ?? '?'
  }).join('')
}

function hasGlyph(letter: string): boolean {
  const capital = letter.toUpperCase()
  return western.test(letter) || drawnCapitals.includes(capital) || moreLetters.includes(capital)
}

export interface Place {
  x: number
  width: number
  align: 'left' | 'right'
}

/** Figures have one width; words share what is left. */
export function placesOf(doc: Document, columns: readonly ('words' | 'figure')[]): Place[] {
  const figures = columns.filter((column) => column === 'figure').length
  const wordWidth = (doc.page.width - 2 * margin - figures * numberWidth) / (columns.length - figures)
  let x = margin
  return columns.map((column) => {
    const width = column === 'words' ? wordWidth : numberWidth
    const place: Place = { x, width: width - gap, align: column === 'words' ? 'left' : 'right' }
    x += width
    return place
  })
}

interface Cells {
  texts: readonly string[]
  isBold?: boolean | undefined
  /** Drawn first where the row begins a page. */
  head?: () => void
}

export function drawRow(doc: Document, places: readonly Place[], { texts, isBold = false, head }: Cells): void {
  const cells = texts.map(drawable)
  doc.fontSize(size.text)
  const heights = cells.map((text, at) =>
    doc.font(fontFor(text, isBold)).heightOfString(text, { width: places[at]?.width ?? 0 }),
  )
  const height = Math.max(...heights) + gap
  if (!hasRoom(doc, height)) {
    doc.addPage()
    head?.()
  }
  const { y } = doc
  for (const [at, text] of cells.entries()) {
    const { x = margin, width = 0, align = 'left' } = places[at] ?? {}
    doc.font(fontFor(text, isBold)).text(text, x, y + gap / 2, { width, align })
  }
  doc.y = y + height
  doc
    .moveTo(margin, doc.y)
    .lineTo(doc.page.width - margin, doc.y)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke()
}

export function hasRoom(doc: Document, height: number): boolean {
  return doc.y + height <= doc.page.height - margin
}

/** Numbers its pages with `pageOf`, and ends it. */
export async function* piecesOf(doc: Document, pageOf: string): AsyncIterable<Uint8Array> {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    // The foot stands in the margin, where text would begin a new page.
    doc.page.margins.bottom = 0
    doc.font('Helvetica').fontSize(size.text)
    doc.text(fill(pageOf, { page: page + 1, pages: count }), margin, doc.page.height - margin / 1.5, {
      width: doc.page.width - 2 * margin,
      align: 'right',
      lineBreak: false,
    })
  }
  doc.end()
  for await (const piece of doc) yield piece as Uint8Array
}
