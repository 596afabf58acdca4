import type { CartOption } from '@/app/_client/cart-entry'
import { quotedLines, type QuotedLine } from '@/app/_client/quote'
import type { Language } from '@/lib/i18n/language'
import type { TextFields } from '@/lib/i18n/text-fields'
import type { QuoteAnswer, TrackedOrder } from '@/lib/orders/answers'
import { nameIn } from '../_choose/choices-of'

export type OrderedItem = Pick<
  TrackedOrder['items'][number],
  'menu_item_id' | 'name' | 'shown_name' | 'quantity' | 'options' | 'note'
>

/** What is asked for again of a line of an order. */
export interface RepeatedLine {
  item: OrderedItem
  /** Absent: the defaults, of a dish about which nothing was asked then. */
  options: readonly CartOption[] | undefined
}

/** What is not there any more: a dish, or an option of one. */
export interface GoneThing {
  item: string
  option?: TextFields<'name'>
}

/** A dish that cannot be had as it was, but otherwise: what is left of its choices, and what the kitchen says to it. */
export interface OpenLine {
  options: readonly CartOption[]
  line: QuoteAnswer['lines'][number]
}

/** What is not as it was. */
export interface Lost {
  gone: GoneThing[]
  open: OpenLine[]
}

export interface Repeated extends Lost {
  /** What can be had, in the order of the quote's lines; empty: only once something else is chosen. */
  lines: RepeatedLine[]
  quote: QuoteAnswer
}

type Ask = (lines: RepeatedLine[]) => Promise<QuoteAnswer>

/**
 * The same again, as far as it can be had: without an option that is gone if the dish may be ordered so; else the dish
 * waits for another choice. What is lost is added to `lost`. Null where nothing is left.
 */
export async function repeatLines(
  items: readonly OrderedItem[],
  ask: Ask,
  lost: Lost = { gone: [], open: [] },
): Promise<Repeated | null> {
  let lines: RepeatedLine[] = items.map((item) => ({ item, options: item.options }))
  while (lines.length > 0) {
    const quote = await ask(lines)
    const answers = quotedLines(
      lines.map((_, place) => String(place)),
      quote,
    )
    const kept = lines.flatMap((line, place) => stillThere(line, answers.get(String(place)), lost))
    if (kept.length === lines.length && kept.every((line, place) => line === lines[place]))
      return { lines, quote, ...lost }
    lines = kept
    if (kept.length === 0 && lost.open.length > 0) return { lines, quote: { ...quote, lines: [] }, ...lost }
  }
  return null
}

/** As every call about an order wants it. */
export function requestedAgain({ item: { menu_item_id, name, quantity, note }, options }: RepeatedLine) {
  const chosen = options?.map(({ option_id, quantity: units }) => ({ option_id, quantity: units }))
  return { menu_item_id, name, quantity, ...(note && { note }), ...(chosen && { options: chosen }) }
}

export function goneName({ item, option }: GoneThing, language: Language): string {
  return option ? `${nameIn(option, language)} (${item})` : item
}

/** The same object if nothing stands against it. */
function stillThere(line: RepeatedLine, quoted: QuotedLine | undefined, { gone, open }: Lost): RepeatedLine[] {
  const { item, options = [] } = line
  const problems = quoted?.problems ?? []
  const name = item.shown_name ?? item.name
  const lost = new Set(problems.flatMap(({ code, option }) => (isLost(code) && option ? [option] : [])))
  const isGone = problems.some(({ code }) => code === 'item_unknown' || code === 'item_sold_out')
  if (!isGone && lost.size > 0) {
    const left = options.filter(({ option_id }) => !lost.has(option_id))
    gone.push(...options.filter((option) => !left.includes(option)).map((option) => ({ item: name, option })))
    // An option that is sold out may be a default, which nobody has asked for by name.
    if (left.length < options.length) return [{ ...line, options: left }]
  }
  const isInvalid = lost.size > 0 || problems.some(({ code }) => code === 'options_invalid')
  if (!isGone && !isInvalid) return [line]
  // Nothing was asked about it then: today's defaults are what it was.
  if (!isGone && line.options && item.options.length === 0) return [{ ...line, options: undefined }]
  if (!isGone && quoted?.line) open.push({ options, line: quoted.line })
  else gone.push({ item: name })
  return []
}

function isLost(code: string): boolean {
  return code === 'option_unknown' || code === 'option_sold_out'
}
