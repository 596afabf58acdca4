import type { SoldWhen } from '@/lib/menu/availability/sold-when'
import { acceptPrice, type Cart } from './cart'
import type { CartEntry, CartOption } from './cart-entry'
import type { QuotedLine, QuotedLines } from './quote'

export interface PriceChange {
  key: string
  entry: CartEntry
  beforeRappen: number
  nowRappen: number
}

export type Gone = 'sold_out' | 'unknown'

/** Why a line cannot be had as chosen; with neither field set, the menu's questions have changed. */
export interface ChoiceChange {
  soldOut: CartOption[]
  unknown: CartOption[]
}

export interface OffHours {
  soldWhen: SoldWhen
  /** The first free slot at which it is sold; null for none. */
  nextAt: Date | null
}

export interface CartChanges {
  prices: PriceChange[]
  gone: ReadonlyMap<string, Gone>
  choices: ReadonlyMap<string, ChoiceChange>
  offHours: ReadonlyMap<string, OffHours>
}

export function changesOf(cart: Cart, lines: QuotedLines): CartChanges {
  const gone = new Map<string, Gone>()
  const choices = new Map<string, ChoiceChange>()
  const offHours = new Map<string, OffHours>()
  const prices: PriceChange[] = []
  for (const [key, entry] of Object.entries(cart)) {
    const quoted = lines.get(key)
    if (!quoted) continue
    const { line, problems } = quoted
    const hours = offHoursIn(problems)
    const choice = choiceChange(entry, quoted)
    if (!line) gone.set(key, 'unknown')
    else if (problems.some(({ code }) => code === 'item_sold_out')) gone.set(key, 'sold_out')
    else if (hours) offHours.set(key, hours)
    else if (choice) choices.set(key, choice)
    else if (line.priceRappen !== entry.item.priceRappen)
      prices.push({ key, entry, beforeRappen: entry.item.priceRappen, nowRappen: line.priceRappen })
  }
  return { prices, gone, choices, offHours }
}

/** It is gone, has to be chosen anew, or is not sold at the time. */
export function isLineChanged({ gone, choices, offHours }: CartChanges, key: string): boolean {
  return gone.has(key) || choices.has(key) || offHours.has(key)
}

/** A dish outside of its selling times may be ordered for another time, which is chosen later. */
export function isUnsettled({ prices, gone, choices }: CartChanges): boolean {
  return prices.length > 0 || gone.size > 0 || choices.size > 0
}

export function acceptPrices(prices: PriceChange[]): void {
  for (const { key, nowRappen } of prices) acceptPrice(key, nowRappen)
}

function choiceChange({ options = [] }: CartEntry, { problems }: QuotedLine): ChoiceChange | null {
  const about = (code: string) => problems.filter((problem) => problem.code === code)
  const named = (code: string) =>
    about(code).flatMap(({ option }) => options.filter(({ optionId }) => optionId === option))
  const isInvalid = ['option_sold_out', 'option_unknown', 'options_invalid'].some((code) => about(code).length > 0)
  return isInvalid ? { soldOut: named('option_sold_out'), unknown: named('option_unknown') } : null
}

function offHoursIn(problems: QuotedLine['problems']): OffHours | null {
  const [found] = problems.flatMap(({ soldWhen, nextAt = null }) => (soldWhen ? [{ soldWhen, nextAt }] : []))
  return found ?? null
}
