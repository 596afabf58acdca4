import { countOfItem, useCart } from '@/app/_client/cart'
import { useScope } from '@/app/_client/scope'
import { Icon } from '@/app/_ui/icon'
import { fill } from '@/lib/i18n/fill'
import { putIntoCart } from './put-into-cart'
import type { ShownItem } from './shown-item'

/** One tap puts one more into the cart; the button then says how many are in it. */
export function QuickAdd({ item }: { item: ShownItem }) {
  const { words } = useScope()
  const quantity = countOfItem(useCart(), item.id)
  return (
    <button
      type="button"
      onClick={() => putIntoCart(item, 1, words)}
      aria-label={fill(words.quickAddOf, { item: item.name })}
      title={words.quickAdd}
      className="quick-add"
    >
      {quantity === 0 ? (
        <Icon name="plus" />
      ) : (
        <span key={quantity} className="price animate-pop">
          {quantity}
        </span>
      )}
    </button>
  )
}
