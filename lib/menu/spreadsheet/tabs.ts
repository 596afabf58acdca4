import { folded } from '@/lib/platform/values/folded'
import { readTypedAmount } from '@/lib/platform/values/money'
import { guessedColumns, headingRow, type Meaning } from './columns'
import { allTabs, mostTabs } from './limits'
import { plainWord } from './plain-word'
import { type SheetRow, UnreadableTable } from './read-rows'

/** A sheet of a workbook. */
export interface Tab {
  name: string
  rows: SheetRow[]
  fault: UnreadableTable | null
}

/** One that is too large for a menu is no hindrance to the others. */
export function readTab(name: string, read: () => SheetRow[]): Tab {
  try {
    return { name, rows: read(), fault: null }
  } catch (error) {
    if (error instanceof UnreadableTable) return { name, rows: [], fault: error }
    throw error
  }
}

export interface ChosenTable {
  /** The name of a sheet, or `allTabs`. */
  sheet: string
  sheets: { name: string; dishCount: number }[]
  headings: string[]
  /** Of the heading that a spreadsheet has made a day of. */
  oddHeadings: number[]
  rows: SheetRow[]
  hidden: SheetRow[]
}

interface Table {
  name: string
  headings: string[]
  oddHeadings: number[]
  columns: Meaning[]
  rows: SheetRow[]
  hidden: SheetRow[]
  /** Of its dishes: in rows with a name and a price. */
  names: string[]
}

/** Without an answer: the sheets with the same columns and other dishes together, else the one with the most dishes. */
export function chosenTable(all: readonly Tab[], wanted: string | undefined): ChosenTable {
  const tabs = all.filter(({ rows, fault }) => rows.length > 0 || fault).slice(0, mostTabs)
  const fault = (tabs.find(({ name }) => name === wanted) ?? (tabs.every((tab) => tab.fault) ? tabs[0] : null))?.fault
  if (fault) throw fault
  const tables = tabs.map(tableOf)
  const menus = tables.filter(({ names }) => names.length > 0)
  const chosen = chosenOf(tables, menus, wanted)
  const isOne = chosen.length === 1
  const named = chosen.map((table) => (menus.length > 1 ? withTabCategory(table, isOne) : table))
  const { headings, oddHeadings, rows, hidden } = isOne && named[0] ? named[0] : together(named)
  return {
    ...{ headings, oddHeadings, rows, hidden },
    sheet: isOne ? (chosen[0]?.name ?? '') : allTabs,
    sheets: tables.map(({ name, names }) => ({ name, dishCount: names.length })),
  }
}

function tableOf({ name, rows: all }: Tab): Table {
  const shown = all.filter(({ isHidden }) => !isHidden)
  const at = headingRow(shown)
  const width = shown.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const headings = Array.from({ length: width }, (_, column) => shown[at]?.cells[column] ?? '')
  const oddHeadings = headings.flatMap((_, column) => (shown[at]?.odd?.[column] === 'date' ? column : []))
  const rows = shown.slice(at + 1)
  const columns = guessedColumns(headings, rows)
  const hidden = all.filter(({ isHidden }) => isHidden)
  return { name, headings, oddHeadings, columns, rows, hidden, names: namesIn(rows, columns) }
}

function namesIn(rows: readonly SheetRow[], columns: readonly Meaning[]): string[] {
  const at = columns.indexOf('name')
  const prices = columns.flatMap((meaning, column) => (meaning.endsWith('price') ? column : []))
  return rows.flatMap(({ cells }) => {
    const name = cells[at] ?? ''
    return name !== '' && prices.some((column) => 'rappen' in readTypedAmount(cells[column] ?? '')) ? folded(name) : []
  })
}

function chosenOf(tables: readonly Table[], menus: readonly Table[], wanted: string | undefined): readonly Table[] {
  const named = tables.filter(({ name }) => name === wanted).slice(0, 1)
  if (named.length > 0) return named
  const [first, ...others] = menus
  if (!first) return tables.toSorted((a, b) => b.rows.length - a.rows.length).slice(0, 1)
  if (wanted === allTabs) return menus
  const names = menus.flatMap((table) => [...new Set(table.names)])
  const areOthers = new Set(names).size === names.length
  if (areOthers && others.every((table) => kindOf(table) === kindOf(first))) return menus
  return menus.toSorted((a, b) => b.names.length - a.names.length).slice(0, 1)
}

function kindOf({ columns }: Table): string {
  return [...new Set(columns)]
    .filter((meaning) => meaning !== 'ignore')
    .toSorted()
    .join()
}

function withTabCategory(table: Table, isOne: boolean): Table {
  const isNamed = !/^(?:tabelle|sheet|feuil|feuille|foglio|blatt|tab)\s*\d*$/i.test(table.name)
  const tab = isOne ? {} : { tab: table.name }
  const inTab = (row: SheetRow) => ({ ...row, ...tab, tabCategory: isNamed ? table.name : undefined })
  return { ...table, rows: table.rows.map(inTab), hidden: table.hidden.map(inTab) }
}

/** Columns with the same heading become one. */
function together(tables: readonly Table[]): Pick<Table, 'headings' | 'oddHeadings' | 'rows' | 'hidden'> {
  const headings: string[] = []
  const placeOf = new Map<string, number>()
  const places = tables.map((table) => {
    const seen = new Map<string, number>()
    return table.headings.map((heading, at) => {
      const word = plainWord(heading) || `column ${at}`
      const before = seen.get(word) ?? 0
      seen.set(word, before + 1)
      const key = `${word} ${before}`
      const place = placeOf.get(key) ?? headings.push(heading) - 1
      placeOf.set(key, place)
      return place
    })
  })
  const placed = (row: SheetRow, at: number) => inPlaces(row, places[at] ?? [])
  return {
    headings,
    oddHeadings: tables.flatMap((table, at) => table.oddHeadings.flatMap((column) => places[at]?.[column] ?? [])),
    rows: tables.flatMap((table, at) => table.rows.map((row) => placed(row, at))),
    hidden: tables.flatMap(({ hidden }) => hidden),
  }
}

function inPlaces(row: SheetRow, places: readonly number[]): SheetRow {
  const cells: string[] = []
  const odd: NonNullable<SheetRow['odd']> = {}
  for (const [at, cell] of row.cells.entries()) {
    const place = places[at] ?? at
    while (cells.length < place) cells.push('')
    cells[place] = cell
  }
  for (const [at, kind] of Object.entries(row.odd ?? {})) odd[places[Number(at)] ?? Number(at)] = kind
  return { ...row, cells, ...(row.odd && { odd }) }
}
