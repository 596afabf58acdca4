import { useState } from 'react'
import type { FieldErrors } from '@/app/_client/form'
import { CheckField, Field } from '@/app/_ui/field'
import { Folded } from '@/app/_ui/folded'
import { Link } from '@/app/_ui/link'
import type { Billing } from '@/lib/accounts/profile/billing'
import type { Texts } from '@/lib/i18n/texts'
import { PlaceFields } from './address-fields'
import type { CheckoutProps } from './amounts'
import { withDraft } from './draft'
import type { ModeState } from './use-mode'

interface Props {
  profile: Billing
  fieldErrors: FieldErrors
  words: Texts['checkout']
  choice: ModeState
}

/** Only a delivery uses it; for pickup the box stands there, as specified, without effect. */
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
  // Typed, hidden and shown again: the values stay.
  const [address] = useState(() => withDraft(profile))
  return (
    <fieldset className="grid gap-5 sm:grid-cols-6">
      <legend className="font-head mb-5 text-xl font-bold tracking-tight">{words.shippingAddress}</legend>
      <PlaceFields kind="shipping" profile={address} fieldErrors={fieldErrors} words={words} />
    </fieldset>
  )
}

interface AccountFieldsProps extends Pick<CheckoutProps, 'isShort' | 'words' | 'accountWords'> {
  fieldErrors: FieldErrors
}

export function AccountFields({ isShort, fieldErrors, words, accountWords }: AccountFieldsProps) {
  const [before, after] = words.termsByOrdering.split('{terms}')
  const password = (
    <Field
      name="password"
      label={accountWords.password}
      type="password"
      required={!isShort}
      autoComplete="new-password"
      hint={isShort ? words.accountOptional : accountWords.passwordHint}
      error={fieldErrors.password}
    />
  )
  return (
    <fieldset className="grid gap-4">
      <legend className="font-head mb-2 text-xl font-bold tracking-tight">{words.account}</legend>
      {isShort ? (
        <Folded title={words.passwordOptional} isOpen={Boolean(fieldErrors.password)}>
          {password}
        </Folded>
      ) : (
        <>
          <p className="text-ink-soft">{words.accountWhy}</p>
          {password}
        </>
      )}
      <p className="text-ink-soft text-sm">
        {before}
        <Link href="/terms-and-conditions" target="_blank" className="underline underline-offset-4">
          {accountWords.terms}
        </Link>
        {after}
      </p>
    </fieldset>
  )
}
