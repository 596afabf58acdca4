import { shopLanguage } from '@/lib/i18n/language'
import { ownText } from '@/lib/i18n/own-text'
import { minimumAgeIn } from './age-check'
import { storedOptions } from './chosen-option'
import type { OrderRecord } from './order'
import { balanceOf } from './money/balance'
import { withLines, changedLines, restrictedLines, type LineChange } from './lines'

type Lines = OrderRecord['lines']

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
