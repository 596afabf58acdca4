import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { type Path, type Place, type Problem, pathText } from '@/lib/menu/file/problem'
import { turns } from '@/lib/platform/turns'
import { mostRows } from '@/lib/menu/file/cells'
import type { FieldError } from '@/lib/i18n/catalogue'
import { columns, fieldsOf, idsOf, namesOf, rowKinds, type RowKind } from './columns'
import { DocumentOfRows } from './document-of-rows'
import { undefused } from './formulas'

/** The rows below the headings, each with its number in the spreadsheet; rows without a word are left out. */
export interface Table {
  headings: string[]
  rows: { number: number; cells: string[] }[]
}

/** The text is no table, and from which row on. */
export class UnreadableTable extends Error {
  constructor(
    readonly code: FieldError,
    readonly row: number,
  ) {
    super(code)
  }
}

const charactersAtOnce = 32 * 1024

/** With whatever separator a spreadsheet has saved it: the character behind the first heading says which. */
export async function readTable(text: string): Promise<Table> {
  const delimiter = /^\s*"?type"?\s*([;,\t])/i.exec(text)?.[1]
  if (!delimiter) throw new UnreadableTable('no_menu_table', 1)
  const parser = parse({ delimiter, relax_column_count: true, max_record_size: 256 * 1024 })
  const turn = turns()
  const table: Table = { headings: [], rows: [] }
  let number = 0
  try {
    for await (const record of Readable.from(slices(text)).pipe(parser)) {
      number += 1
      const cells = (record as string[]).map((cell) => undefused(cell).trim())
      if (number === 1) table.headings = cells.map((heading) => heading.toLowerCase())
      else if (cells.some((cell) => cell !== '')) table.rows.push({ number, cells })
      if (number > mostRows) throw new UnreadableTable('too_many_rows', number)
      await turn()
    }
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableTable('broken_quotes', number + 1)
    throw error
  }
  return table
}

function* slices(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += charactersAtOnce) yield text.slice(at, at + charactersAtOnce)
}

export interface ReadDocument {
  /** For the schema to judge. */
  document: { categories: unknown[]; option_groups: unknown[]; items: unknown[] }
  problems: Problem[]
  placeOf: (path: Path) => Place
}

/** The rows of a table as the document that they mean; each of its entries knows its row. */
export async function readCsv(text: string): Promise<ReadDocument> {
  const { headings, rows } = await readTable(text)
  const builder = new DocumentOfRows()
  const problems: Problem[] = []
  const refuse = (code: FieldError, row: number, column: string) => problems.push({ code, path: ['rows', row, column] })
  for (const heading of headings) if (heading !== '' && !columns.includes(heading)) refuse('unknown_field', 1, heading)
  const turn = turns()
  for (const { number, cells } of rows) {
    const said = Object.fromEntries(headings.map((heading, index) => [heading, cells[index] ?? '']))
    const kind = rowKinds.find((known) => known === said.type?.toLowerCase())
    if (!kind) refuse('row_type_unknown', number, 'type')
    else {
      for (const column of superfluous(kind, said)) refuse('no_field_of_row', number, column)
      builder.add(kind, { number, said, fields: fieldsIn(kind, said) })
    }
    await turn()
  }
  return { document: builder.document, problems, placeOf: (path) => placeIn(headings, builder, path) }
}

function superfluous(kind: RowKind, said: Record<string, string>): string[] {
  const known = new Set<string>(['type', ...namesOf[kind], ...idsOf[kind], ...Object.keys(fieldsOf[kind])])
  return Object.keys(said).filter((column) => said[column] !== '' && columns.includes(column) && !known.has(column))
}

/** A column that the table does not have says nothing. */
function fieldsIn(kind: RowKind, said: Record<string, string>): Record<string, unknown> {
  const stated = Object.entries(fieldsOf[kind]).map(([field, read]) => {
    const cell = said[field]
    return [field, cell === undefined ? undefined : read(cell)]
  })
  return Object.fromEntries(stated.filter(([, value]) => value !== undefined))
}

function placeIn(headings: readonly string[], builder: DocumentOfRows, path: Path): Place {
  const [list, number, heading] = path
  const found = list === 'rows' ? { row: Number(number), column: String(heading) } : builder.placeOf(path)
  const index = headings.indexOf(found.column ?? '')
  const cell = found.row !== null && index >= 0 ? `${letters(index)}${found.row}` : null
  return { path: list === 'rows' ? '' : pathText(path), ...found, cell }
}

/** A, B … Z, AA … */
function letters(index: number): string {
  return index < 26 ? String.fromCharCode(65 + index) : letters(Math.floor(index / 26) - 1) + letters(index % 26)
}
