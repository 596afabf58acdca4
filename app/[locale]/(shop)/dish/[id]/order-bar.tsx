'use client'

import { useState } from 'react'
import { countOf, useCart } from '@/app/_client/cart'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Icon } from '@/app/_ui/icon'
import { Link } from '@/app/_ui/link'
import { Stepper } from '@/app/_ui/stepper'
import { counted, fill } from '@/lib/i18n/fill'
import { putIntoCart } from '../../_menu-item/put-into-cart'
import { cartItemOf, type ShownItem } from '../../_menu-item/shown-item'

/** How many, and into the cart: at the foot of a phone's screen, together with the way to the cart. */
export function OrderBar({ item }: { item: ShownItem }) {
  const { words } = useScope()
  const [quantity, setQuantity] = useState(1)
  function add() {
    putIntoCart(cartItemOf(item), quantity, words)
    setQuantity(1)
  }
  return (
    <div className="foot-fixed foot-bar flex items-center gap-2 lg:gap-3">
      <Stepper item={item.name} quantity={quantity} onChange={setQuantity} />
      <Button
        className="min-h-12 min-w-0 grow px-3 leading-tight"
        onClick={add}
        aria-label={fill(words.addOf, { item: item.name })}
      >
        {words.addToCart}
      </Button>
      <ToCart />
    </div>
  )
}

function ToCart() {
  const { language, words } = useScope()
  const count = countOf(useCart())
  if (count === 0) return null
  return (
    <Link
      href="/cart"
      aria-label={counted(words.cartWith, count, language)}
      className="bg-night text-night-ink flex min-h-12 shrink-0 items-center gap-1 rounded-full px-3 font-semibold lg:hidden"
    >
      <Icon name="basket" />
      <span className="price">{count}</span>
    </Link>
  )
}
