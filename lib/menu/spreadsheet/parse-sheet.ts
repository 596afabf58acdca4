import type { FieldError } from '@/lib/i18n/catalogue'
import { type KeyEntry, keyFor, legendOf } from './allergen-key'
import { guessedColumns, type Meaning } from './columns'
import { type Reading, type ReadingChoice, repairedText } from './decode-text'
import { exportTable } from './exports'
import { longestShown, sampleRows } from './limits'
import { type SheetRow, UnreadableTable } from './read-rows'
import { type ReadSheet, readSheet } from './read-sheet'
import type { Dish } from './read-dish'
import type { Reason } from './reasons'
import { recordsOf } from './records'
import { chosenTable } from './tabs'

export interface ParsedSheet {
  /** Why it cannot be read at all. */
  unreadable: { code: FieldError; row: number } | null
  /** How its text was read, and could be otherwise. */
  reading: Reading
  readings: ReadingChoice[]
  /** Which of the workbook is read; empty for a text. */
  sheet: string
  sheets: { name: string; dishCount: number }[]
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
  /** The name of one, or all of them. */
  sheet?: string | undefined
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
  return { unreadable: { code, row }, reading: 'unicode', readings: [], sheet: '', sheets: [], ...nothing }
}

/** Asked where "KÃ¤se" stands: before the file came here a program has taken its letters for others. */
function asWritten(read: ReadSheet, { reading }: SheetAnswers): ReadSheet {
  const cells = read.tabs.flatMap(({ rows }) => rows.flatMap((row) => row.cells))
  const garbled = cells.find((cell) => repairedText(cell) !== cell)
  if (garbled === undefined || read.reading !== 'unicode') return read
  const samples = { repaired: repairedText(garbled), unicode: garbled }
  const choices = (['repaired', 'unicode'] as const).map((choice) => ({
    reading: choice,
    sample: samples[choice].slice(0, longestShown),
  }))
  if (reading === 'unicode') return { ...read, choices }
  const repaired = (row: SheetRow) => ({ ...row, cells: row.cells.map(repairedText) })
  return { tabs: read.tabs.map((tab) => ({ ...tab, rows: tab.rows.map(repaired) })), reading: 'repaired', choices }
}

function parsed({ tabs, reading, choices }: ReadSheet, answers: SheetAnswers): ParsedSheet {
  const legend = legendOf(tabs.flatMap(({ rows }) => rows))
  const withoutLegend = tabs.map((tab) => ({ ...tab, rows: tab.rows.filter((row) => !legend.rows.has(row)) }))
  const { headings, oddHeadings, hidden, sheet, sheets, ...table } = chosenTable(withoutLegend, answers.sheet)
  const exported = exportTable(headings, table.rows)
  const guessed = exported?.columns ?? guessedColumns(headings, table.rows)
  const columns = answers.columns ? headings.map((_, at) => answers.columns?.[at] ?? 'ignore') : guessed
  const rows = exported?.rows ?? table.rows
  if (rows.length === 0) throw new UnreadableTable('no_spreadsheet', 1)
  const stated = rows.flatMap(({ cells }) => cells.filter((_, column) => columns[column] === 'allergens'))
  const answered = new Map(answers.allergenKey?.map(({ code, meaning }) => [code.toUpperCase(), meaning]))
  const key = keyFor(stated, legend, answered)
  const said = new Map(key.flatMap(({ code, meaning, isAsked }) => (isAsked ? [] : [[code, meaning] as const])))
  const records = recordsOf({ headings, oddHeadings, columns, rows, key: said })
  const left: Reason[] = hidden.length > 0 ? [{ code: 'hidden_row', meaning: 'ignore', value: null, rows: hidden }] : []
  return {
    unreadable: null,
    reading,
    readings: choices,
    sheet,
    sheets,
    headings,
    columns,
    sample: rows.slice(0, sampleRows),
    rowCount: rows.length,
    key,
    ...records,
    notes: [...left, ...records.notes],
  }
}
