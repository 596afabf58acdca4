import { stringify } from 'csv-stringify/sync'

/** Spreadsheets recognise UTF-8 by it. */
export const byteOrderMark = '\uFEFF'

export function csvLines(records: string[][]): string {
  return stringify(records, { delimiter: ';', record_delimiter: 'windows' })
}
