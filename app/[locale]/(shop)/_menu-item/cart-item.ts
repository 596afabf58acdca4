import type { CartItem } from '@/app/_client/cart'
import type { MenuItemView } from '@/lib/menu/schema'

export function cartItemOf({ id, name, price, image, minimum_age }: MenuItemView): CartItem {
  return { id, name, price, image, minimum_age }
}
