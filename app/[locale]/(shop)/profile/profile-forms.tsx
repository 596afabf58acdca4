'use client'

import { billingOfForm } from '@/app/[locale]/(shop)/checkout/billing-of-form'
import { api } from '@/app/_client/api'
import { exactTextOf, useForm } from '@/app/_client/form'
import { useScope } from '@/app/_client/scope'
import { forgetSession } from '@/app/_client/user'
import { AskButton } from '@/app/_ui/ask-dialog'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { FormMessage } from '@/app/_ui/form-message'
import type { Country } from '@/lib/accounts/country'
import type { Billing } from '@/lib/accounts/profile/billing'
import { fill } from '@/lib/i18n/fill'
import { href } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import { NewPasswordFields, refusalOfPasswords } from '../_account/new-password'
import { AddressFields } from '../checkout/address-fields'

interface Props {
  billing: Billing
  countries: Country[]
  words: Pick<Texts['profile'], 'save' | 'saved' | 'saveFailed'>
  fieldWords: Texts['checkout']
}

export function BillingForm({ billing, countries, words, fieldWords }: Props) {
  const form = useForm({
    send: async (data) => {
      // The second address belongs to the checkout and stays unchanged.
      const { ship_to_different_address: _, ...changed } = billingOfForm(data)
      await api('PUT user/updateprofile', { body: changed })
      return { kind: 'status', text: words.saved }
    },
    explain: (message) => fill(words.saveFailed, { message }),
  })
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-6">
      <AddressFields
        profile={billing}
        countries={countries}
        fieldErrors={form.fieldErrors}
        words={fieldWords}
        hasAccount
        hidesLegend
      />
      <FormMessage kind={form.notice?.kind ?? 'status'} text={form.notice?.text ?? null} />
      <Button type="submit" className="justify-self-start" disabled={form.isPending}>
        {words.save}
      </Button>
    </form>
  )
}

interface Words extends Pick<
  Texts['profile'],
  'currentPassword' | 'newPassword' | 'confirmPassword' | 'changePassword' | 'passwordChanged' | 'saveFailed'
> {
  passwordHint: string
  passwordsDiffer: string
}

export function PasswordForm({ words, email }: { words: Words; email: string }) {
  const form = useForm({
    check: (data) => refusalOfPasswords(data, words.passwordsDiffer),
    send: async (data, element) => {
      const current_password = exactTextOf(data, 'current_password')
      await api('PUT user/change-password', {
        body: { current_password, password: exactTextOf(data, 'password') },
      })
      element.reset()
      return { kind: 'status', text: words.passwordChanged }
    },
    explain: (message) => fill(words.saveFailed, { message }),
  })
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
      {/* Tells password managers the account. */}
      <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <Field
        label={words.currentPassword}
        type="password"
        {...form.required('current_password')}
        autoComplete="current-password"
      />
      <NewPasswordFields form={form} words={words} />
      <FormMessage kind={form.notice?.kind ?? 'status'} text={form.notice?.text ?? null} />
      <Button type="submit" look="ink" className="justify-self-start" disabled={form.isPending}>
        {words.changePassword}
      </Button>
    </form>
  )
}

interface PasswordFormProps {
  words: Pick<Texts['profile'], 'everywhere' | 'everywhereText' | 'keep'>
  farewell: string
}

export function LogOutEverywhere({ words, farewell }: PasswordFormProps) {
  const { prefix } = useScope()
  async function logOut() {
    await api('POST user/logout-everywhere')
    forgetSession({ target: href(prefix, '/login'), farewell })
  }
  return (
    <div className="border-line border-t pt-8">
      <p className="text-ink-soft mb-4">{words.everywhereText}</p>
      <AskButton
        label={words.everywhere}
        question={words.everywhere}
        text={words.everywhereText}
        yes={words.everywhere}
        no={words.keep}
        onYes={logOut}
      />
    </div>
  )
}
