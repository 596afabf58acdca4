import { apiInWireNames, ApiRefusal, type WireAnswer } from '@/app/_client/api'
import { amountOf } from '@/app/_client/form'

export type GroupPricesView = WireAnswer<'GET optionGroups/{id}/prices'>

/** A field for each dish and option, so that two people who change different prices do not meet. */
export type PricesByCell = Record<string, number | null | undefined> & { version: number }

const prefix = 'price '

export function cellOf(menuItemId: string, optionId: string): string {
  return `${prefix}${menuItemId} ${optionId}`
}

export function pricesByCell({ prices, ...rest }: Omit<GroupPricesView, 'id'>): PricesByCell {
  const cells = prices.map(({ menu_item_id: dish, option_id: option, price }) => [cellOf(dish, option), price] as const)
  return { ...rest, ...Object.fromEntries(cells) }
}

export function typedPrices(typed: FormData): Record<string, string> {
  const cells = [...typed.keys()].filter((name) => name.startsWith(prefix))
  return Object.fromEntries(cells.map((cell) => [cell, amountOf(typed, cell)]))
}

interface Stored {
  ifMatch: number
  current: PricesByCell
}

/** Sends what differs from the stored prices. */
export async function savePrices(
  id: string,
  typed: Partial<Record<string, string>>,
  { ifMatch, current }: Stored,
): Promise<PricesByCell> {
  try {
    const body = { prices: changedPrices(typed, current) }
    return pricesByCell(await apiInWireNames('PATCH optionGroups/{id}/prices', { params: { id }, body, ifMatch }))
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.code !== 'changed_meanwhile') throw error
    const { code, message, fieldErrors, data, retryAfterSeconds } = error
    throw new ApiRefusal(code, message, fieldErrors, pricesByCell(data as GroupPricesView), retryAfterSeconds)
  }
}

export function changedPrices(typed: Partial<Record<string, string>>, current: PricesByCell) {
  return Object.entries(typed).flatMap(([cell, text = '']) => {
    const [menuItemId = '', optionId = ''] = cell.slice(prefix.length).split(' ')
    const isSame = text === '' ? current[cell] == null : Number(text) === current[cell]
    return isSame ? [] : [{ menu_item_id: menuItemId, option_id: optionId, price: text === '' ? null : text }]
  })
}
