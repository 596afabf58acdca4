import { addToCart, useCart } from '@/app/_client/cart'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { Icon } from '@/app/_ui/icon'
import { fill } from '@/lib/i18n/fill'
import { cartItemOf, type ShownItem } from './shown-item'

/** One tap puts one more into the cart; the button then says how many are in it. */
export function QuickAdd({ item }: { item: ShownItem }) {
  const { words } = useScope()
  const quantity = useCart()[item.id]?.quantity ?? 0
  function add() {
    addToCart(cartItemOf(item), 1)
    notify(fill(words.added, { item: item.name }))
  }
  return (
    <button
      type="button"
      onClick={add}
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
