import type { QuoteAnswer } from '@/lib/orders/answers'
import type { SoldWhen } from '@/lib/menu/sold-when'
import type { Cart } from './cart'

/** Why a line cannot be had at the time for which is asked, and when it can. */
export interface OffHours {
  soldWhen: SoldWhen
  /** ISO time of the first free slot that will do; null: there is none. */
  nextAt: string | null
}

/** The lines that are not sold at the time that the quote is about, by the key of the cart's entry. */
export function offHoursOf(cart: Cart, quote: QuoteAnswer | null): ReadonlyMap<string, OffHours> {
  const byName = new Map(
    (quote?.problems ?? []).flatMap(({ item, sold_when: soldWhen, next_at: nextAt = null }) =>
      item && soldWhen ? [[item, { soldWhen, nextAt }]] : [],
    ),
  )
  return new Map(
    Object.entries(cart).flatMap(([key, { item }]) => {
      // The cart may hold an older name than the kitchen.
      const name = quote?.lines.find((line) => line.menu_item_id === item.id)?.name ?? item.name
      const found = byName.get(name)
      return found ? [[key, found]] : []
    }),
  )
}
