import { addToCart } from '@/app/_client/cart'
import { cartOption, type CartOption } from '@/app/_client/cart-entry'
import type { QuoteAnswer } from '@/lib/orders/answers'
import type { Repeated } from './repeat-lines'

/** What can be had again, at today's prices, and what something else has to be chosen of, which the cart says at it. */
export function intoTheCart({ quote, open }: Pick<Repeated, 'quote' | 'open'>): void {
  for (const line of quote.lines) addLine(line, line.options.length > 0 ? line.options : undefined)
  for (const { line, options } of open) addLine(line, options)
}

type Line = QuoteAnswer['lines'][number]

function addLine(line: Line, options: readonly CartOption[] | undefined): void {
  const { menu_item_id, name, price, image, minimum_age, volume_ml, quantity, note } = line
  addToCart({ id: menu_item_id, name, price, image, minimum_age, volume_ml }, quantity, {
    options: options?.map(cartOption),
    note,
  })
}
