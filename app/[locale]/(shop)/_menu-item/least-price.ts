import type { MenuItem } from '@/lib/menu/menu-item'
import { lowestPrice } from '@/lib/menu/options/unit-price'

/** In Rappen, whatever of it is chosen. */
export function leastPriceOf({ priceRappen, ownPriceRappen = priceRappen, optionGroups }: MenuItem): number {
  return lowestPrice({ priceRappen: ownPriceRappen, optionGroups })
}
