import { shopLanguage } from '@/lib/i18n/language'
import { ownText } from '@/lib/i18n/own-text'
import { balanceOf } from '@/lib/orders/money/balance'
import { storedOptions } from './chosen-option'
import type { OrderRecord } from './order'

/** The order with these lines instead of its own: its amounts follow from them. */
export function withLines(order: OrderRecord, lines: OrderRecord['lines']): OrderRecord {
  const subtotalRappen = lines.reduce((sum, { totalRappen }) => sum + totalRappen, 0)
  return { ...order, lines, subtotalRappen, totalRappen: subtotalRappen + order.deliveryFeeRappen }
}

type Lines = OrderRecord['lines']

/** Lines that leave the order, and what stays of them. */
export interface LineChange {
  taken: Lines
  instead: Lines
}

/** Years that the person who takes the order must have; 0: any person may. */
export function minimumAgeIn(lines: readonly { minimumAge: number }[]): number {
  return Math.max(0, ...lines.map(({ minimumAge }) => minimumAge))
}

/** What is not handed over without an ID; a dish that had only a beer with it is handed over without the beer. */
export function restrictedLines(lines: Lines): LineChange {
  const taken = lines.filter(({ minimumAge }) => minimumAge > 0)
  return { taken, instead: taken.flatMap(withoutRestrictedOptions) }
}

function withoutRestrictedOptions(line: Lines[number]): Lines {
  const options = storedOptions(line)
  const kept = options.filter(({ minimumAge }) => minimumAge === 0)
  const refusedRappen = options.reduce(
    (sum, { minimumAge, priceRappen }) => sum + (minimumAge > 0 ? priceRappen : 0),
    0,
  )
  const priceRappen = line.priceRappen - refusedRappen
  if (kept.length === options.length || priceRappen <= 0) return []
  const totalRappen = priceRappen * line.quantity
  return [{ ...line, priceRappen, totalRappen, minimumAge: 0, options: kept.map((option) => ({ ...option })) }]
}

export function changedLines(lines: Lines, { taken, instead }: LineChange): Lines {
  const positions = new Set(taken.map(({ position }) => position))
  return [...lines.filter(({ position }) => !positions.has(position)), ...instead].toSorted(
    (a, b) => a.position - b.position,
  )
}

export interface TakenOutLine {
  name: string
  /** What the guest read, where that was not the name. */
  shownName?: string
  quantity: number
  subtotalRappen: number
  note?: string
}

/** What was not handed over for want of an ID, as it was in the order. */
export function takenOutLines({ ageChecks }: Pick<OrderRecord, 'ageChecks'>): Lines {
  return ageChecks.flatMap(({ takenOut }) => takenOut as unknown as Lines)
}

/** The lines before anything was taken out. */
export function linesBefore(order: Pick<OrderRecord, 'ageChecks' | 'lines'>): Lines {
  const before = takenOutLines(order)
  return changedLines(order.lines, { taken: before, instead: before })
}

export function takenOutView(order: Pick<OrderRecord, 'ageChecks' | 'lines'>): TakenOutLine[] {
  return inWords({ taken: takenOutLines(order), instead: order.lines })
}

export interface IfRefused {
  takenOut: TakenOutLine[]
  /** Cash due for what is left; 0: nothing is. */
  amountRappen: number
}

/** What a refused ID would make of the order; null where nobody asks for one. */
export function ifRefused(order: OrderRecord): IfRefused | null {
  if (minimumAgeIn(order.lines) === 0) return null
  const change = restrictedLines(order.lines)
  const left = changedLines(order.lines, change)
  const amountRappen = left.length === 0 ? 0 : balanceOf(withLines(order, left), []).amountRappen
  return { takenOut: inWords(change), amountRappen }
}

/** A whole line under its name; of one that stayed, the options that did not. */
function inWords({ taken, instead }: LineChange): TakenOutLine[] {
  const left = new Map(instead.map((line) => [line.position, line]))
  return taken.flatMap((line) => {
    const { name, shownName, quantity, totalRappen, position, note } = line
    const said = { ...(shownName && { shownName }), ...(note && { note }) }
    if (!left.has(position)) return [{ name, ...said, quantity, subtotalRappen: totalRappen }]
    return storedOptions(line)
      .filter(({ minimumAge }) => minimumAge > 0)
      .map((option) => ({
        name: ownText(option.name, shopLanguage),
        quantity: quantity * option.quantity,
        subtotalRappen: quantity * option.priceRappen,
      }))
  })
}
