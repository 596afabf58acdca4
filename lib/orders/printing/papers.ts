import { fill } from '@/lib/i18n/fill'
import { formatShortMoment } from '@/lib/i18n/format'
import { texts } from '@/lib/i18n/texts'
import type { Receipt } from '@/lib/orders/money/counter/list-receipts'
import { receiptText, type ReceiptRow } from '@/lib/orders/money/counter/receipt-text'
import type { DayReport } from '@/lib/orders/reports/day-report'
import { formatAmount } from '@/lib/platform/values/money'
import { cut, large, left, mark, plain, row, rule, typed, wrapped, type Columns } from './markdown'
import type { Paper } from './ticket'

/** As it was issued, in the words of the page that is printed from the browser. */
export function receiptDocument(receipt: Receipt, { columns, language, marks }: Paper): string {
  const { seller, title, numbers, lines, sums, notPaid, vat, thanks } = receiptText(receipt, { language })
  return [
    plain,
    ...marks.flatMap((text) => mark(text, columns)),
    ...large(receipt.seller.name, 2, columns),
    ...seller.flatMap((line) => wrapped(line, columns)),
    rule,
    ...left(title, columns, true),
    ...numbers.flatMap((line) => left(line, columns)),
    rule,
    ...rowsOf(lines, columns),
    rule,
    ...rowsOf(sums, columns),
    ...(notPaid ? left(notPaid, columns, true) : []),
    ...(vat ? [rule, ...left(vat.title, columns), ...rowsOf(vat.rows, columns)] : []),
    ...(thanks ? ['', typed(thanks)] : []),
    cut,
  ].join('\n')
}

function rowsOf(rows: readonly ReceiptRow[], columns: Columns): string[] {
  return rows.flatMap(({ label, more = [], rappen, isStrong = false }) => [
    ...row(label, formatAmount(rappen), { columns, isBold: isStrong }),
    ...more.flatMap((line) => left(`  ${line}`, columns)),
  ])
}

export function dayDocument(report: DayReport, { columns, language, now, marks }: Paper): string {
  const { printing } = texts(language).admin
  const amount = (label: string, rappen: number) => row(label, formatAmount(rappen), { columns })
  return [
    plain,
    ...marks.flatMap((text) => mark(text, columns)),
    ...large(printing.dayTitle, 2, columns),
    typed(report.day),
    rule,
    ...row(printing.orders, String(report.orders), { columns }),
    ...amount(`${printing.turnover} CHF`, report.grossAfterReversalsRappen),
    ...amount(`${printing.online} CHF`, report.cash.onlineRappen),
    ...amount(`${printing.cash} CHF`, report.tillRappen),
    rule,
    typed(formatShortMoment(now, language)),
    cut,
  ].join('\n')
}

/** What a wrong code page would print as something else. */
const accents = 'äöü ÄÖÜ éèêàç œ ’ – €'

export function testDocument(printer: { name: string }, { columns, language, now }: Paper): string {
  const { printing } = texts(language).admin
  return [
    plain,
    ...large(printing.testTitle, 2, columns),
    rule,
    ...left(fill(printing.testText, printer), columns),
    accents,
    ...large('137', 5, columns),
    rule,
    typed(formatShortMoment(now, language)),
    cut,
  ].join('\n')
}
