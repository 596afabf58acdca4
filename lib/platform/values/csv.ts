import { stringify } from 'csv-stringify/sync'
import { calendarDayOf, zonedParts } from './time'

/** Spreadsheets recognise UTF-8 by it. */
export const byteOrderMark = '\uFEFF'

/** A spreadsheet ends a row at any line break that is not quoted. */
export function csvLines(records: string[][]): string {
  return stringify(records, { delimiter: ';', record_delimiter: 'windows', quoted_match: /[\r\n]/ })
}

/** `2026-11-20 18:05`, in Zurich: what spreadsheets take for a moment in every language. */
export function csvMoment(at: Date): string {
  const { minute } = zonedParts(at)
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'))
  return `${calendarDayOf(at)} ${hours}:${minutes}`
}

// A spreadsheet runs what begins like this, in full width as well; an apostrophe before it makes it a text.
// eslint-disable-next-line no-control-regex
const runs = /^'*[=+\-@＝＋－＠\t\r]/

/** A text with apostrophes of its own before such a character gets one more. */
export function defused(text: string): string {
  return runs.test(text) ? `'${text}` : text
}

export function undefused(cell: string): string {
  return cell.startsWith("'") && runs.test(cell.slice(1)) ? cell.slice(1) : cell
}
