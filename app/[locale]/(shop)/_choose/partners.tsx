import { useCart } from '@/app/_client/cart'
import { mustBeAsked, select } from '@/lib/menu/options/selection'
import { unitPrice } from '@/lib/menu/options/unit-price'
import { OfferedDishes, type OfferedDish } from '../_menu-item/offered-dishes'
import type { AskedItem } from './asked-item'
import { chosenLine } from './chosen-line'

const mostOffered = 3

/** Only what one tap adds: another sheet would take the place of this one, whose dish is not in the cart yet. */
export function Partners({ of: { goesWith = [] }, title }: { of: AskedItem; title: string }) {
  const inCart = new Set(Object.values(useCart()).map(({ item }) => item.id))
  const left = goesWith.filter(({ id }) => !inCart.has(id)).flatMap(withDefaults)
  return <OfferedDishes dishes={left.slice(0, mostOffered)} title={title} />
}

function withDefaults(item: AskedItem): OfferedDish[] {
  const selection = select(item.optionGroups)
  if (mustBeAsked(item.optionGroups, selection)) return []
  const { unitRappen } = unitPrice(item, selection.chosen)
  const line = chosenLine(item, { chosen: selection.chosen, unitRappen }, '')
  return [{ ...line.item, defaults: line.options }]
}
