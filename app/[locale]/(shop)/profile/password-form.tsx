'use client'

import { api } from '@/app/_client/api'
import { exactTextOf, useForm } from '@/app/_client/form'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { FormMessage } from '@/app/_ui/form-message'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'

interface Words extends Pick<
  Texts['profile'],
  'currentPassword' | 'newPassword' | 'confirmPassword' | 'changePassword' | 'passwordChanged' | 'saveFailed'
> {
  hint: string
  differ: string
}

export function PasswordForm({ words, email }: { words: Words; email: string }) {
  const form = useForm({
    check: (data) =>
      exactTextOf(data, 'password') === exactTextOf(data, 'confirm_password')
        ? null
        : { fieldErrors: { confirm_password: words.differ }, message: words.differ },
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
  const { fieldErrors } = form
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
      {/* For password managers, which want to know whose password it is. */}
      <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <Field
        name="current_password"
        label={words.currentPassword}
        type="password"
        required
        autoComplete="current-password"
        error={fieldErrors.current_password}
      />
      <Field
        name="password"
        label={words.newPassword}
        type="password"
        required
        autoComplete="new-password"
        hint={words.hint}
        error={fieldErrors.password}
      />
      <Field
        name="confirm_password"
        label={words.confirmPassword}
        type="password"
        required
        autoComplete="new-password"
        error={fieldErrors.confirm_password}
      />
      <FormMessage kind={form.notice?.kind ?? 'status'} text={form.notice?.text ?? null} />
      <Button type="submit" look="ink" className="justify-self-start" disabled={form.isPending}>
        {words.changePassword}
      </Button>
    </form>
  )
}
