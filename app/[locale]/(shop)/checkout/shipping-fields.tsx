import { useState } from 'react'
import type { FieldErrors } from '@/app/_client/form'
import { CheckField } from '@/app/_ui/field'
import type { Billing } from '@/lib/accounts/profile/billing'
import type { Texts } from '@/lib/i18n/texts'
import { PlaceFields } from './address-fields'
import { withDraft } from './draft'
import type { ModeState } from './use-mode'

interface Props {
  profile: Billing
  fieldErrors: FieldErrors
  words: Texts['checkout']
  choice: ModeState
}

/** A second address counts for a delivery; for pickup the box is there, as specified, and says that it has no effect. */
export function ShippingFields({ profile, fieldErrors, words, choice }: Props) {
  const { shipsElsewhere, setShipsElsewhere, hasShippingFields } = choice
  return (
    <div className="grid gap-4">
      <CheckField
        name="ship_to_different_address"
        label={words.shipToDifferentAddress}
        checked={shipsElsewhere}
        onChange={(event) => setShipsElsewhere(event.target.checked)}
      />
      {shipsElsewhere && !hasShippingFields && <p className="text-ink-soft">{words.shippingPickupNote}</p>}
      {hasShippingFields && <SecondAddress {...{ profile, fieldErrors, words }} />}
    </div>
  )
}

function SecondAddress({ profile, fieldErrors, words }: Omit<Props, 'choice'>) {
  // Typed before, hidden, and back again: nothing is lost.
  const [address] = useState(() => withDraft(profile))
  return (
    <fieldset className="grid gap-5 sm:grid-cols-6">
      <legend className="font-head mb-5 text-xl font-bold tracking-tight">{words.shippingAddress}</legend>
      <PlaceFields kind="shipping" profile={address} fieldErrors={fieldErrors} words={words} />
    </fieldset>
  )
}
