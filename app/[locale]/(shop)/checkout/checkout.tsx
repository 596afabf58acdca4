'use client'

import { useCart } from '@/app/_client/cart'
import { useIsMounted } from '@/app/_client/mounted'
import { ButtonLink } from '@/app/_ui/button'
import type { Billing } from '@/lib/accounts/profile/billing'
import type { Texts } from '@/lib/i18n/texts'
import { AlreadyPlaced } from './already-placed'
import type { ShopTerms } from './amounts'
import { CheckoutForm } from './checkout-form'
import { useCheckout } from './use-checkout'

export interface CheckoutProps {
  profile: Billing
  terms: ShopTerms
  words: Texts['checkout']
  changeWords: Texts['cart']
  statuses: Texts['order']['statuses']
}

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
