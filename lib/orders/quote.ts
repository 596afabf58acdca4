import type { RefusalCode } from '../refusals'
import type { Fulfilment } from './fulfilment'

export interface QuotableDish {
  id: string
  name: string
  priceRappen: number
  isSoldOut: boolean
}

export interface RequestedLine {
  /** Which dish; without it the name decides, ignoring case. */
  menuItemId?: string
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

export interface QuoteRequest<Dish extends QuotableDish> {
  lines: RequestedLine[]
  /** The dishes on sale; sold-out ones are among them. */
  dishes: Dish[]
  fulfilment: Fulfilment
  pickupMinimumRappen: number
  /** For a delivery, the zone of the postcode; null: not served; undefined: no postcode known yet. */
  zone?: QuotedZone | null
}

export interface QuotedLine<Dish extends QuotableDish = QuotableDish> {
  dish: Dish
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
  /** The dish that it is about, as the menu or, if that does not know it, the client calls it. */
  item?: string
}

export interface Quote<Dish extends QuotableDish = QuotableDish> {
  lines: QuotedLine<Dish>[]
  subtotalRappen: number
  deliveryFeeRappen: number
  totalRappen: number
  /** The subtotal from which this fulfilment is possible, and what is missing to reach it. */
  minimumRappen: number
  missingRappen: number
  /** In the order in which a guest should deal with them; empty: this can be ordered. */
  problems: Problem[]
}

/** What the lines cost here and now: the one sum of cart, checkout, quote and create-order. */
export function quote<Dish extends QuotableDish>(request: QuoteRequest<Dish>): Quote<Dish> {
  const asked = request.lines.map((line) => ({ line, dish: dishOf(line, request.dishes) }))
  const lines = asked.flatMap(({ line, dish }) => (dish ? [quotedLine(line, dish)] : []))
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
      ...asked.filter(({ dish }) => !dish).map(({ line }) => unknownItem(line)),
      ...once(
        lines.filter(({ dish }) => dish.isSoldOut).map(({ dish }) => dish.name),
        'item_sold_out',
      ),
      ...problems,
      ...once(
        asked.flatMap(({ line, dish }) => (dish && claimsOtherPrice(line, dish) ? [dish.name] : [])),
        'price_changed',
      ),
      ...(missingRappen > 0 ? [{ code: 'below_minimum' as const }] : []),
    ],
  }
}

function dishOf<Dish extends QuotableDish>(line: RequestedLine, dishes: Dish[]): Dish | undefined {
  if (line.menuItemId !== undefined) return dishes.find((dish) => dish.id === line.menuItemId?.toLowerCase())
  const name = nameKey(line.name ?? '')
  return dishes.find((dish) => nameKey(dish.name) === name)
}

/** Under which key names count as the same. */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().toLowerCase()
}

function quotedLine<Dish extends QuotableDish>(line: RequestedLine, dish: Dish): QuotedLine<Dish> {
  const { quantity, note = '' } = line
  return { dish, quantity, note, priceRappen: dish.priceRappen, subtotalRappen: dish.priceRappen * quantity }
}

interface Terms extends QuotedZone {
  problems: Problem[]
}

function termsOf<Dish extends QuotableDish>(request: QuoteRequest<Dish>): Terms {
  if (request.fulfilment === 'pickup') {
    return { feeRappen: 0, minimumRappen: request.pickupMinimumRappen, problems: [] }
  }
  if (request.zone) return { ...request.zone, problems: [] }
  const code = request.zone === null ? 'postcode_not_served' : 'profile_incomplete'
  return { feeRappen: 0, minimumRappen: 0, problems: [{ code }] }
}

function unknownItem(line: RequestedLine): Problem {
  return { code: 'item_unknown', item: line.name ?? line.menuItemId ?? '' }
}

function once(names: string[], code: ProblemCode): Problem[] {
  return [...new Set(names)].map((item) => ({ code, item }))
}

function claimsOtherPrice(line: RequestedLine, { priceRappen }: QuotableDish): boolean {
  const { priceRappen: price = priceRappen, subtotalRappen: subtotal = priceRappen * line.quantity } = line
  return price !== priceRappen || subtotal !== priceRappen * line.quantity
}
