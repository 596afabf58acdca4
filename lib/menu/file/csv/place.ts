import { type Path, pathText, type Place, type Problem } from '../menu-file'
import { namesOf, type RowKind } from './columns'

export interface PlacedRow {
  row: number
  kind: RowKind
}

export interface Table {
  headings: readonly string[]
  rows: ReadonlyMap<string, PlacedRow>
}

export interface ReadDocument {
  document: { categories: unknown[]; option_groups: unknown[]; items: unknown[] }
  problems: Problem[]
  table?: Table
}

export function placeIn({ headings, rows }: Table, path: Path): Place {
  const [list, number, heading] = path
  if (list === 'rows') return { path: '', ...at(headings, Number(number), heading === undefined ? null : `${heading}`) }
  for (let length = path.length; length > 0; length -= 1) {
    const found = rows.get(pathText(path.slice(0, length)))
    if (found) return { path: pathText(path), ...at(headings, found.row, columnOf(found.kind, path.slice(length))) }
  }
  return { path: pathText(path), row: null, column: null, cell: null }
}

function at(headings: readonly string[], row: number, column: string | null): Omit<Place, 'path'> {
  const index = headings.indexOf(column ?? '')
  return { row, column, cell: index >= 0 ? `${columnLetters(index)}${row}` : null }
}

/** As spreadsheets call a column: A, B, … AA. */
export function columnLetters(index: number): string {
  return index < 26
    ? String.fromCharCode(65 + index)
    : columnLetters(Math.floor(index / 26) - 1) + columnLetters(index % 26)
}

function columnOf(kind: RowKind, [field, inner]: Path): string {
  if (field === undefined || field === 'name') return namesOf[kind].at(kind === 'attachment' ? 1 : -1) ?? 'type'
  if (field === 'when_option') return 'option'
  if (kind === 'size_price' && field === 'size') return 'size'
  if (kind === 'item' && (field === 'option_groups' || field === 'option_prices')) return 'item'
  return typeof field === 'number' ? String(inner ?? field) : field
}
