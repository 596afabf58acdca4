'use client'

import { useRef, useState } from 'react'
import { api, ApiRefusal } from '@/app/_client/api'
import { refreshKnownDevice } from '@/app/_client/known-device'
import { exactTextOf, textOf, useForm } from '@/app/_client/form'
import { useOpenedDevice } from '@/app/_client/opened-device'
import { rememberUser } from '@/app/_client/user'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { FormMessage } from '@/app/_ui/form-message'
import type { RefusalCode } from '@/lib/platform/refusals'
import { useWords } from '../_client/admin-words'

export function LoginForm({ next }: { next: string }) {
  const words = useWords('login')
  const [isLeaving, setLeaving] = useState(false)
  const [isFactorAsked, setFactorAsked] = useState(false)
  const password = useRef<HTMLInputElement>(null)
  const form = useForm({
    send: async (data) => {
      const credentials = { email: textOf(data, 'email'), password: exactTextOf(data, 'password') }
      const totp = textOf(data, 'totp')
      const { user } = await api('POST admin/login', { body: { ...credentials, ...(totp && { totp }) } })
      await refreshKnownDevice()
      rememberUser(user)
      setLeaving(true)
      // A new document, so that nothing rendered for a visitor stays in memory.
      window.location.assign(next)
    },
    explain: (message, error) => {
      if (isRefused(error, 'second_factor_required')) setFactorAsked(true)
      else if (!isRefused(error, 'code_invalid')) password.current?.select()
      return error instanceof ApiRefusal ? message : words.failed
    },
  })
  const isBusy = form.isPending || isLeaving
  const device = useOpenedDevice(words.deviceOpened)
  return (
    <form method="post" onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <FormMessage kind={device?.kind ?? 'status'} text={device?.text ?? null} />
      <Field name="email" label={words.email} type="email" autoComplete="username" required autoFocus />
      <Field
        ref={password}
        name="password"
        label={words.password}
        type="password"
        autoComplete="current-password"
        required
      />
      {isFactorAsked && (
        <Field
          name="totp"
          label={words.totp}
          hint={words.totpHint}
          autoComplete="one-time-code"
          maxLength={40}
          required
          autoFocus
        />
      )}
      <p role="alert" className="text-paprika-ink font-semibold empty:hidden">
        {form.notice?.text}
      </p>
      <Button type="submit" disabled={isBusy} className="text-lg">
        {isBusy ? words.busy : words.submit}
      </Button>
    </form>
  )
}

function isRefused(error: unknown, code: RefusalCode): boolean {
  return error instanceof ApiRefusal && error.code === code
}
