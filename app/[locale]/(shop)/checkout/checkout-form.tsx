import { useState } from 'react'
import type { Cart } from '@/app/_client/cart'
import { TextArea } from '@/app/_ui/field'
import { PostcodeCheck } from '../_delivery/postcode-check'
import { AccountFields } from './account-fields'
import { AddressFields } from './address-fields'
import type { CheckoutProps } from './checkout-props'
import { readDraft, saveDraft, withDraft } from './draft'
import { ErrorSummary } from './error-summary'
import { fillInCity } from './fill-in-city'
import { FulfilmentChoice } from './fulfilment-choice'
import { NewPrice } from './new-price'
import { NewTime } from './new-time'
import { OrderSummary } from './order-summary'
import { PlaceOrder } from './place-order'
import { ShippingFields } from './shipping-fields'
import { TimeChoice } from './time-choice'
import type { CheckoutState } from './use-checkout'

interface Props extends CheckoutProps {
  cart: Cart
  checkout: CheckoutState
}

export function CheckoutForm({ profile, countries, terms, words, takesGuests, cart, checkout, ...more }: Props) {
  const { changeWords, accountWords, deliveryWords } = more
  const { form, choice, attempt } = checkout
  const fieldErrors = attempt.failure?.fieldErrors ?? {}
  const [billing] = useState(() => withDraft(profile))
  const isContactOnly = takesGuests && choice.fulfilment === 'pickup'
  const [notes] = useState(() => readDraft()?.order_notes ?? '')
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="flex flex-col gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_416px] lg:items-start lg:gap-16"
      onInput={(event) => {
        fillInCity(event.currentTarget, terms.zones)
        saveDraft(event.currentTarget)
        choice.follow(event.currentTarget)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        checkout.submit()
      }}
    >
      <div className="grid gap-10">
        <ErrorSummary failure={attempt.failure} form={form} />
        <FulfilmentChoice choice={choice} terms={terms} words={words} />
        {terms.zones.length > 0 && <PostcodeCheck words={deliveryWords} isFolded />}
        <TimeChoice {...{ checkout, fieldErrors, words }} />
        <AddressFields
          profile={billing}
          {...{ countries, fieldErrors, words, isContactOnly }}
          hasAccount={checkout.isSignedIn}
        />
        {!isContactOnly && <ShippingFields {...{ profile, fieldErrors, words, choice }} />}
        <TextArea
          name="order_notes"
          label={words.orderNotes}
          hint={words.orderNotesHint}
          rows={3}
          maxLength={500}
          defaultValue={notes}
          error={fieldErrors.order_notes}
        />
        {!checkout.isSignedIn && <AccountFields {...{ takesGuests, fieldErrors, words, accountWords }} />}
      </div>
      <section
        aria-labelledby="your-order"
        className="lg:rounded-card lg:border-line lg:bg-card contents lg:sticky lg:top-28 lg:grid lg:gap-6 lg:border lg:p-6"
      >
        <OrderSummary {...{ cart, checkout, words, changeWords }} />
        <PlaceOrder {...{ cart, checkout, words, changeWords }} />
      </section>
      <NewPrice checkout={checkout} words={words} />
      <NewTime checkout={checkout} words={words.newTime} />
    </form>
  )
}
