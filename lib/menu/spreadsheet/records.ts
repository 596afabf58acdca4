import type { z } from 'zod'
import { shopLanguage } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { folded } from '@/lib/platform/values/folded'
import { rappenOf } from '@/lib/platform/values/money'
import { fieldErrorOf } from '@/lib/platform/values/field-error-of'
import type { FieldError } from '@/lib/i18n/catalogue'
import { type CodeMeaning, readAllergens } from './read-allergens'
import type { SheetRow } from './read-rows'
import { itemEntry } from '../json/schema'
import { readCell } from './cells'
import { type Meaning, sizeNameOf } from './columns'

export interface Sheet {
  headings: readonly string[]
  columns: readonly Meaning[]
  rows: readonly SheetRow[]
  /** What letters and numbers stand for in the column of allergens, as far as somebody has said it. */
  key: ReadonlyMap<string, CodeMeaning>
}

export type ReasonCode = 'column_missing' | 'column_twice' | 'not_readable' | 'twice_in_table' | NoteCode | FieldError
/** The dish is taken, and the cell stays empty. */
type NoteCode = 'left_empty' | 'codes_asked' | 'traces_left_out'

/** Why rows are refused, or what of them is left out: one for each reason, however many they are. Without rows it concerns the whole table. */
export interface Reason {
  code: ReasonCode
  meaning: Meaning
  /** What stands in the cell, where the reason is that. */
  value: string | null
  rows: SheetRow[]
}

export interface SizePrice {
  name: string
  priceRappen: number
}

export interface Dish {
  row: SheetRow
  category: string
  sizes: SizePrice[]
  entry: z.output<typeof itemEntry>
}

interface Records {
  dishes: Dish[]
  reasons: Reason[]
  notes: Reason[]
}

/** Each row is a dish, the beginning of a section, or refused. */
export function recordsOf(sheet: Sheet): Records {
  const [reasons, notes] = [new Reasons(), new Reasons()]
  for (const [code, meaning] of wrongColumns(sheet)) reasons.add({ code, meaning })
  if (reasons.all.length > 0) return { dishes: [], reasons: reasons.all, notes: [] }
  const dishes: Dish[] = []
  const names = new Set<string>()
  let category = ''
  for (const row of sheet.rows) {
    const cells = cellsOf(sheet, row)
    if (cells.length === 0) continue
    const section = sectionOf(cells, sheet.columns)
    // Merged cells of a spreadsheet say their text in the first row alone.
    category = section ?? cells.find(({ meaning }) => meaning === 'category')?.cell ?? category
    if (section !== undefined) continue
    const { dish, refused, left } = dishOf(cells, { row, category, key: sheet.key })
    for (const reason of refused) reasons.add({ ...reason, row })
    if (!dish) continue
    if (names.has(folded(dish.entry.name)))
      reasons.add({ code: 'twice_in_table', meaning: 'name', value: dish.entry.name, row })
    else dishes.push(dish)
    names.add(folded(dish.entry.name))
    for (const note of left) notes.add({ ...note, row })
  }
  return { dishes, reasons: reasons.all, notes: notes.all }
}

export class Reasons {
  readonly all: Reason[]

  constructor(known: readonly Reason[] = []) {
    this.all = known.map((reason) => ({ ...reason, rows: [...reason.rows] }))
  }

  add({ code, meaning, value = null, row }: Refused & { row?: SheetRow }): void {
    const known = this.all.find((one) => one.code === code && one.meaning === meaning && one.value === value)
    const reason = known ?? { code, meaning, value, rows: [] }
    if (!known) this.all.push(reason)
    if (row) reason.rows.push(row)
  }
}

interface Refused {
  code: ReasonCode
  meaning: Meaning
  value?: string | null
}

function wrongColumns({ columns, rows, ...sheet }: Sheet): [ReasonCode, Meaning][] {
  const has = (meaning: Meaning) => columns.includes(meaning)
  const wrong: [ReasonCode, Meaning][] = []
  if (!has('name')) wrong.push(['column_missing', 'name'])
  if (!has('price') && !has('size_price')) wrong.push(['column_missing', 'price'])
  const hasSections = rows.some((row) => sectionOf(cellsOf({ columns, rows, ...sheet }, row), columns) !== undefined)
  if (!has('category') && !hasSections) wrong.push(['column_missing', 'category'])
  const single = columns.filter((meaning) => meaning !== 'ignore' && meaning !== 'size_price')
  const twice: Meaning[] = single.filter((meaning, at) => single.indexOf(meaning) !== at)
  const sizes = columns.flatMap((meaning, at) =>
    meaning === 'size_price' ? folded(sizeNameOf(sheet.headings[at] ?? '')) : [],
  )
  if (new Set(sizes).size < sizes.length) twice.push('size_price')
  return [...wrong, ...[...new Set(twice)].map((meaning): [ReasonCode, Meaning] => ['column_twice', meaning])]
}

interface Cell {
  meaning: Meaning
  heading: string
  cell: string
}

function cellsOf({ columns, headings }: Sheet, { cells }: SheetRow): Cell[] {
  return columns.flatMap((meaning, at) => {
    const cell = cells[at] ?? ''
    return meaning === 'ignore' || cell === '' ? [] : [{ meaning, heading: headings[at] ?? '', cell }]
  })
}

/** "Pizza" alone in its row, above the pizzas. */
function sectionOf(cells: readonly Cell[], columns: readonly Meaning[]): string | undefined {
  const [only, ...others] = cells
  const meaning = columns.includes('category') ? 'category' : 'name'
  return only?.meaning === meaning && others.length === 0 ? only.cell : undefined
}

interface DishContext {
  row: SheetRow
  category: string
  key: Sheet['key']
}

interface ReadDish {
  dish: Dish | null
  refused: Refused[]
  left: Refused[]
}

function dishOf(cells: readonly Cell[], { row, category, key }: DishContext): ReadDish {
  const { said, sizes, refused, left } = saidIn(cells, key)
  if (category === '') refused.push({ code: 'required', meaning: 'category' })
  if (!cells.some(({ meaning }) => meaning === 'price' || meaning === 'size_price'))
    refused.push({ code: 'required', meaning: 'price' })
  const { price, priced } = pricesOf(sizes, said.price)
  const sent = { ...said, price, category: { name: category } }
  const parsed = itemEntry.safeParse(sent)
  const known = new Set(refused.map(({ meaning }) => meaning))
  const issues = parsed.error?.issues ?? []
  const more = issues.map((issue) => ({ code: fieldErrorOf(issue, sent), meaning: meaningAt(issue.path[0]) }))
  refused.push(...more.filter(({ meaning }) => !known.has(meaning)))
  const dish = refused.length === 0 && parsed.data ? { row, category, sizes: priced, entry: parsed.data } : null
  return { dish, refused, left }
}

/** A dish can do without these: what cannot be read is left out, and said. */
const dispensable: ReadonlySet<Meaning> = new Set(['tags', 'origins', 'volume_ml'])

function saidIn(cells: readonly Cell[], key: Sheet['key']) {
  const said: Record<string, unknown> = {}
  const sizes: SizePrice[] = []
  const [refused, left]: [Refused[], Refused[]] = [[], []]
  for (const { meaning, heading, cell } of cells) {
    if (cell.includes('\uFFFD')) refused.push({ code: 'broken_text', meaning, value: cell })
    else if (meaning === 'allergens') said[meaning] = allergensIn(cell, key, left)
    else {
      const read = readCell(meaning, cell)
      if ('unknown' in read && dispensable.has(meaning)) left.push({ code: 'left_empty', meaning, value: read.unknown })
      else if ('unknown' in read) refused.push({ code: 'not_readable', meaning, value: read.unknown })
      else if (meaning === 'size_price' && !isPrice(read.value)) refused.push({ code: 'out_of_range', meaning })
      else if (meaning === 'size_price')
        sizes.push({ name: sizeNameOf(heading), priceRappen: rappenOf(Number(read.value)) })
      else said[meaning] = read.value
    }
  }
  return { said, sizes, refused, left }
}

function allergensIn(cell: string, key: Sheet['key'], left: Refused[]): string[] | undefined {
  const { allergens, traces, unknown, unexplained } = readAllergens(cell, key)
  const meaning = 'allergens'
  if (traces) left.push({ code: 'traces_left_out', meaning, value: traces })
  if (unknown) left.push({ code: 'left_empty', meaning, value: unknown })
  if (unexplained) left.push({ code: 'codes_asked', meaning })
  return allergens
}

/** A price beside those of sizes is that of the normal size, unless it only repeats one. One size alone has no name. */
function pricesOf(sizes: readonly SizePrice[], price: unknown): { price: unknown; priced: SizePrice[] } {
  const beside = price === undefined ? [] : [{ name: normalSize, priceRappen: rappenOf(Number(price)) }]
  const isRepeated = sizes.some(({ priceRappen }) => priceRappen === beside[0]?.priceRappen)
  const [only, ...more] = isRepeated ? sizes : [...beside, ...sizes]
  if (!only || more.length === 0) return { price: only ? only.priceRappen / 100 : price, priced: [] }
  return { price: undefined, priced: [only, ...more] }
}

const normalSize = texts(shopLanguage).admin.menuSheet.normalSize

function isPrice(amount: unknown): boolean {
  return itemEntry.shape.price.safeParse(amount).success
}

function meaningAt(field: PropertyKey | undefined): Meaning {
  return (field ?? 'name') as Meaning
}
