import { CsvError, parse } from 'csv-parse/sync'
import type { FieldError } from '@/lib/i18n/catalogue'
import { undefused } from '@/lib/platform/values/csv'
import { mostSheetRows } from './limits'

export interface SheetRow {
  /** Of the spreadsheet: the first is 1. */
  number: number
  cells: string[]
  /** By their index: what a spreadsheet does not have as it was meant. */
  odd?: Record<number, OddCell>
  isHidden?: true
  /** The sheet of the workbook, where dishes of several are read. */
  tab?: string
  /** Its name, for dishes of which nothing else says it. */
  tabCategory?: string | undefined
}

/** A price or a name of which it has made a day, or a formula whose value was not saved. */
export type OddCell = 'date' | 'no_value'

export class UnreadableTable extends Error {
  constructor(
    readonly code: FieldError,
    readonly row: number,
  ) {
    super(code)
  }
}

const mostCells = 200

/** Rows with nothing in them are left out. */
export function readRows(text: string, delimiter: string): SheetRow[] {
  try {
    return rowsOf(text, { delimiter })
  } catch (error) {
    if (error instanceof UnreadableTable && error.code === 'broken_quotes')
      return rowsOf(text, { delimiter, relax_quotes: true })
    throw error
  }
}

/** Those at the beginning, as far as they can be read. */
export function firstRecords(text: string, delimiter: string): string[][] {
  const records: string[][] = []
  try {
    parse(text.slice(0, 64 * 1024), {
      ...csv,
      delimiter,
      relax_quotes: true,
      to: 200,
      on_record: (record: string[]) => (records.push(record), null),
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
  }
  return records
}

const csv = { relax_column_count: true, max_record_size: 256 * 1024 }

function rowsOf(text: string, options: { delimiter: string; relax_quotes?: true }): SheetRow[] {
  const rows: SheetRow[] = []
  let number = 0
  const take = (record: string[]) => {
    number += 1
    if (number > mostSheetRows) throw new UnreadableTable('too_many_rows', number)
    if (options.relax_quotes && record.some(isSwallowing)) throw new UnreadableTable('broken_quotes', number)
    const cells = record.map((cell) => undefused(cleaned(options.relax_quotes ? unquoted(cell) : cell)))
    const filled = cells.findLastIndex((cell) => cell !== '') + 1
    if (filled > mostCells) throw new UnreadableTable('more_than_a_menu', number)
    if (filled > 0) rows.push({ number, cells })
    return null
  }
  try {
    parse(text, { ...csv, ...options, trim: !options.relax_quotes, on_record: take })
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableTable('broken_quotes', number + 1)
    throw error
  }
  return rows
}

/** A quote that nobody closed goes on to the next one, some dishes below. */
function isSwallowing(cell: string): boolean {
  return cell.startsWith('"') && cell.includes('\n')
}

/** "Pizza "Rosa" scharf" was quoted by a program that does not double the quotes within. */
function unquoted(cell: string): string {
  return /^"[^"]*[\s(]"\S.*"$/.test(cell) ? cell.slice(1, -1) : cell
}

/** What is not seen makes two equal names different, and of a price a text. */
export function cleaned(text: string): string {
  return text.replace(/[\u00ad\u200b\u2060\ufeff]/g, '').trim()
}
