'use client'

import { useCart } from '@/app/_client/cart'
import { useIsMounted } from '@/app/_client/mounted'
import { ButtonLink } from '@/app/_ui/button'
import { orderCode } from '../_account/waiting-code'
import { AlreadyPlaced } from './already-placed'
import { CheckoutForm } from './checkout-form'
import type { CheckoutProps } from './checkout-props'
import { LogInFirst } from './log-in-first'
import { OrderCode } from './order-code'
import { useCheckout } from './use-checkout'

/** Cart and draft lie in the browser: on the server there is nothing to show yet. */
export function Checkout(props: CheckoutProps) {
  return useIsMounted() ? <OpenCheckout {...props} /> : <p className="text-ink-soft text-lg">{props.words.loading}</p>
}

function OpenCheckout(props: CheckoutProps) {
  const cart = useCart()
  const checkout = useCheckout(cart, props)
  const waiting = orderCode.useValue()
  const { words, changeWords, isNewcomer } = props
  if (checkout.isPlaced) return <p className="text-ink-soft text-lg">{words.loading}</p>
  const { placedBefore } = checkout.attempt
  // Once signed in, a used code is all that counts: the order that waited for it goes on, also after a reload.
  const code = waiting && (isNewcomer || waiting.isUsed) ? waiting : null
  return (
    <>
      {placedBefore && <AlreadyPlaced {...props} order={placedBefore} cart={cart} checkout={checkout} />}
      {Object.keys(cart).length > 0 ? (
        <>
          {code && <OrderCode {...{ code, checkout, words }} accountWords={props.accountWords} />}
          {/* What was typed is read from the form, so it stays. */}
          <div hidden={code !== null}>
            {!checkout.isSignedIn && (
              <p className="mb-8">
                {words.knownCustomer} <LogInFirst text={words.logInFirst} />
              </p>
            )}
            <CheckoutForm {...props} cart={cart} checkout={checkout} />
          </div>
        </>
      ) : (
        <div className="py-10">
          <p className="mb-8 text-xl font-bold">{words.emptyCart}</p>
          <ButtonLink href="/menu">{changeWords.toMenu}</ButtonLink>
        </div>
      )}
    </>
  )
}
