import type { Faults } from '@/app/_client/form'
import { Field } from '@/app/_ui/field'
import type { Billing } from '@/lib/accounts/billing'
import type { Texts } from '@/lib/i18n/texts'

interface Props {
  profile: Billing
  faults: Faults
  words: Texts['checkout']
  /** Where a heading beside the form says it already. */
  hidesLegend?: boolean
}

/** The billing form of the specification, with the names that the API uses. */
export function AddressFields({ profile, faults, words, hidesLegend = false }: Props) {
  const text = (name: keyof typeof faults & keyof Billing) => ({
    name,
    defaultValue: String(profile[name]),
    fault: faults[name],
  })
  return (
    <fieldset className="grid gap-5 sm:grid-cols-6">
      <legend className={hidesLegend ? 'sr-only' : 'mb-5 text-xl font-bold tracking-tight'}>{words.billing}</legend>
      <Field
        {...text('firstname')}
        label={words.firstname}
        required
        autoComplete="billing given-name"
        className="sm:col-span-3"
      />
      <Field
        {...text('lastname')}
        label={words.lastname}
        required
        autoComplete="billing family-name"
        className="sm:col-span-3"
      />
      <Field
        {...text('companyname')}
        label={words.companyname}
        autoComplete="billing organization"
        className="sm:col-span-6"
      />
      <Field
        name="country"
        label={words.country}
        value={words.switzerland}
        readOnly
        required
        autoComplete="billing country-name"
        className="sm:col-span-6"
      />
      <Field
        {...text('street_address')}
        label={words.streetAddress}
        required
        autoComplete="billing address-line1"
        className="sm:col-span-6"
      />
      <Field
        {...text('address_line2')}
        label={words.addressLine2}
        autoComplete="billing address-line2"
        className="sm:col-span-6"
      />
      <Field
        {...text('postcode')}
        label={words.postcode}
        required
        inputMode="numeric"
        maxLength={10}
        autoComplete="billing postal-code"
        className="sm:col-span-2"
      />
      <Field
        {...text('city')}
        label={words.city}
        required
        autoComplete="billing address-level2"
        className="sm:col-span-4"
      />
      <Field
        {...text('contact_email')}
        label={words.contactEmail}
        type="email"
        required
        autoComplete="billing email"
        className="sm:col-span-3"
      />
      <Field
        {...text('phone')}
        label={words.phone}
        type="tel"
        required
        autoComplete="billing tel"
        className="sm:col-span-3"
      />
    </fieldset>
  )
}
