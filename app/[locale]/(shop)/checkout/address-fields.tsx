import { useState } from 'react'
import type { FieldErrors } from '@/app/_client/form'
import { Field, Select } from '@/app/_ui/field'
import { Folded } from '@/app/_ui/folded'
import { addressFields, billingOfForm, hasAddress } from './billing-of-form'
import type { Country } from '@/lib/accounts/country'
import type { Billing } from '@/lib/accounts/profile/billing'
import type { Texts } from '@/lib/i18n/texts'

interface Props {
  profile: Billing
  fieldErrors: FieldErrors
  words: Texts['checkout']
  countries: Country[]
  hidesLegend?: boolean
  isContactOnly?: boolean
  /** The e-mail address of a first order becomes that of the account. */
  hasAccount: boolean
}

/** With the API's field names. */
export function AddressFields({
  profile,
  countries,
  fieldErrors,
  words,
  hasAccount,
  hidesLegend = false,
  isContactOnly = false,
}: Props) {
  const { contact_email, phone } = profile
  return (
    <fieldset className="grid gap-5 sm:grid-cols-6">
      <legend className={hidesLegend ? 'sr-only' : 'font-head mb-5 text-xl font-bold tracking-tight'}>
        {words.billing}
      </legend>
      <PlaceFields
        kind="billing"
        {...{ profile, countries, fieldErrors, words }}
        part={isContactOnly ? 'name' : 'all'}
      />
      <Field
        name="contact_email"
        label={words.contactEmail}
        hint={hasAccount ? words.contactEmailHint : undefined}
        type="email"
        required
        autoComplete="billing email"
        className="sm:col-span-3"
        defaultValue={contact_email}
        error={fieldErrors.contact_email}
      />
      <Field
        name="phone"
        label={words.phone}
        type="tel"
        required
        autoComplete="billing tel"
        className="sm:col-span-3"
        defaultValue={phone}
        error={fieldErrors.phone}
      />
      {isContactOnly && <OptionalAddress {...{ profile, countries, fieldErrors, words }} />}
    </fieldset>
  )
}

/** Once a part of it is typed, the rest is required. */
function OptionalAddress(props: Pick<Props, 'profile' | 'countries' | 'fieldErrors' | 'words'>) {
  const { fieldErrors, words } = props
  // A postcode may be there from the question of delivery.
  const profile = props.profile.street_address ? props.profile : { ...props.profile, postcode: '', city: '' }
  const [isBegun, setBegun] = useState(() => hasAddress(profile))
  return (
    <Folded
      title={words.addressOptional}
      isOpen={isBegun || addressFields.some((name) => fieldErrors[name])}
      className="sm:col-span-6"
    >
      <div
        className="grid gap-5 sm:grid-cols-6"
        onInput={({ currentTarget }) => {
          const form = currentTarget.closest('form')
          if (form) setBegun(hasAddress(billingOfForm(new FormData(form))))
        }}
      >
        <PlaceFields kind="billing" part="address" isRequired={isBegun} {...props} profile={profile} />
      </div>
    </Folded>
  )
}

interface PlaceField {
  name: 'firstname' | 'lastname' | 'companyname' | 'country' | 'street_address' | 'address_line2' | 'postcode' | 'city'
  label: Exclude<keyof Texts['checkout'], 'cancelling' | 'facts' | 'newTime' | 'orderNotesHint' | 'paying'>
  fills: string
  className: string
  isOptional?: boolean
}

const places: PlaceField[] = [
  { name: 'firstname', label: 'firstname', fills: 'given-name', className: 'sm:col-span-3' },
  { name: 'lastname', label: 'lastname', fills: 'family-name', className: 'sm:col-span-3' },
  { name: 'companyname', label: 'companyname', fills: 'organization', className: 'sm:col-span-6', isOptional: true },
  { name: 'country', label: 'country', fills: 'country-name', className: 'sm:col-span-6' },
  { name: 'street_address', label: 'streetAddress', fills: 'address-line1', className: 'sm:col-span-6' },
  {
    name: 'address_line2',
    label: 'addressLine2',
    fills: 'address-line2',
    className: 'sm:col-span-6',
    isOptional: true,
  },
  { name: 'postcode', label: 'postcode', fills: 'postal-code', className: 'sm:col-span-2' },
  { name: 'city', label: 'city', fills: 'address-level2', className: 'sm:col-span-4' },
]

const namesOnly = 2

interface PlaceProps extends Omit<Props, 'countries' | 'hidesLegend' | 'hasAccount' | 'isContactOnly'> {
  kind: 'billing' | 'shipping'
  part?: 'all' | 'name' | 'address'
  isRequired?: boolean
  /** Absent: an address in Switzerland. */
  countries?: Country[]
}

export function PlaceFields({
  kind,
  profile,
  fieldErrors,
  words,
  countries = [],
  part = 'all',
  isRequired = true,
}: PlaceProps) {
  const [country, setCountry] = useState(
    countries.some(({ value }) => value === profile.country) ? profile.country : 'Switzerland',
  )
  const shown = { all: places, name: places.slice(0, namesOnly), address: places.slice(namesOnly) }[part]
  return shown.map(({ name: field, label, fills, className, isOptional = false }) => {
    const name = kind === 'shipping' ? (`shipping_${field}` as const) : field
    const common = { name, label: words[label], className, error: fieldErrors[name], autoComplete: `${kind} ${fills}` }
    if (field === 'country' && countries.length > 0)
      return <CountryField key={name} {...common} {...{ countries, country }} onChoose={setCountry} />
    const isCountry = field === 'country'
    return (
      <Field
        {...common}
        key={name}
        required={!isOptional && isRequired}
        readOnly={isCountry}
        {...(field === 'postcode' && { inputMode: country === 'Switzerland' ? 'numeric' : 'text' })}
        defaultValue={isCountry ? words.switzerland : profile[name]}
      />
    )
  })
}

interface CountryProps {
  name: string
  label: string
  className: string
  autoComplete: string
  error: string | undefined
  countries: Country[]
  country: string
  onChoose: (country: string) => void
}

/** A pickup customer may live anywhere. */
function CountryField({ countries, country, onChoose, ...field }: CountryProps) {
  return (
    <Select {...field} required value={country} onChange={(event) => onChoose(event.target.value)}>
      {countries.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}
