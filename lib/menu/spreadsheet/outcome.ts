import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { Refusal } from '@/lib/platform/refusal'
import { mostListed } from '../json/limits'
import type { ImportOutcome } from '../json/outcome'
import { longestShown, mostRowsShown } from './limits'
import type { ParsedSheet } from './parse-sheet'
import type { SheetRow } from './read-rows'
import { reasonText } from './reason-text'
import type { Dish } from './read-dish'
import type { Reason } from './reasons'

export interface Settled {
  dishes: Dish[]
  reasons: Reason[]
  /** Null: no dish is left. */
  outcome: ImportOutcome | null
}

interface Shown {
  sheet: ParsedSheet
  language: Language
}

export type SheetOutcome = ReturnType<typeof outcomeOf>

export function outcomeOf({ dishes, reasons, outcome }: Settled, { sheet, language }: Shown) {
  const { headings, columns, sample, rowCount, reading, readings, sheets } = sheet
  const refused = new Set(reasons.flatMap(({ rows }) => rows.map(placeOf)))
  return {
    reading,
    readings,
    sheet: sheet.sheet,
    sheets,
    columns: columns.map((meaning, at) => ({ letter: columnLetters(at), heading: headings[at] ?? '', meaning })),
    sample: sample.map(({ number, tab = null, cells }) => ({
      row: number,
      sheet: tab,
      cells: columns.map((_, at) => (cells[at] ?? '').slice(0, longestShown)),
    })),
    rowCount,
    dishes: dishes.slice(0, mostListed).map(({ row, category, sizes, entry }) => ({
      row: row.number,
      sheet: row.tab ?? null,
      name: entry.name,
      category,
      priceRappen: sizes.length > 0 ? null : (entry.price ?? null),
      sizes,
    })),
    dishCount: dishes.length,
    reasons: reasons.map((reason) => reasonView(reason, sheet, language)),
    refusedCount: refused.size,
    notes: notesOf(sheet, refused).map((note) => reasonView(note, sheet, language)),
    allergenKey: sheet.key,
    outcome,
  }
}

function placeOf({ tab, number }: SheetRow): string {
  return `${tab ?? ''} ${number}`
}

/** Of the rows that are taken. */
function notesOf({ notes }: ParsedSheet, refused: ReadonlySet<string>): Reason[] {
  const taken = notes.map((note) => ({ ...note, rows: note.rows.filter((row) => !refused.has(placeOf(row))) }))
  return taken.filter(({ rows }) => rows.length > 0)
}

function reasonView(reason: Reason, sheet: ParsedSheet, language: Language) {
  const heading = headingOf(reason, sheet)
  return {
    code: reason.code,
    message: reasonText(reason, { heading, language }),
    heading,
    value: reason.value?.slice(0, longestShown) ?? null,
    rows: reason.rows.slice(0, mostRowsShown).map((row) => ({
      row: row.number,
      sheet: row.tab ?? null,
      text: rowText(row),
    })),
    rowCount: reason.rows.length,
  }
}

function headingOf({ meaning }: Reason, { columns, headings }: ParsedSheet): string | null {
  return headings[columns.indexOf(meaning)] ?? null
}

function rowText({ cells }: SheetRow): string {
  const text = cells.filter((cell) => cell !== '').join(' · ')
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text
}

export function refusedRows({ reasons }: Settled, { sheet, language }: Shown): Refusal {
  const problems = reasons.flatMap((reason) => {
    const { code, rows, meaning } = reason
    const heading = headingOf(reason, sheet)
    const found = { code, message: reasonText(reason, { heading, language }), path: '', column: heading }
    const letters = heading === null ? null : columnLetters(sheet.columns.indexOf(meaning))
    const places = rows.length === 0 ? [null] : rows
    // In a workbook each sheet has its own cells.
    const cellIn = ({ tab, number }: SheetRow) => letters && `${tab ? `${tab}!` : ''}${letters}${number}`
    return places.map((row) => ({ ...found, row: row?.number ?? null, cell: row && cellIn(row) }))
  })
  const data = { problems: problems.slice(0, mostListed), problemCount: problems.length }
  return new Refusal('menu_file_invalid', { data })
}

export function unreadable({ code, row }: NonNullable<ParsedSheet['unreadable']>, language: Language): Refusal {
  const message = texts(language).fieldErrors[code]
  const problems = [{ code, message, path: '', row, column: null, cell: null }]
  return new Refusal('menu_file_invalid', { data: { problems, problemCount: 1 } })
}

/** As spreadsheets call a column: A, B, … AA. */
function columnLetters(index: number): string {
  return index < 26
    ? String.fromCharCode(65 + index)
    : columnLetters(Math.floor(index / 26) - 1) + columnLetters(index % 26)
}
