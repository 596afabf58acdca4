import { Parser } from 'htmlparser2'
import type { Meaning } from './columns'
import { plainWord } from './plain-word'
import type { SheetRow } from './read-rows'

interface KnownExport {
  /** Headings that no other table has together. */
  signs: readonly string[]
  /** The first column with one of the headings; * is anything. All others are left out. */
  columns: Partial<Record<Meaning, string>>
  /** A column that says which rows belong to one product, by its id or its number. */
  parents?: { id: string; number: string; type: string; parent: string }
}

const woo = (words: Record<'type' | 'number' | 'parent' | 'values', string>, columns: KnownExport['columns']) => ({
  signs: [words.type, words.number, words.parent],
  columns: { name: 'Name', size: words.values, ...columns },
  parents: { id: 'ID', ...words },
})

/** As the programs of shops and tills write their products. */
const knownExports: readonly KnownExport[] = [
  {
    // Square
    signs: ['Item Name', 'Variation Name'],
    columns: {
      name: 'Item Name',
      description: 'Description',
      category: 'Category, Categories, Reporting Category',
      size: 'Variation Name',
      price: 'Price',
    },
  },
  {
    // Loyverse
    signs: ['Handle', 'Name', 'Option 1 value', 'Track stock'],
    columns: {
      name: 'Name',
      description: 'Description',
      category: 'Category',
      size: 'Option * value',
      price: 'Default price, Price *, Price',
      available: 'Available for sale *, Available for sale',
    },
  },
  {
    // Shopify, as it was
    signs: ['Handle', 'Title', 'Option1 Value', 'Variant Price'],
    columns: {
      name: 'Title',
      description: 'Body (HTML)',
      category: 'Type, Product Category',
      size: 'Option* Value',
      price: 'Variant Price',
      available: 'Status, Published',
    },
  },
  {
    // Shopify, as it is now
    signs: ['URL handle', 'Title', 'Option1 value', 'Price'],
    columns: {
      name: 'Title',
      description: 'Description',
      category: 'Type, Product category',
      size: 'Option* value',
      price: 'Price',
      available: 'Status, Published on online store',
    },
  },
  woo(
    { type: 'Type', number: 'SKU', parent: 'Parent', values: 'Attribute * value(s)' },
    {
      description: 'Short description, Description',
      category: 'Categories',
      price: 'Regular price',
      available: 'Published',
    },
  ),
  woo(
    { type: 'Typ', number: 'Artikelnummer', parent: 'Übergeordnetes Produkt', values: 'Attribut * Wert(e)' },
    {
      description: 'Kurzbeschreibung, Beschreibung',
      category: 'Kategorien',
      price: 'Regulärer Preis, Normaler Preis',
      available: 'Veröffentlicht',
    },
  ),
]

export interface ExportTable {
  columns: Meaning[]
  rows: SheetRow[]
}

/** Null: some other table. */
export function exportTable(headings: readonly string[], rows: readonly SheetRow[]): ExportTable | null {
  const words = headings.map(plainWord)
  const found = knownExports.find(({ signs }) => signs.every((sign) => words.includes(plainWord(sign))))
  if (!found) return null
  const columns = columnsOf(found, words, rows)
  const taken = found.parents ? withParents(rows, placesOf(found.parents, words), columns) : rows
  return {
    columns,
    rows: taken.map((row) => ({ ...row, cells: row.cells.map((cell, at) => plainCell(cell, columns[at])) })),
  }
}

function columnsOf({ columns }: KnownExport, words: readonly string[], rows: readonly SheetRow[]): Meaning[] {
  const meanings = words.map((): Meaning => 'ignore')
  for (const [meaning, names = ''] of Object.entries(columns)) {
    const isFilled = (at: number) => rows.some(({ cells }) => (cells[at] ?? '') !== '')
    const choices = names.split(', ').map((name) => words.flatMap((word, at) => (isLike(word, name) ? at : [])))
    const ofChoice = choices.map((places) => places.filter(isFilled)).find((places) => places.length > 0)
    const places = ofChoice ?? choices.find((all) => all.length > 0) ?? []
    for (const at of meaning === 'size' ? places : places.slice(0, 1)) meanings[at] = meaning as Meaning
  }
  return meanings
}

function isLike(word: string, name: string): boolean {
  const [before = '', after] = name.split('*').map((part) => plainWord(part))
  if (after === undefined) return word === before
  return word.startsWith(before) && word.endsWith(after) && word.length > before.length + after.length
}

type Places = Record<'id' | 'number' | 'type' | 'parent', number>

function placesOf({ id, number, type, parent }: NonNullable<KnownExport['parents']>, words: readonly string[]): Places {
  const at = (name: string) => words.indexOf(plainWord(name))
  return { id: at(id), number: at(number), type: at(type), parent: at(parent) }
}

/** A variation says of which product it is one, anywhere in the file, and has no category of its own. */
function withParents(rows: readonly SheetRow[], at: Places, columns: readonly Meaning[]): SheetRow[] {
  const cellOf = (row: SheetRow, column: number) => row.cells[column] ?? ''
  const parents = new Map(
    rows.flatMap((row) => [[`id:${cellOf(row, at.id)}`, row] as const, [cellOf(row, at.number), row]]),
  )
  const isVariation = (row: SheetRow) => /^variation/i.test(cellOf(row, at.type))
  const used = new Set(rows.filter(isVariation).map((row) => parents.get(cellOf(row, at.parent))))
  return rows.flatMap((row) => {
    const parent = isVariation(row) ? parents.get(cellOf(row, at.parent)) : undefined
    if (used.has(row)) return []
    if (!parent || parent === row) return [withoutSize(row, columns)]
    const isOwn = (column: number) => /^(?:price|size)$/.test(columns[column] ?? '')
    return [{ ...row, cells: columns.map((_, column) => cellOf(isOwn(column) ? row : parent, column)) }]
  })
}

/** The attributes of a product without variations are no sizes: "Schärfe: mild". */
function withoutSize(row: SheetRow, columns: readonly Meaning[]): SheetRow {
  return { ...row, cells: row.cells.map((cell, at) => (columns[at] === 'size' ? '' : cell)) }
}

function plainCell(cell: string, meaning: Meaning | undefined): string {
  if (meaning === 'description') return textOfHtml(cell)
  // "Essen > Pizza, Angebote": the first of a list, and of that the last.
  if (meaning === 'category') return (cell.split(/,(?=\s*\S)/)[0] ?? '').split('>').at(-1)?.trim() ?? ''
  return cell
}

function textOfHtml(html: string): string {
  if (!/<[a-z/!]|&[a-z#]/i.test(html)) return html
  let text = ''
  const parser = new Parser({
    ontext: (piece) => (text += piece),
    onclosetag: (name) => /^(?:p|br|li|div|h\d)$/.test(name) && (text += '\n'),
  })
  parser.end(html)
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}
