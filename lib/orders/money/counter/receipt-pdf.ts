import { texts } from '@/lib/i18n/texts'
import { drawRow, newDocument, piecesOf, placesOf, write, type PdfSettings } from '@/lib/orders/pdf'
import { formatAmount } from '@/lib/platform/values/money'
import type { Receipt } from './list-receipts'
import { receiptText, type ReceiptRow } from './receipt-text'

/** For the guest, to keep or to send on. */
export async function* receiptPdf(receipt: Receipt, settings: PdfSettings): AsyncIterable<Uint8Array> {
  const { language } = settings
  const text = receiptText(receipt, { language, isForGuest: true })
  const doc = await newDocument(text.title, settings)
  const places = placesOf(doc, ['words', 'figure'])
  const draw = (rows: ReceiptRow[]) => {
    for (const { label, more = [], rappen, isStrong } of rows)
      drawRow(doc, places, { texts: [[label, ...more].join('\n'), formatAmount(rappen)], isBold: isStrong })
    doc.moveDown()
  }
  write(doc, receipt.seller.name, { fontSize: 'title', isBold: true })
  for (const line of text.seller) write(doc, line)
  doc.moveDown()
  write(doc, text.title, { fontSize: 'heading', isBold: true })
  for (const line of text.numbers) write(doc, line)
  doc.moveDown()
  draw([...text.lines, ...text.sums])
  if (text.vat) {
    write(doc, text.vat.title, { isBold: true })
    draw(text.vat.rows)
  }
  if (text.thanks) write(doc, text.thanks)
  yield* piecesOf(doc, texts(language).admin.reports.pageOf)
}
