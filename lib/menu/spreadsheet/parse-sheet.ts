import type { FieldError } from '@/lib/i18n/catalogue'
import { type SheetRow, UnreadableTable } from './read-rows'
import { guessedColumns, headingRow, type Meaning } from './columns'
import { sampleRows } from './limits'
import { readSheet } from './read-sheet'
import { type Dish, type Reason, recordsOf } from './records'

export interface ParsedSheet {
  /** Why it cannot be read at all. */
  unreadable: { code: FieldError; row: number } | null
  headings: string[]
  columns: Meaning[]
  /** The first rows below the headings. */
  sample: SheetRow[]
  rowCount: number
  dishes: Dish[]
  reasons: Reason[]
}

/** Without `columns` they are guessed. */
export function parseSheet(bytes: Uint8Array, columns: readonly Meaning[] | undefined): ParsedSheet {
  try {
    return parsed(readSheet(bytes), columns)
  } catch (error) {
    if (error instanceof UnreadableTable) return unreadableSheet(error.code, error.row)
    throw error
  }
}

export function unreadableSheet(code: FieldError, row = 1): ParsedSheet {
  return { unreadable: { code, row }, headings: [], columns: [], sample: [], rowCount: 0, dishes: [], reasons: [] }
}

function parsed(all: readonly SheetRow[], sent: readonly Meaning[] | undefined): ParsedSheet {
  const at = headingRow(all)
  const width = all.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const headings = Array.from({ length: width }, (_, column) => all[at]?.cells[column] ?? '')
  const columns = sent ? headings.map((_, column) => sent[column] ?? 'ignore') : guessedColumns(headings)
  const rows = all.slice(at + 1)
  if (rows.length === 0) throw new UnreadableTable('no_spreadsheet', 1)
  return {
    unreadable: null,
    headings,
    columns,
    sample: rows.slice(0, sampleRows),
    rowCount: rows.length,
    ...recordsOf({ headings, columns, rows }),
  }
}
