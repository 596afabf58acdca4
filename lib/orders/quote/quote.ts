import type { RefusalCode } from '@/lib/platform/refusals'
import type { Fulfilment } from '@/lib/orders/fulfilment'

export interface QuotableItem {
  id: string
  name: string
  priceRappen: number
  isSoldOut: boolean
}

export interface RequestedItem {
  /** Which menu item; without it, or if it is empty, the name decides, ignoring case. */
  menuItemId?: string | null
  name?: string
  quantity: number
  note?: string
  /** What the client believes; compared, never used. */
  priceRappen?: number
  subtotalRappen?: number
}

export interface QuotedZone {
  feeRappen: number
  minimumRappen: number
}

export interface QuoteRequest<Item extends QuotableItem> {
  lines: RequestedItem[]
  /** The menu items on sale; sold-out ones are among them. */
  menuItems: Item[]
  fulfilment: Fulfilment
  pickupMinimumRappen: number
  /** For a delivery, the zone of the postcode; null: not served; undefined: no postcode known yet. */
  zone?: QuotedZone | null
}

export interface QuotedLine<Item extends QuotableItem = QuotableItem> {
  menuItem: Item
  quantity: number
  note: string
  priceRappen: number
  subtotalRappen: number
}

export type ProblemCode = Extract<
  RefusalCode,
  | 'item_unknown'
  | 'item_sold_out'
  | 'profile_incomplete'
  | 'postcode_not_served'
  | 'price_changed'
  | 'below_minimum'
  | 'slot_unavailable'
  | 'shop_closed'
>

export interface Problem {
  code: ProblemCode
  /** The menu item that it is about, as the menu or, if that does not know it, the client calls it. */
  item?: string
}

export interface Quote<Item extends QuotableItem = QuotableItem> {
  lines: QuotedLine<Item>[]
  subtotalRappen: number
  deliveryFeeRappen: number
  totalRappen: number
  /** The subtotal from which this fulfilment is possible, and what is missing to reach it. */
  minimumRappen: number
  missingRappen: number
  /** In the order in which a customer should deal with them; empty: this can be ordered. */
  problems: Problem[]
}

/** What the lines cost here and now: the one sum of cart, checkout, quote and create-order. */
export function quote<Item extends QuotableItem>(request: QuoteRequest<Item>): Quote<Item> {
  const asked = request.lines.map((line) => ({ line, menuItem: itemOf(line, request.menuItems) }))
  const lines = asked.flatMap(({ line, menuItem }) => (menuItem ? [quotedLine(line, menuItem)] : []))
  const subtotalRappen = lines.reduce((sum, line) => sum + line.subtotalRappen, 0)
  const { feeRappen, minimumRappen, problems } = termsOf(request)
  const missingRappen = Math.max(0, minimumRappen - subtotalRappen)
  return {
    lines,
    subtotalRappen,
    deliveryFeeRappen: feeRappen,
    totalRappen: subtotalRappen + feeRappen,
    minimumRappen,
    missingRappen,
    problems: [
      ...asked.filter(({ menuItem }) => !menuItem).map(({ line }) => unknownItem(line)),
      ...once(
        lines.filter(({ menuItem }) => menuItem.isSoldOut).map(({ menuItem }) => menuItem.name),
        'item_sold_out',
      ),
      ...problems,
      ...once(
        asked.flatMap(({ line, menuItem }) => (menuItem && claimsOtherPrice(line, menuItem) ? [menuItem.name] : [])),
        'price_changed',
      ),
      ...(missingRappen > 0 ? [{ code: 'below_minimum' as const }] : []),
    ],
  }
}

function itemOf<Item extends QuotableItem>(line: RequestedItem, menuItems: Item[]): Item | undefined {
  const id = line.menuItemId?.toLowerCase()
  if (id) return menuItems.find((menuItem) => menuItem.id === id)
  const name = nameKey(line.name ?? '')
  return menuItems.find((menuItem) => nameKey(menuItem.name) === name)
}

/** Under which key names count as the same. */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().toLowerCase()
}

function quotedLine<Item extends QuotableItem>(line: RequestedItem, menuItem: Item): QuotedLine<Item> {
  const { quantity, note = '' } = line
  return {
    menuItem,
    quantity,
    note,
    priceRappen: menuItem.priceRappen,
    subtotalRappen: menuItem.priceRappen * quantity,
  }
}

interface Terms extends QuotedZone {
  problems: Problem[]
}

function termsOf<Item extends QuotableItem>(request: QuoteRequest<Item>): Terms {
  if (request.fulfilment === 'pickup') {
    return { feeRappen: 0, minimumRappen: request.pickupMinimumRappen, problems: [] }
  }
  if (request.zone) return { ...request.zone, problems: [] }
  const code = request.zone === null ? 'postcode_not_served' : 'profile_incomplete'
  return { feeRappen: 0, minimumRappen: 0, problems: [{ code }] }
}

function unknownItem(line: RequestedItem): Problem {
  return { code: 'item_unknown', item: line.name ?? line.menuItemId ?? '' }
}

function once(names: string[], code: ProblemCode): Problem[] {
  return [...new Set(names)].map((item) => ({ code, item }))
}

function claimsOtherPrice(line: RequestedItem, { priceRappen }: QuotableItem): boolean {
  const { priceRappen: price = priceRappen, subtotalRappen: subtotal = priceRappen * line.quantity } = line
  return price !== priceRappen || subtotal !== priceRappen * line.quantity
}
