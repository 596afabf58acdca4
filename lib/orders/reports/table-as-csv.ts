import { defused } from '@/lib/menu/file/csv/formulas'
import { byteOrderMark, csvLines } from '@/lib/platform/csv'
import type { Column, ShownTable } from './report-tables'

/**
 * For a spreadsheet or the books of a fiduciary: amounts with a decimal point and without separators, days as in ISO
 * 8601, which sort as text and are a date in every language.
 */
export function tableAsCsv({ columns, rows }: ShownTable): string {
  const head = columns.map(({ name }) => defused(name))
  return byteOrderMark + csvLines([head, ...rows.map((row) => row.map((value, index) => cell(value, columns[index])))])
}

function cell(value: string | number | null, column: Column | undefined): string {
  if (typeof value === 'string') return defused(value)
  if (value === null) return ''
  return column?.kind === 'rappen' ? (value / 100).toFixed(2) : String(value)
}
