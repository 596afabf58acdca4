'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { api } from '@/app/_client/api'
import { exactTextOf, textOf, useForm, type FormRefusal } from '@/app/_client/form'
import { useWithNext } from '@/app/_client/next-path'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { FormMessage } from '@/app/_ui/form-message'
import { fill } from '@/lib/i18n/fill'
import { href } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'

type Words = Texts['account']

/** Two steps: the address, then the code from the mail together with the new password. */
export function ForgotForm({ words }: { words: Words }) {
  const [email, setEmail] = useState<string | null>(null)
  return email ? (
    <NewPassword email={email} words={words} onBack={() => setEmail(null)} />
  ) : (
    <Address words={words} onSent={setEmail} />
  )
}

function Address({ words, onSent }: { words: Words; onSent: (email: string) => void }) {
  const form = useForm({
    send: async (data) => {
      await api('POST user/forgot-password', { body: { email: textOf(data, 'email') } })
      onSent(textOf(data, 'email'))
      return null
    },
    explain: (message) => fill(words.failed, { message }),
  })
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <Field
        name="email"
        label={words.email}
        type="email"
        required
        autoComplete="username"
        enterKeyHint="send"
        error={form.fieldErrors.email}
      />
      <FormMessage kind="alert" text={form.notice?.text ?? null} />
      <Button type="submit" disabled={form.isPending}>
        {words.sendCode}
      </Button>
    </form>
  )
}

function NewPassword({ email, words, onBack }: { email: string; words: Words; onBack: () => void }) {
  const { prefix } = useScope()
  const router = useRouter()
  const login = href(prefix, useWithNext('/login'))
  const form = useForm({
    check: (data): FormRefusal | null => {
      if (!/^\d{6}$/.test(textOf(data, 'otp')))
        return { fieldErrors: { otp: words.otpInvalid }, message: words.otpInvalid }
      if (exactTextOf(data, 'password') === exactTextOf(data, 'confirm_password')) return null
      return { fieldErrors: { confirm_password: words.passwordsDiffer }, message: words.passwordsDiffer }
    },
    send: async (data) => {
      await api('POST user/reset-password', {
        body: { email, otp: textOf(data, 'otp'), password: exactTextOf(data, 'password') },
      })
      notify(words.resetDone)
      router.push(login)
      return null
    },
    explain: (message) => fill(words.failed, { message }),
  })
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <p role="status">{fill(words.codeSent, { email })}</p>
      <Field
        name="otp"
        label={words.otp}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        error={form.fieldErrors.otp}
      />
      <Field
        name="password"
        label={words.newPassword}
        type="password"
        required
        autoComplete="new-password"
        hint={words.passwordHint}
        error={form.fieldErrors.password}
      />
      <Field
        name="confirm_password"
        label={words.confirmPassword}
        type="password"
        required
        autoComplete="new-password"
        error={form.fieldErrors.confirm_password}
      />
      <FormMessage kind="alert" text={form.notice?.text ?? null} />
      <Button type="submit" disabled={form.isPending}>
        {words.resetPassword}
      </Button>
      <button type="button" onClick={onBack} className="min-h-11 justify-self-start underline underline-offset-4">
        {words.resend}
      </button>
    </form>
  )
}
