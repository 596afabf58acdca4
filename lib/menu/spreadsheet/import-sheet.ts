import type { Manager } from '@/lib/accounts/caller'
import type { Language } from '@/lib/i18n/language'
import { importMenu, type MenuImport, tryImport } from '../json/import-menu'
import type { Problem, SentItem } from '../json/menu-file'
import { invalidFile } from '../json/outcome'
import { nameKey } from '../json/plan/match'
import { readWholeMenu, type WholeMenu } from '../json/whole-menu'
import type { Meaning } from './columns'
import type { ParsedSheet } from './parse-sheet'
import { outcomeOf, refusedRows, type Settled, type SheetOutcome, unreadable } from './outcome'
import type { Dish } from './read-dish'
import { type ReasonCode, Reasons } from './reasons'
import { withSizes } from './size-groups'

export interface SheetImport {
  sheet: ParsedSheet
  /** What the file of the menu would say, one for each dish of the sheet. */
  items: readonly SentItem[]
  /** Rows that are refused are left out; else one of them refuses all. */
  onlyGood: boolean
  notAlcoholic?: readonly string[] | undefined
  expectedVersion?: string | undefined
  language: Language
  now?: Date
}

/** Refuses only what cannot be read at all: what is wrong with rows is a part of the answer. */
export async function previewSheet(manager: Manager, wanted: SheetImport): Promise<SheetOutcome> {
  return outcomeOf(await settle(manager, wanted), wanted)
}

/** Throws menu_file_invalid where a row is refused, unless `onlyGood`; changed_meanwhile as importMenu does. */
export async function importSheet(manager: Manager, wanted: SheetImport): Promise<SheetOutcome> {
  const settled = await settle(manager, wanted)
  if (!settled.sent || (settled.reasons.length > 0 && !wanted.onlyGood)) throw refusedRows(settled, wanted)
  const expectedVersion = wanted.expectedVersion ?? settled.outcome?.menuVersion
  const outcome = await importMenu(manager, { ...settled.sent, expectedVersion })
  return outcomeOf({ ...settled, outcome }, wanted)
}

/** What the menu refuses joins what the table did; the rest is looked at again. */
async function settle(manager: Manager, wanted: SheetImport): Promise<Settled & { sent: MenuImport | null }> {
  const { sheet } = wanted
  if (sheet.unreadable) throw unreadable(sheet.unreadable, wanted.language)
  const reasons = new Reasons(sheet.reasons)
  const menu = await readWholeMenu()
  let left = sheet.dishes.map((dish, at) => ({ dish, item: wanted.items[at] ?? {} }))
  for (;;) {
    const { items, groups } = withSizes(
      left.map(({ dish, item }) => ({ item, sizes: dish.sizes })),
      menu,
    )
    for (const [at, { dish }] of left.entries())
      if (!items[at]) reasons.add({ code: 'set_by_options', meaning: 'size_price', row: dish.row })
    left = left.filter((_, at) => items[at])
    const dishes = left.map(({ dish }) => dish)
    if (dishes.length === 0) return { dishes, reasons: reasons.all, sent: null, outcome: null }
    const sent = importOf(wanted, { dishes, menu, items: items.flatMap((item) => item ?? []), optionGroups: groups })
    const tried = await tryImport(manager, sent)
    if (!Array.isArray(tried)) return { dishes, reasons: reasons.all, sent, outcome: tried }
    const refused = refusedDishes(tried, { dishes, sheet })
    if (refused.length === 0) throw invalidFile(tried, wanted.language)
    for (const { dish, ...reason } of refused) reasons.add({ ...reason, row: dish.row })
    left = left.filter(({ dish }) => refused.every((one) => one.dish !== dish))
  }
}

interface Chosen {
  dishes: readonly Dish[]
  menu: WholeMenu
  items: SentItem[]
  optionGroups: MenuImport['sent']['optionGroups']
}

function importOf(
  { language, notAlcoholic, now = new Date() }: SheetImport,
  { dishes, menu, items, optionGroups }: Chosen,
): MenuImport {
  return {
    sent: { categories: newCategories(dishes, menu), optionGroups, items },
    problems: [],
    removes: false,
    notAlcoholic,
    language,
    now,
  }
}

/** In the order in which the table names them first. */
function newCategories(dishes: readonly Dish[], { categories }: WholeMenu): { name: string }[] {
  const known = new Set(categories.map(({ name }) => nameKey(name)))
  const found = new Map(dishes.map(({ category }) => [nameKey(category), category]).toReversed() as [string, string][])
  const inOrder = [...new Set(dishes.map(({ category }) => nameKey(category)))]
  return inOrder.filter((key) => !known.has(key)).map((key) => ({ name: found.get(key) ?? key }))
}

interface RefusedDish {
  code: ReasonCode
  meaning: Meaning
  dish: Dish
}

/** In the order of rows and columns, as a person reads them. */
function refusedDishes(
  problems: readonly Problem[],
  { dishes, sheet }: { dishes: readonly Dish[]; sheet: ParsedSheet },
): RefusedDish[] {
  return problems
    .flatMap(({ code, path: [list, at, field = 'name'] }) => {
      const dish = list === 'items' ? dishes[Number(at)] : undefined
      // What is wrong with its sizes has no column of its own.
      const meaning = `${field}`.startsWith('option_') ? 'name' : (field as Meaning)
      return dish ? [{ code, meaning, dish }] : []
    })
    .toSorted(
      (a, b) =>
        a.dish.row.number - b.dish.row.number || sheet.columns.indexOf(a.meaning) - sheet.columns.indexOf(b.meaning),
    )
}
