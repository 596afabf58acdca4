import { shopLanguage } from '@/lib/i18n/language'
import { ownText } from '@/lib/i18n/text-fields'
import { storedOptions } from './chosen-option'
import { feesInPrice, sumOfFees } from './outside'
import type { OrderRecord } from './order'

export function withLines(order: OrderRecord, lines: OrderRecord['lines']): OrderRecord {
  const subtotalRappen = lines.reduce((sum, { totalRappen }) => sum + totalRappen, 0)
  const beforeRappen = subtotalRappen + order.deliveryFeeRappen
  const feesRappen = sumOfFees(feesInPrice(order, beforeRappen))
  return { ...order, lines, subtotalRappen, feesRappen, totalRappen: beforeRappen + feesRappen }
}

type Lines = OrderRecord['lines']

export interface LineChange {
  removed: Lines
  replacements: Lines
}

/** 0: no restriction. */
export function minimumAgeIn(lines: readonly { minimumAge: number }[]): number {
  return Math.max(0, ...lines.map(({ minimumAge }) => minimumAge))
}

/** Without an ID, a dish that only came with a beer is handed over without the beer. */
export function restrictedLines(lines: Lines): LineChange {
  const removed = lines.filter(({ minimumAge }) => minimumAge > 0)
  return { removed, replacements: removed.flatMap(withoutRestrictedOptions) }
}

function withoutRestrictedOptions(line: Lines[number]): Lines {
  const options = storedOptions(line)
  const remaining = options.filter(({ minimumAge }) => minimumAge === 0)
  const refusedRappen = options.reduce(
    (sum, { minimumAge, priceRappen }) => sum + (minimumAge > 0 ? priceRappen : 0),
    0,
  )
  const priceRappen = line.priceRappen - refusedRappen
  if (remaining.length === options.length || priceRappen <= 0) return []
  const totalRappen = priceRappen * line.quantity
  return [{ ...line, priceRappen, totalRappen, minimumAge: 0, options: remaining.map((option) => ({ ...option })) }]
}

export function changedLines(lines: Lines, { removed, replacements }: LineChange): Lines {
  const positions = new Set(removed.map(({ position }) => position))
  return [...lines.filter(({ position }) => !positions.has(position)), ...replacements].toSorted(
    (a, b) => a.position - b.position,
  )
}

export interface TakenOutLine {
  name: string
  shownName?: string
  quantity: number
  subtotalRappen: number
  note?: string
}

export function takenOutLines({ ageChecks }: Pick<OrderRecord, 'ageChecks'>): Lines {
  return ageChecks.flatMap(({ takenOut }) => takenOut as unknown as Lines)
}

export function linesBefore(order: Pick<OrderRecord, 'ageChecks' | 'lines'>): Lines {
  const before = takenOutLines(order)
  return changedLines(order.lines, { removed: before, replacements: before })
}

export function takenOutView(order: Pick<OrderRecord, 'ageChecks' | 'lines'>): TakenOutLine[] {
  return linesInWords({ removed: takenOutLines(order), replacements: order.lines })
}

/** A whole line under its name; of a line that stayed, the options that were taken out. */
export function linesInWords({ removed, replacements }: LineChange): TakenOutLine[] {
  const left = new Map(replacements.map((line) => [line.position, line]))
  return removed.flatMap((line) => {
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
