import type { z } from 'zod'
import { shopLanguage } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { fieldErrorOf } from '@/lib/platform/values/field-error-of'
import { folded } from '@/lib/platform/values/folded'
import { rappenOf, readTypedAmount } from '@/lib/platform/values/money'
import { itemEntry } from '../json/schema'
import { longestOptionName } from '../limits'
import { readCell } from './cells'
import { type Meaning, sizeNameOf } from './columns'
import { isDay } from './made-a-day'
import { type CodeMeaning, readAllergens } from './read-allergens'
import type { OddCell, SheetRow } from './read-rows'
import type { Refused } from './reasons'

export interface Cell {
  meaning: Meaning
  heading: string
  cell: string
  odd: OddCell | undefined
}

interface CellsOfRow {
  row: SheetRow
  cells: readonly Cell[]
}

export interface DishRows extends CellsOfRow {
  category: string
  /** Where each size has a row of its own, the first one too. */
  sizes: CellsOfRow[]
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

type Key = ReadonlyMap<string, CodeMeaning>

interface ReadDish {
  dish: Dish | null
  refused: Refused[]
  left: Refused[]
}

export function dishOf({ row, category, cells, sizes: sizeRows }: DishRows, key: Key): ReadDish {
  const isBySize = sizeRows.length > 0 && !cells.some(({ meaning }) => meaning === 'size_price')
  const { said, sizes, refused, left } = saidIn(cells, { key, isBySize })
  for (const [at, size] of (isBySize ? sizeRows : []).entries())
    refused.push(...takeSize(size, { sizes, isFirst: at === 0 }))
  if (category === '') refused.push({ code: 'required', meaning: 'category' })
  if (!cells.some(({ meaning }) => isPriceMeaning(meaning))) refused.push({ code: 'required', meaning: 'price' })
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

function saidIn(cells: readonly Cell[], { key, isBySize }: { key: Key; isBySize: boolean }) {
  const said: Record<string, unknown> = {}
  const sizes: SizePrice[] = []
  const [refused, left]: [Refused[], Refused[]] = [[], []]
  for (const cell of cells) {
    const { meaning, heading } = cell
    if (meaning === 'size' || (meaning === 'price' && isBySize)) continue
    const fault = faultOf(cell)
    if (fault) refused.push(fault)
    else if (meaning === 'allergens') said[meaning] = allergensIn(cell.cell, key, left)
    else {
      const read = readCell(meaning, cell.cell)
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

/** What a spreadsheet or another program has made of it on the way. */
function faultOf({ meaning, cell, odd }: Cell): Refused | null {
  if (cell.includes('\uFFFD')) return { code: 'broken_text', meaning, value: cell }
  if (odd === 'no_value') return { code: 'formula_without_value', meaning }
  const isDayOfText = /^(?:name|description|category)/.test(meaning) && isDay(cell)
  return odd === 'date' || isDayOfText ? { code: 'made_a_day', meaning, value: cell } : null
}

interface Sized {
  sizes: SizePrice[]
  isFirst: boolean
}

/** One row of a dish that has a row for each size. */
function takeSize({ row, cells }: CellsOfRow, { sizes, isFirst }: Sized): Refused[] {
  const named = cells.filter(({ meaning }) => meaning === 'size').map(({ cell }) => cell)
  const price = cells.find(({ meaning }) => meaning === 'price')
  // That of the first row is missed with the dish.
  if (!price) return isFirst ? [] : [{ code: 'required', meaning: 'price', row }]
  const fault = faultOf(price)
  if (fault) return [{ ...fault, row }]
  const read = readCell('price', price.cell)
  if ('unknown' in read) return [{ code: 'not_readable', meaning: 'price', value: read.unknown, row }]
  if (!isPrice(read.value)) return [{ code: 'out_of_range', meaning: 'price', row }]
  const name = sizeNameOf(named.join(', ')).slice(0, longestOptionName)
  if (sizes.some((size) => folded(size.name) === folded(name)))
    return [{ code: 'twice_in_table', meaning: 'size', value: name, row }]
  sizes.push({ name, priceRappen: rappenOf(Number(read.value)) })
  return []
}

function allergensIn(cell: string, key: Key, left: Refused[]): string[] | undefined {
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

function isPriceMeaning(meaning: Meaning): boolean {
  return meaning === 'price' || meaning === 'size_price'
}

export function isZero(cell: string): boolean {
  const read = readTypedAmount(cell)
  return 'rappen' in read && read.rappen === 0
}
