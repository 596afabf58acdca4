import type { FieldError } from '@/lib/i18n/catalogue'
import { type KeyEntry, keyFor, legendOf } from './allergen-key'
import { guessedColumns, headingRow, type Meaning } from './columns'
import { type Reading, type ReadingChoice, repairedText } from './decode-text'
import { longestShown, sampleRows } from './limits'
import { type SheetRow, UnreadableTable } from './read-rows'
import { type ReadSheet, readSheet } from './read-sheet'
import { type Dish, type Reason, recordsOf } from './records'

export interface ParsedSheet {
  /** Why it cannot be read at all. */
  unreadable: { code: FieldError; row: number } | null
  /** How its text was read, and could be otherwise. */
  reading: Reading
  readings: ReadingChoice[]
  headings: string[]
  columns: Meaning[]
  /** The first rows below the headings. */
  sample: SheetRow[]
  rowCount: number
  /** Of the letters and numbers in the column of allergens. */
  key: KeyEntry[]
  dishes: Dish[]
  reasons: Reason[]
  /** What is left out of dishes that are taken. */
  notes: Reason[]
}

/** What the owner answered; what is absent is guessed. */
export interface SheetAnswers {
  columns?: readonly Meaning[] | undefined
  reading?: Reading | undefined
  allergenKey?: readonly Pick<KeyEntry, 'code' | 'meaning'>[] | undefined
}

export function parseSheet(bytes: Uint8Array, answers: SheetAnswers = {}): ParsedSheet {
  try {
    return parsed(asWritten(readSheet(bytes, answers.reading), answers), answers)
  } catch (error) {
    if (error instanceof UnreadableTable) return unreadableSheet(error.code, error.row)
    throw error
  }
}

export function unreadableSheet(code: FieldError, row = 1): ParsedSheet {
  const nothing = { headings: [], columns: [], sample: [], rowCount: 0, key: [], dishes: [], reasons: [], notes: [] }
  return { unreadable: { code, row }, reading: 'unicode', readings: [], ...nothing }
}

/** Asked where "KÃ¤se" stands: before the file came here a program has taken its letters for others. */
function asWritten(read: ReadSheet, { reading }: SheetAnswers): ReadSheet {
  const cells = read.rows.flatMap((row) => row.cells)
  const garbled = cells.find((cell) => repairedText(cell) !== cell)
  if (garbled === undefined || read.reading !== 'unicode') return read
  const samples = { repaired: repairedText(garbled), unicode: garbled }
  const choices = (['repaired', 'unicode'] as const).map((choice) => ({
    reading: choice,
    sample: samples[choice].slice(0, longestShown),
  }))
  if (reading === 'unicode') return { ...read, choices }
  const rows = read.rows.map((row) => ({ ...row, cells: row.cells.map(repairedText) }))
  return { rows, reading: 'repaired', choices }
}

function parsed({ rows: all, reading, choices }: ReadSheet, { columns: sent, allergenKey }: SheetAnswers): ParsedSheet {
  const at = headingRow(all)
  const width = all.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const headings = Array.from({ length: width }, (_, column) => all[at]?.cells[column] ?? '')
  const columns = sent ? headings.map((_, column) => sent[column] ?? 'ignore') : guessedColumns(headings)
  const legend = legendOf(all)
  const rows = all.slice(at + 1).filter((row) => !legend.rows.has(row))
  if (rows.length === 0) throw new UnreadableTable('no_spreadsheet', 1)
  const stated = rows.flatMap(({ cells }) => cells.filter((_, column) => columns[column] === 'allergens'))
  const key = keyFor(stated, legend, new Map(allergenKey?.map(({ code, meaning }) => [code.toUpperCase(), meaning])))
  const said = new Map(key.flatMap(({ code, meaning, isAsked }) => (isAsked ? [] : [[code, meaning] as const])))
  return {
    unreadable: null,
    reading,
    readings: choices,
    headings,
    columns,
    sample: rows.slice(0, sampleRows),
    rowCount: rows.length,
    key,
    ...recordsOf({ headings, columns, rows, key: said }),
  }
}
