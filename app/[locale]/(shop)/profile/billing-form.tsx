'use client'

import { api } from '@/app/_client/api'
import { useForm } from '@/app/_client/form'
import { Button } from '@/app/_ui/button'
import { FormMessage } from '@/app/_ui/form-message'
import type { Country } from '@/lib/accounts/country'
import type { Billing } from '@/lib/accounts/profile/billing'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import { billingOfForm } from '@/app/[locale]/(shop)/checkout/draft'
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
      // The second address is chosen at the checkout and stays as it is.
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
