import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Cart } from '@/app/_client/cart/cart'
import { isField } from '@/app/_client/form'
import { CheckField, TextArea } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import type { DeliveryZone } from '@/lib/shop/shop'
import { plainPostcode } from '@/lib/platform/values/postcode'
import { PostcodeCheck } from '../_delivery/postcode-check'
import { AddressFields } from './address-fields'
import type { CheckoutProps } from './amounts'
import { readDraft, saveDraft, withDraft } from './draft'
import { NewPrice, NewTime } from './new-time'
import { OrderSummary } from './order-summary'
import { PaymentChoice } from './payment-choice'
import { PlaceOrder } from './place-order'
import { AccountFields, ShippingFields } from './shipping-fields'
import { CancellationNote, RadioCard, TimeChoice } from './time-choice'
import type { Failure } from './use-attempt'
import type { CheckoutState } from './use-checkout'
import type { ModeState } from './use-mode'

interface Props extends CheckoutProps {
  cart: Cart
  checkout: CheckoutState
}

export function CheckoutForm({ profile, countries, terms, words, isShort, cart, checkout, ...more }: Props) {
  const { changeWords, accountWords, deliveryWords } = more
  const { form, choice, attempt } = checkout
  const fieldErrors = attempt.failure?.fieldErrors ?? {}
  const [billing] = useState(() => withDraft(profile))
  const isContactOnly = isShort && choice.fulfilment === 'pickup'
  const [notes] = useState(() => readDraft()?.order_notes ?? '')
  const [isCalled] = useState(() => readDraft()?.handover === 'call')
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
        <TimeChoice {...{ checkout, fieldErrors, words }}>
          <CancellationNote requestedFor={checkout.time.requestedFor} rule={terms} words={words.cancelling} />
        </TimeChoice>
        <AddressFields
          profile={billing}
          {...{ countries, fieldErrors, words, isContactOnly }}
          hasAccount={checkout.isSignedIn}
        />
        {!isContactOnly && <ShippingFields {...{ profile, fieldErrors, words, choice }} />}
        {choice.fulfilment === 'delivery' && (
          <CheckField name="handover" value="call" label={words.callInstead} defaultChecked={isCalled} />
        )}
        <TextArea
          name="order_notes"
          label={words.orderNotes}
          hint={words.orderNotesHint[choice.fulfilment]}
          rows={3}
          maxLength={500}
          defaultValue={notes}
          error={fieldErrors.order_notes}
        />
        <PaymentChoice payment={checkout.payment} words={words.paying} />
        {!checkout.isSignedIn && <AccountFields {...{ isShort, fieldErrors, words, accountWords }} />}
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

interface ErrorSummaryProps {
  failure: Failure | null
  form: RefObject<HTMLFormElement | null>
}

/** Takes the focus and links to each field. */
function ErrorSummary({ failure, form }: ErrorSummaryProps) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) region.current?.focus()
  }, [failure])
  if (!failure) return null
  const named = Object.entries(failure.fieldErrors).flatMap(([name, fieldError]) => {
    const element = form.current?.elements.namedItem(name)
    if (!isField(element)) return []
    return [{ name, fieldError, label: element.labels?.[0]?.textContent ?? name, element }]
  })
  return (
    <div ref={region} role="alert" tabIndex={-1} className="rounded-card bg-fault scroll-mt-28 p-5">
      <p className="font-semibold">{failure.text}</p>
      {named.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {named.map(({ name, fieldError, label, element }) => (
            <li key={name}>
              <button
                type="button"
                className="py-1 text-left underline underline-offset-4"
                onClick={() => element.focus()}
              >
                {label}: {fieldError}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Fills in the city of a known postcode; a typed one stays. */
function fillInCity(form: HTMLFormElement, zones: readonly DeliveryZone[]): void {
  for (const prefix of ['', 'shipping_']) {
    const [postcode, city] = ['postcode', 'city'].map((name) => form.elements.namedItem(prefix + name))
    if (!(postcode instanceof HTMLInputElement) || !(city instanceof HTMLInputElement) || city.value) continue
    city.value = zones.find((zone) => zone.postcode === plainPostcode(postcode.value))?.city ?? ''
  }
}

interface FulfilmentChoiceProps {
  choice: ModeState
  terms: CheckoutProps['terms']
  words: Texts['checkout']
}

function FulfilmentChoice({ choice, terms, words }: FulfilmentChoiceProps) {
  return (
    <fieldset>
      <legend className="font-head mb-5 text-xl font-bold tracking-tight">{words.fulfilment}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <RadioCard
          id="pickup"
          name="fulfilment"
          value="pickup"
          label={words.pickup}
          note={fill(words.pickupNote, { address: terms.address })}
          checked={choice.fulfilment === 'pickup'}
          onChange={() => choice.choose('pickup')}
        />
        {terms.zones.length > 0 && (
          <RadioCard
            id="delivery"
            name="fulfilment"
            value="delivery"
            label={words.delivery}
            note={words.deliveryNote}
            checked={choice.fulfilment === 'delivery'}
            onChange={() => choice.choose('delivery')}
          />
        )}
      </div>
    </fieldset>
  )
}
