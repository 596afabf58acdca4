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

/** Why a line cannot be had as chosen; with no field set, the menu's questions have changed. */
export interface ChoiceChange {
  soldOut: CartOption[]
  unknown: CartOption[]
  tooFew: { option: CartOption; left: number }[]
}

export interface OffHours {
  soldWhen: SoldWhen
  /** The first free slot at which it is sold; null for none. */
  nextAt: Date | null
}

export interface CartChanges {
  prices: PriceChange[]
  gone: ReadonlyMap<string, Gone>
  /** How many of the line can be had beside the others of its dish; 0: only without it. */
  tooFew: ReadonlyMap<string, number>
  choices: ReadonlyMap<string, ChoiceChange>
  offHours: ReadonlyMap<string, OffHours>
}

export function changesOf(cart: Cart, lines: QuotedLines): CartChanges {
  const gone = new Map<string, Gone>()
  const tooFew = new Map<string, number>()
  const choices = new Map<string, ChoiceChange>()
  const offHours = new Map<string, OffHours>()
  const prices: PriceChange[] = []
  for (const [key, entry] of Object.entries(cart)) {
    const quoted = lines.get(key)
    if (!quoted) continue
    const { line, problems } = quoted
    const hours = offHoursIn(problems)
    const choice = choiceChange(entry, quoted)
    const soldOut = problems.find(({ code }) => code === 'item_sold_out')
    if (!line) gone.set(key, 'unknown')
    else if (soldOut?.portionsLeft) tooFew.set(key, leftBeside(cart, key, soldOut.portionsLeft))
    else if (soldOut) gone.set(key, 'sold_out')
    else if (hours) offHours.set(key, hours)
    else if (choice) choices.set(key, choice)
    else if (line.priceRappen !== entry.item.priceRappen)
      prices.push({ key, entry, beforeRappen: entry.item.priceRappen, nowRappen: line.priceRappen })
  }
  return { prices, gone, tooFew, choices, offHours }
}

/** It is gone as a whole or in part, has to be chosen anew, or is not sold at the time. */
export function isLineChanged({ gone, tooFew, choices, offHours }: CartChanges, key: string): boolean {
  return gone.has(key) || tooFew.has(key) || choices.has(key) || offHours.has(key)
}

/** A dish outside of its selling times may be ordered for another time, which is chosen later. */
export function isUnsettled({ prices, gone, tooFew, choices }: CartChanges): boolean {
  return prices.length > 0 || gone.size > 0 || tooFew.size > 0 || choices.size > 0
}

export function acceptPrices(prices: PriceChange[]): void {
  for (const { key, nowRappen } of prices) acceptPrice(key, nowRappen)
}

function leftBeside(cart: Cart, key: string, left: number): number {
  const id = cart[key]?.item.id
  const others = Object.entries(cart).filter(([other, { item }]) => other !== key && item.id === id)
  return Math.max(0, left - others.reduce((sum, [, { quantity }]) => sum + quantity, 0))
}

function choiceChange({ options = [] }: CartEntry, { problems }: QuotedLine): ChoiceChange | null {
  const about = (code: string) => problems.filter((problem) => problem.code === code)
  const found = (code: string) =>
    about(code).flatMap(({ option, portionsLeft: left = 0 }) =>
      options.filter(({ optionId }) => optionId === option).map((chosen) => ({ option: chosen, left })),
    )
  const named = (code: string) => found(code).flatMap(({ option, left }) => (left > 0 ? [] : [option]))
  const isInvalid = ['option_sold_out', 'option_unknown', 'options_invalid'].some((code) => about(code).length > 0)
  if (!isInvalid) return null
  const tooFew = found('option_sold_out').filter(({ left }) => left > 0)
  return { soldOut: named('option_sold_out'), unknown: named('option_unknown'), tooFew }
}

function offHoursIn(problems: QuotedLine['problems']): OffHours | null {
  const [found] = problems.flatMap(({ soldWhen, nextAt = null }) => (soldWhen ? [{ soldWhen, nextAt }] : []))
  return found ?? null
}
