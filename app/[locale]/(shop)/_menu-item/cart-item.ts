import type { CartItem } from '@/app/_client/cart'
import { asAnswered } from '@/app/api/v1/http/wire'
import type { MenuItem } from '@/lib/menu/menu-item'
import { menuItemView } from '@/lib/menu/schema'

const kept = menuItemView.pick({ id: true, name: true, price: true, image: true, minimum_age: true })

/** In the contract's shape, because the cart goes on with the prices of quotes. */
export function cartItemOf(item: MenuItem): CartItem {
  return asAnswered(kept, item)
}
