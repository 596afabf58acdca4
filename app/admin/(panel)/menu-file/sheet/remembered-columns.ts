import { stored } from '@/app/_client/stored'
import { meanings } from '@/lib/menu/spreadsheet/columns'
import type { Meaning, SheetColumn } from './outcome'

// In the browser: it is no fact of the shop, and the guess is right for most tables anyway.

type Remembered = Record<string, Meaning[]>

const most = 20

const remembered = stored<Remembered>('menu-sheet-columns', (raw) => {
  const entries = Object.entries(typeof raw === 'object' && raw !== null ? raw : {})
  return Object.fromEntries(entries.filter((entry): entry is [string, Meaning[]] => areMeanings(entry[1])))
})

/** What the owner chose for a table with the same headings; null where that is what was guessed. */
export function columnsFor(columns: readonly SheetColumn[]): Meaning[] | null {
  const chosen = remembered.read()[keyOf(columns)]
  if (!chosen || chosen.length !== columns.length) return null
  return columns.every(({ meaning }, at) => meaning === chosen[at]) ? null : chosen
}

export function rememberColumns(columns: readonly SheetColumn[], chosen: readonly Meaning[]): void {
  const { [keyOf(columns)]: _former, ...others } = remembered.read()
  const newest = Object.entries(others).slice(1 - most)
  remembered.write({ ...Object.fromEntries(newest), [keyOf(columns)]: [...chosen] })
}

function keyOf(columns: readonly SheetColumn[]): string {
  return columns.map(({ heading }) => heading.toLowerCase()).join('\n')
}

function areMeanings(value: unknown): value is Meaning[] {
  return Array.isArray(value) && value.every((one) => meanings.includes(one as Meaning))
}
