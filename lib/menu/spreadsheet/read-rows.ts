import { CsvError, parse } from 'csv-parse/sync'
import type { FieldError } from '@/lib/i18n/catalogue'
import { undefused } from '@/lib/platform/values/csv'
import { mostSheetRows } from './limits'

export interface SheetRow {
  /** Of the spreadsheet: the first is 1. */
  number: number
  cells: string[]
}

export class UnreadableTable extends Error {
  constructor(
    readonly code: FieldError,
    readonly row: number,
  ) {
    super(code)
  }
}

/** UTF-8, UTF-16 with its mark, else the code page of older spreadsheets on Windows. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const mostHeadings = 200

/** Rows with nothing in them are left out. */
export function readRows(text: string, delimiter: string): SheetRow[] {
  const rows: SheetRow[] = []
  let number = 0
  const take = (record: string[]) => {
    number += 1
    if (number > mostSheetRows) throw new UnreadableTable('too_many_rows', number)
    if (number === 1 && record.length > mostHeadings) throw new UnreadableTable('more_than_a_menu', 1)
    const cells = record.map((cell) => undefused(cell).trim())
    if (cells.some((cell) => cell !== '')) rows.push({ number, cells })
    return null
  }
  try {
    parse(text, { delimiter, relax_column_count: true, max_record_size: 256 * 1024, on_record: take })
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableTable('broken_quotes', number + 1)
    throw error
  }
  return rows
}
