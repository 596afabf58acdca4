'use client'

import { useState } from 'react'
import { addToCart, type CartItem } from '@/app/_client/cart'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Price } from '@/app/_ui/price'
import { Stepper } from '@/app/_ui/stepper'
import { fill } from '@/lib/i18n/fill'
import { rappenOf } from '@/lib/platform/money'

/** Price, stepper and button: on the phone the price above the other two, in a card the button below them. */
export function AddToCart({ item, large = false }: { item: CartItem; large?: boolean }) {
  const { words } = useScope()
  const [quantity, setQuantity] = useState(1)
  function add() {
    addToCart(item, quantity)
    notify(fill(words.added, { item: item.name }))
    setQuantity(1)
  }
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Price
        rappen={rappenOf(item.price)}
        className={`max-sm:col-span-2 ${large ? 'text-xl md:text-2xl' : 'text-lg'}`}
      />
      <Stepper item={item.name} quantity={quantity} onChange={setQuantity} />
      <Button className="sm:col-span-2" onClick={add} aria-label={fill(words.addOf, { item: item.name })}>
        {words.addToCart}
      </Button>
    </div>
  )
}
