import type { Faults } from '@/app/_client/form'
import { CheckField, Field } from '@/app/_ui/field'
import type { Billing } from '@/lib/accounts/billing'
import type { Texts } from '@/lib/i18n/texts'

interface Props {
  profile: Billing
  faults: Faults
  words: Texts['checkout']
  shipsElsewhere: boolean
  isDelivery: boolean
  onChange: (shipsElsewhere: boolean) => void
}

/** A second address counts for a delivery; for pickup the box is there, as specified, and says that it has no effect. */
export function ShippingFields({ profile, faults, words, shipsElsewhere, isDelivery, onChange }: Props) {
  return (
    <div className="grid gap-4">
      <CheckField
        name="ship_to_different_address"
        label={words.shipToDifferentAddress}
        checked={shipsElsewhere}
        onChange={(event) => onChange(event.target.checked)}
      />
      {shipsElsewhere && !isDelivery && <p className="text-ink-soft">{words.shippingPickupNote}</p>}
      {shipsElsewhere && isDelivery && <SecondAddress {...{ profile, faults, words }} />}
    </div>
  )
}

function SecondAddress({ profile, faults, words }: Pick<Props, 'profile' | 'faults' | 'words'>) {
  const text = (name: keyof Billing) => ({ name, defaultValue: String(profile[name]), fault: faults[name] })
  return (
    <fieldset className="grid gap-5 sm:grid-cols-6">
      <legend className="mb-5 text-xl font-bold tracking-tight">{words.shippingAddress}</legend>
      <Field
        {...text('shipping_firstname')}
        label={words.firstname}
        required
        autoComplete="shipping given-name"
        className="sm:col-span-3"
      />
      <Field
        {...text('shipping_lastname')}
        label={words.lastname}
        required
        autoComplete="shipping family-name"
        className="sm:col-span-3"
      />
      <Field
        {...text('shipping_companyname')}
        label={words.companyname}
        autoComplete="shipping organization"
        className="sm:col-span-6"
      />
      <Field
        {...text('shipping_street_address')}
        label={words.streetAddress}
        required
        autoComplete="shipping address-line1"
        className="sm:col-span-6"
      />
      <Field
        {...text('shipping_address_line2')}
        label={words.addressLine2}
        autoComplete="shipping address-line2"
        className="sm:col-span-6"
      />
      <Field
        {...text('shipping_postcode')}
        label={words.postcode}
        required
        inputMode="numeric"
        maxLength={10}
        autoComplete="shipping postal-code"
        className="sm:col-span-2"
      />
      <Field
        {...text('shipping_city')}
        label={words.city}
        required
        autoComplete="shipping address-level2"
        className="sm:col-span-4"
      />
    </fieldset>
  )
}
