import type { FieldErrors } from '@/app/_client/form'
import { Field } from '@/app/_ui/field'
import { Link } from '@/app/_ui/link'
import type { CheckoutProps } from './checkout-props'

interface Props extends Pick<CheckoutProps, 'takesGuests' | 'words' | 'accountWords'> {
  fieldErrors: FieldErrors
}

/** The one thing that an account needs beyond the order itself, and why there is one. */
export function AccountFields({ takesGuests, fieldErrors, words, accountWords }: Props) {
  const [before, after] = words.termsByOrdering.split('{terms}')
  return (
    <fieldset className="grid gap-4">
      <legend className="font-head mb-2 text-xl font-bold tracking-tight">{words.account}</legend>
      <p className="text-ink-soft">{takesGuests ? words.accountOptional : words.accountWhy}</p>
      <Field
        name="password"
        label={takesGuests ? words.passwordOptional : accountWords.password}
        type="password"
        required={!takesGuests}
        autoComplete="new-password"
        hint={accountWords.passwordHint}
        error={fieldErrors.password}
      />
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
