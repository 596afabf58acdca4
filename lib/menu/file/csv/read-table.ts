import type { FieldError } from '@/lib/i18n/catalogue'
import { mostRows } from '../cells'
import { columns, fieldsOf, idsOf, namesOf, rowKinds, type RowKind } from './columns'
import { DocumentOfRows } from './document-of-rows'
import type { ReadDocument } from './place'
import { readRows, UnreadableTable } from './read-rows'

/** The character behind the first heading is the separator. */
function separatorOf(text: string): string {
  const delimiter = /^\s*"?type"?\s*([;,\t])/i.exec(text)?.[1]
  if (!delimiter) throw new UnreadableTable('no_menu_table', 1)
  return delimiter
}

export function readCsv(text: string): ReadDocument {
  const [head, ...rows] = readRows(text, { delimiter: separatorOf(text), mostRows })
  const headings = head?.cells.map((heading) => heading.toLowerCase()) ?? []
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
