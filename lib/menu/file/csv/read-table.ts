import { CsvError, parse } from 'csv-parse/sync'
import type { FieldError } from '@/lib/i18n/catalogue'
import { mostRows } from '../cells'
import { columns, fieldsOf, idsOf, namesOf, rowKinds, type RowKind } from './columns'
import { DocumentOfRows } from './document-of-rows'
import { undefused } from './formulas'
import type { ReadDocument } from './place'

interface Rows {
  headings: string[]
  rows: { number: number; cells: string[] }[]
}

export class UnreadableTable extends Error {
  constructor(
    readonly code: FieldError,
    readonly row: number,
  ) {
    super(code)
  }
}

const mostHeadings = 200

/** The character behind the first heading is the separator. */
function readRows(text: string): Rows {
  const delimiter = /^\s*"?type"?\s*([;,\t])/i.exec(text)?.[1]
  if (!delimiter) throw new UnreadableTable('no_menu_table', 1)
  const table: Rows = { headings: [], rows: [] }
  let number = 0
  const take = (record: string[]) => {
    number += 1
    if (number > mostRows) throw new UnreadableTable('too_many_rows', number)
    if (number === 1 && record.length > mostHeadings) throw new UnreadableTable('more_than_a_menu', 1)
    const cells = record.map((cell) => undefused(cell).trim())
    if (number === 1) table.headings = cells.map((heading) => heading.toLowerCase())
    else if (cells.some((cell) => cell !== '')) table.rows.push({ number, cells })
    return null
  }
  try {
    parse(text, { delimiter, relax_column_count: true, max_record_size: 256 * 1024, on_record: take })
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableTable('broken_quotes', number + 1)
    throw error
  }
  return table
}

export function readCsv(text: string): ReadDocument {
  const { headings, rows } = readRows(text)
  const builder = new DocumentOfRows()
  const problems: ReadDocument['problems'] = []
  const refuse = (code: FieldError, row: number, column: string) => problems.push({ code, path: ['rows', row, column] })
  for (const heading of headings) if (heading !== '' && !columns.includes(heading)) refuse('unknown_field', 1, heading)
  for (const { number, cells } of rows) {
    const said = Object.fromEntries(headings.map((heading, index) => [heading, cells[index] ?? '']))
    const kind = rowKinds.find((known) => known === said.type?.toLowerCase())
    if (!kind) refuse('row_type_unknown', number, 'type')
    else {
      for (const column of superfluous(kind, said)) refuse('no_field_of_row', number, column)
      builder.add(kind, { number, said, fields: fieldsIn(kind, said) })
    }
  }
  return { document: builder.document, problems, table: { headings, rows: builder.rows } }
}

function superfluous(kind: RowKind, said: Record<string, string>): string[] {
  const known = new Set<string>(['type', ...namesOf[kind], ...idsOf[kind], ...Object.keys(fieldsOf[kind])])
  return Object.keys(said).filter((column) => said[column] !== '' && columns.includes(column) && !known.has(column))
}

/** A missing column states nothing. */
function fieldsIn(kind: RowKind, said: Record<string, string>): Record<string, unknown> {
  const stated = Object.entries(fieldsOf[kind]).map(([field, read]) => {
    const cell = said[field]
    return [field, cell === undefined ? undefined : read(cell)]
  })
  return Object.fromEntries(stated.filter(([, value]) => value !== undefined))
}
