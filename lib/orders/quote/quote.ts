import { nameKey } from '@/lib/i18n/name-in'
import type { RefusalCode } from '@/lib/platform/refusals'
import type { PortionsLeft } from '@/lib/menu/availability/portions'
import { isSoldAt, type SoldWhen } from '@/lib/menu/availability/sold-when'
import type { ClosedDays } from '@/lib/shop/hours/opening-hours'
import { select, type ChoosableGroup, type SelectedOption, type SelectionProblem } from '@/lib/menu/options/selection'
import { unitPrice, type UnitPrice } from '@/lib/menu/options/unit-price'
import { type Amounts, type Destination, type LargestOrder, sumUp, termsOf } from './amounts'

export interface QuotableItem<Group extends ChoosableGroup = ChoosableGroup> {
  id: string
  name: string
  /** The keys of those names in the request that mean it. */
  askedAs: readonly string[]
  priceRappen: number
  isSoldOut: boolean
  soldWhen?: SoldWhen
  optionGroups: readonly Group[]
}

type GroupOf<Item extends QuotableItem> = Item['optionGroups'][number]

export interface RequestedItem {
  /** Absent or empty: the name decides, in any language and case. */
  menuItemId?: string | null
  name?: string
  quantity: number
  note?: string
  /** Absent: the defaults; empty: none at all. */
  options?: readonly SelectedOption[] | undefined
  priceRappen?: number
  subtotalRappen?: number
}

export interface QuoteRequest<Item extends QuotableItem> extends Destination {
  asked: readonly AskedLine<Item>[]
  largest?: LargestOrder
  orderedFor?: Date
  closures?: readonly ClosedDays[]
  /** Of what is counted on the day for which is ordered. */
  portionsLeft?: PortionsLeft
}

export interface QuotedLine<Item extends QuotableItem = QuotableItem> extends Pick<
  UnitPrice<GroupOf<Item>>,
  'base' | 'charged'
> {
  menuItem: Item
  quantity: number
  note: string
  priceRappen: number
  subtotalRappen: number
  problems: SelectionProblem<GroupOf<Item>>[]
}

export const problemCodes = [
  'item_unknown',
  'item_sold_out',
  'item_not_at_this_time',
  'option_unknown',
  'option_sold_out',
  'options_invalid',
  'profile_incomplete',
  'postcode_not_served',
  'price_changed',
  'below_minimum',
  'order_too_large',
  'slot_unavailable',
  'shop_closed',
] as const satisfies readonly RefusalCode[]

/** What may stand against another time for what is ordered already. */
export const timeProblemCodes = ['item_not_at_this_time', 'slot_unavailable', 'shop_closed'] as const

export type ProblemCode = (typeof problemCodes)[number]

export interface Problem {
  code: ProblemCode
  item?: string
  /** Two lines of one menu item may have different options. */
  index?: number
  group?: string
  option?: string
  /** Absent: none, however few are asked for. */
  portionsLeft?: number
  /** nextAt: the first free slot at which it is sold; null: none. */
  soldWhen?: SoldWhen
  nextAt?: Date | null
}

export interface Quote<Item extends QuotableItem = QuotableItem> extends Omit<Amounts, 'problems'> {
  lines: QuotedLine<Item>[]
  /** In the order in which a customer should deal with them. */
  problems: Problem[]
}

export interface AskedLine<Item extends QuotableItem = QuotableItem> {
  line: RequestedItem
  index: number
  quoted: QuotedLine<Item> | null
}

/** What each line is and costs, whenever it is wanted. */
export function askedLines<Item extends QuotableItem>(
  lines: readonly RequestedItem[],
  menuItems: readonly Item[],
): AskedLine<Item>[] {
  return lines.map((line, index) => {
    const menuItem = itemOf(line, menuItems)
    return { line, index, quoted: menuItem ? quotedLine(line, menuItem) : null }
  })
}

export function quote<Item extends QuotableItem>({ asked, ...request }: QuoteRequest<Item>): Quote<Item> {
  const lines = asked.flatMap(({ quoted }) => quoted ?? [])
  const terms = termsOf(request)
  const amounts = sumUp(lines, terms, request.largest)
  const portions = { left: request.portionsLeft ?? new Map(), asked: askedPortions(lines) }
  return {
    ...amounts,
    lines,
    problems: [
      ...asked.flatMap(({ line, index, quoted }) => (quoted ? [] : unknownItem(line, index))),
      ...soldOutItems(asked, portions),
      ...asked.flatMap(({ index, quoted }) => (quoted ? timeProblems(quoted.menuItem, index, request) : [])),
      ...asked.flatMap(({ index, quoted }) => (quoted ? optionProblems(quoted, index, portions) : [])),
      ...terms.problems,
      ...changedPrices(asked),
      ...amounts.problems,
    ],
  }
}

function itemOf<Item extends QuotableItem>(line: RequestedItem, menuItems: readonly Item[]): Item | undefined {
  const id = line.menuItemId?.toLowerCase()
  if (id) return menuItems.find((menuItem) => menuItem.id === id)
  const name = nameKey(line.name ?? '')
  return menuItems.find((menuItem) => menuItem.askedAs.includes(name))
}

function quotedLine<Item extends QuotableItem>(line: RequestedItem, menuItem: Item): QuotedLine<Item> {
  const { quantity, note = '' } = line
  const { chosen, problems } = select<GroupOf<Item>>(menuItem.optionGroups, line.options)
  const { unitRappen, base, charged } = unitPrice(menuItem, chosen)
  return {
    menuItem,
    quantity,
    note,
    priceRappen: unitRappen,
    subtotalRappen: unitRappen * quantity,
    base,
    charged,
    problems,
  }
}

function unknownItem(line: RequestedItem, index: number): Problem {
  return { code: 'item_unknown', item: line.name ?? line.menuItemId ?? '', index }
}

interface Portions {
  left: PortionsLeft
  asked: ReadonlyMap<string, number>
}

/** What all lines together ask of each menu item and option. */
function askedPortions(lines: QuotedLine[]): Map<string, number> {
  const asked = new Map<string, number>()
  const ask = (id: string, portions: number) => asked.set(id, (asked.get(id) ?? 0) + portions)
  for (const { menuItem, quantity, charged } of lines) {
    ask(menuItem.id, quantity)
    for (const { option, units } of charged) ask(option.id, quantity * units)
  }
  return asked
}

function isTooFew({ left, asked }: Portions, id: string): boolean {
  return (asked.get(id) ?? 0) > (left.get(id) ?? Infinity)
}

function soldOutItems(asked: readonly AskedLine[], portions: Portions): Problem[] {
  const isGone = ({ menuItem }: QuotedLine) => menuItem.isSoldOut || isTooFew(portions, menuItem.id)
  return once(asked, 'item_sold_out', ({ quoted }) => quoted !== null && isGone(quoted)).map((problem) => {
    const menuItem = asked[problem.index]?.quoted?.menuItem
    return menuItem && !menuItem.isSoldOut ? { ...problem, portionsLeft: portions.left.get(menuItem.id) ?? 0 } : problem
  })
}

function timeProblems(
  { name, soldWhen }: QuotableItem,
  index: number,
  { orderedFor, closures = [] }: Pick<QuoteRequest<QuotableItem>, 'orderedFor' | 'closures'>,
): Problem[] {
  if (!soldWhen || !orderedFor || isSoldAt(soldWhen, closures, orderedFor)) return []
  return [{ code: 'item_not_at_this_time', item: name, index, soldWhen }]
}

function changedPrices(asked: readonly AskedLine[]): Problem[] {
  return once(asked, 'price_changed', ({ line, quoted }) => quoted !== null && claimsOtherPrice(line, quoted))
}

/** Each menu item is named once, at its first line. */
function once(asked: readonly AskedLine[], code: ProblemCode, concerns: (asked: AskedLine) => boolean) {
  const first = new Map<string, Problem & { index: number }>()
  for (const one of asked) {
    const name = one.quoted?.menuItem.name
    if (name !== undefined && !first.has(name) && concerns(one)) first.set(name, { code, item: name, index: one.index })
  }
  return [...first.values()]
}

function optionProblems({ menuItem, charged, problems }: QuotedLine, index: number, portions: Portions): Problem[] {
  const tooFew = charged.filter(({ option }) => !option.soldOut && isTooFew(portions, option.id))
  const known = problems.map((problem) => {
    const about = { code: problem.code, item: menuItem.name, index }
    if (problem.code === 'option_unknown') return { ...about, option: problem.optionId }
    if (problem.code === 'options_invalid') return { ...about, group: problem.group.id }
    return { ...about, group: problem.group.id, option: problem.option.id }
  })
  return [
    ...known,
    ...tooFew.map(({ group, option }) => {
      const about = { code: 'option_sold_out', item: menuItem.name, index } as const
      return { ...about, group: group.id, option: option.id, portionsLeft: portions.left.get(option.id) ?? 0 }
    }),
  ]
}

function claimsOtherPrice(line: RequestedItem, { priceRappen }: QuotedLine): boolean {
  const { priceRappen: price = priceRappen, subtotalRappen: subtotal = priceRappen * line.quantity } = line
  return price !== priceRappen || subtotal !== priceRappen * line.quantity
}
