'use client'

import { useEffect, useRef, useState } from 'react'
import type { Cart } from '@/app/_client/cart'
import { TextArea } from '@/app/_ui/field'
import { AddressFields } from './address-fields'
import type { CheckoutProps } from './checkout'
import { readDraft, restoreDraft, saveDraft } from './draft'
import { FaultSummary } from './fault-summary'
import { FulfilmentChoice } from './fulfilment-choice'
import { NewPrice } from './new-price'
import { OrderSummary } from './order-summary'
import { ShippingFields } from './shipping-fields'
import { TimeChoice } from './time-choice'
import type { CheckoutState } from './use-checkout'

interface Props extends CheckoutProps {
  cart: Cart
  checkout: CheckoutState
}

export function CheckoutForm({ profile, terms, words, changeWords, cart, checkout }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { mode, setMode, faults } = checkout
  const [shipsElsewhere, setShipsElsewhere] = useState(() =>
    readDraft().order_notes === undefined
      ? profile.ship_to_different_address
      : 'ship_to_different_address' in readDraft(),
  )
  const hasShippingFields = shipsElsewhere && mode.fulfilment === 'delivery'
  useEffect(() => {
    const { fulfilment } = readDraft()
    if (fulfilment === 'pickup' || fulfilment === 'delivery') setMode({ ...mode, fulfilment })
    // Once: afterwards the form itself is the truth.
  }, [])
  // Again when the second address appears: its fields are new to the page.
  useEffect(() => {
    if (!form.current) return
    restoreDraft(form.current)
    followPostcode(form.current)
  }, [hasShippingFields, mode.fulfilment])
  function followPostcode(element: HTMLFormElement) {
    const data = new FormData(element)
    const postcode = String(data.get(hasShippingFields ? 'shipping_postcode' : 'postcode') ?? '').trim()
    if (postcode !== mode.postcode) setMode({ ...mode, postcode })
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_416px] lg:gap-16"
      onInput={(event) => {
        saveDraft(event.currentTarget)
        followPostcode(event.currentTarget)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        checkout.submit(event.currentTarget)
      }}
    >
      <div className="grid gap-10">
        <FaultSummary failure={checkout.failure} faults={faults} form={form} />
        <FulfilmentChoice mode={mode} onChoose={setMode} terms={terms} words={words} />
        <TimeChoice checkout={checkout} words={words} />
        <AddressFields profile={profile} faults={faults} words={words} />
        <ShippingFields
          {...{ profile, faults, words, shipsElsewhere }}
          isDelivery={mode.fulfilment === 'delivery'}
          onChange={setShipsElsewhere}
        />
        <TextArea
          name="order_notes"
          label={words.orderNotes}
          hint={words.orderNotesHint}
          rows={3}
          maxLength={500}
          fault={faults.order_notes}
        />
      </div>
      <OrderSummary {...{ cart, checkout, words, changeWords }} />
      <NewPrice
        checkout={checkout}
        words={words}
        onAccept={() => form.current && checkout.acceptAndSubmit(form.current)}
      />
    </form>
  )
}
