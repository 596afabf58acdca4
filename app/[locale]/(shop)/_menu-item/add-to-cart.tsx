import { useState } from 'react'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Stepper } from '@/app/_ui/stepper'
import { fill } from '@/lib/i18n/fill'
import { putIntoCart } from './put-into-cart'
import type { ShownItem } from './shown-item'
import { shownPrice } from './shown-price'

/** Price, stepper and button: on the phone the price above the other two, in a card the button below them. */
export function AddToCart({ item }: { item: ShownItem }) {
  const { words } = useScope()
  const [quantity, setQuantity] = useState(1)
  function add() {
    putIntoCart(item, quantity, words)
    setQuantity(1)
  }
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <span className="price text-lg max-sm:col-span-2">{shownPrice(item, words)}</span>
      <Stepper item={item.name} quantity={quantity} onChange={setQuantity} />
      <Button className="px-3 sm:col-span-2" onClick={add} aria-label={fill(words.addOf, { item: item.name })}>
        {words.addToCart}
      </Button>
    </div>
  )
}
