import { stringify } from 'csv-stringify/sync'

/** By it a spreadsheet knows UTF-8. */
export const byteOrderMark = '\uFEFF'

/** As a spreadsheet of this country opens and saves it: semicolons and CRLF. */
export function csvLines(records: string[][]): string {
  return stringify(records, { delimiter: ';', record_delimiter: 'windows' })
}
