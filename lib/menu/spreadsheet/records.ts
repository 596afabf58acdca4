import { folded } from '@/lib/platform/values/folded'
import { type Meaning, repeatable, sizeNameOf } from './columns'
import { isDay } from './made-a-day'
import type { CodeMeaning } from './read-allergens'
import { type Cell, type Dish, dishOf, type DishRows, isZero } from './read-dish'
import type { OddCell, SheetRow } from './read-rows'
import { type Reason, type Refused, Reasons } from './reasons'

export interface Sheet {
  headings: readonly string[]
  /** Which of them a spreadsheet has made a day of. */
  oddHeadings: readonly number[]
  columns: readonly Meaning[]
  rows: readonly SheetRow[]
  /** What letters and numbers stand for in the column of allergens, as far as somebody has said it. */
  key: ReadonlyMap<string, CodeMeaning>
}

interface Records {
  dishes: Dish[]
  reasons: Reason[]
  notes: Reason[]
}

/** Each row is a dish or a size of one, the beginning of a section, or refused. */
export function recordsOf(sheet: Sheet): Records {
  const [reasons, notes] = [new Reasons(wrongColumns(sheet)), new Reasons()]
  if (reasons.all.length > 0) return { dishes: [], reasons: reasons.all, notes: [] }
  const dishes: Dish[] = []
  const names = new Set<string>()
  for (const rows of dishRows(sheet)) {
    const { row } = rows
    const { dish, refused, left } = dishOf(rows, sheet.key)
    for (const reason of refused) reasons.add({ row, ...reason })
    if (!dish) continue
    const name = folded(dish.entry.name)
    if (names.has(name)) reasons.add({ code: 'twice_in_table', meaning: 'name', value: dish.entry.name, row })
    else dishes.push(dish)
    if (!names.has(name)) for (const note of left) notes.add({ row, ...note })
    names.add(name)
  }
  return { dishes, reasons: reasons.all, notes: notes.all }
}

/** Rows with a size of the same dish, or with a size and no name below it, are one dish. */
function dishRows(sheet: Sheet): DishRows[] {
  const dishes: DishRows[] = []
  const sized = new Map<string, DishRows>()
  let category = ''
  let tab: string | undefined
  let above: DishRows | undefined
  for (const row of sheet.rows) {
    // A sheet that names no category is one.
    if (row.tab !== tab || dishes.length === 0) category ||= row.tabCategory ?? ''
    if (row.tab !== tab) [tab, category] = [row.tab, row.tabCategory ?? '']
    const cells = cellsOf(sheet, row)
    if (isBlank(cells)) continue
    const section = sectionOf(cells, sheet.columns)
    // Merged cells of a spreadsheet say their text in the first row alone.
    category = section ?? cells.find(({ meaning }) => meaning === 'category')?.cell ?? category
    if (section !== undefined) continue
    const name = cells.find(({ meaning }) => meaning === 'name')?.cell
    const isSize = cells.some(({ meaning }) => meaning === 'size')
    const key = folded(`${name}`)
    const same = isSize ? (name === undefined ? above : sized.get(key)) : undefined
    if (same) same.sizes.push({ row, cells })
    else dishes.push({ row, category, cells, sizes: isSize ? [{ row, cells }] : [] })
    above = same ?? dishes.at(-1)
    if (isSize && above && !same) sized.set(key, above)
  }
  return dishes
}

/** Formulas that were filled down below the last dish give nothing, or a price of 0. */
function isBlank(cells: readonly Cell[]): boolean {
  const isNamed = cells.some(({ meaning, cell }) => meaning !== 'category' && cell !== '' && !isZero(cell))
  return !isNamed && !cells.some(({ meaning, cell }) => meaning === 'category' && cell !== '')
}

function wrongColumns({ columns, rows, headings, ...sheet }: Sheet): Reason[] {
  const has = (meaning: Meaning) => columns.includes(meaning)
  const missing: Meaning[] = []
  if (!has('name')) missing.push('name')
  if (!has('price') && !has('size_price')) missing.push('price')
  const isInSection = (row: SheetRow) =>
    row.tabCategory !== undefined ||
    sectionOf(cellsOf({ columns, rows, headings, ...sheet }, row), columns) !== undefined
  if (!has('category') && !rows.some(isInSection)) missing.push('category')
  const single = columns.filter((meaning) => !repeatable.has(meaning))
  const twice: Meaning[] = single.filter((meaning, at) => single.indexOf(meaning) !== at)
  const sizes = columns.flatMap((meaning, at) =>
    meaning === 'size_price' ? folded(sizeNameOf(headings[at] ?? '')) : [],
  )
  if (new Set(sizes).size < sizes.length) twice.push('size_price')
  const days = headings.filter(
    (heading, at) => columns[at] !== 'ignore' && (sheet.oddHeadings.includes(at) || isDay(heading)),
  )
  const whole = (wrong: Omit<Refused, 'row'>): Reason => ({ value: null, ...wrong, rows: [] })
  return [
    ...missing.map((meaning) => whole({ code: 'column_missing', meaning })),
    ...[...new Set(twice)].map((meaning) => whole({ code: 'column_twice', meaning })),
    ...days.map((value) => whole({ code: 'heading_made_a_day', meaning: 'ignore', value })),
  ]
}

function cellsOf({ columns, headings }: Sheet, { cells, odd }: SheetRow): Cell[] {
  return columns.flatMap((meaning, at) => {
    const cell = cells[at] ?? ''
    const kind: OddCell | undefined = odd?.[at]
    if (meaning === 'ignore' || (cell === '' && !kind)) return []
    return [{ meaning, heading: headings[at] ?? '', cell, odd: kind }]
  })
}

/** "Pizza" alone in its row, above the pizzas. */
function sectionOf(cells: readonly Cell[], columns: readonly Meaning[]): string | undefined {
  const [only, ...others] = cells
  const meaning = columns.includes('category') ? 'category' : 'name'
  return only?.meaning === meaning && others.length === 0 ? only.cell : undefined
}
