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
