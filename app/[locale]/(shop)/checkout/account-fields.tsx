import type { FieldErrors } from '@/app/_client/form'
import { Field } from '@/app/_ui/field'
import { Link } from '@/app/_ui/link'
import type { Texts } from '@/lib/i18n/texts'
import type { Newcomer } from './checkout-props'

interface Props extends Newcomer {
  fieldErrors: FieldErrors
  words: Texts['checkout']
  accountWords: Texts['account']
}

/** The one thing that an account needs beyond the order itself, and why there is one. */
export function AccountFields({ isPasswordOptional, fieldErrors, words, accountWords }: Props) {
  const [before, after] = words.termsByOrdering.split('{terms}')
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-xl font-bold tracking-tight">{words.account}</legend>
      <p className="text-ink-soft">{isPasswordOptional ? words.accountOptional : words.accountWhy}</p>
      <Field
        name="password"
        label={isPasswordOptional ? words.passwordOptional : accountWords.password}
        type="password"
        required={!isPasswordOptional}
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
