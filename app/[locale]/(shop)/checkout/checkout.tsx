'use client'

import { useCart } from '@/app/_client/cart'
import { useIsMounted } from '@/app/_client/mounted'
import { ButtonLink } from '@/app/_ui/button'
import { AlreadyPlaced } from './already-placed'
import { CheckoutForm } from './checkout-form'
import type { CheckoutProps } from './checkout-props'
import { useCheckout } from './use-checkout'

/** Cart and draft lie in the browser: on the server there is nothing to show yet. */
export function Checkout(props: CheckoutProps) {
  return useIsMounted() ? <OpenCheckout {...props} /> : <p className="text-ink-soft text-lg">{props.words.loading}</p>
}

function OpenCheckout(props: CheckoutProps) {
  const cart = useCart()
  const checkout = useCheckout(cart, props)
  const { words, changeWords } = props
  if (checkout.isPlaced) return <p className="text-ink-soft text-lg">{words.loading}</p>
  const { placedBefore } = checkout.attempt
  return (
    <>
      {placedBefore && <AlreadyPlaced {...props} order={placedBefore} cart={cart} checkout={checkout} />}
      {Object.keys(cart).length > 0 ? (
        <CheckoutForm {...props} cart={cart} checkout={checkout} />
      ) : (
        <div className="py-10">
          <p className="mb-8 text-xl font-bold">{words.emptyCart}</p>
          <ButtonLink href="/menu">{changeWords.toMenu}</ButtonLink>
        </div>
      )}
    </>
  )
}
