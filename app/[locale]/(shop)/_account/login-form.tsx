'use client'

import { useState } from 'react'
import { api, ApiRefusal } from '@/app/_client/api'
import { exactTextOf, textOf, useForm } from '@/app/_client/form'
import { nextPath, useWithNext } from '@/app/_client/next-path'
import { useScope } from '@/app/_client/scope'
import { rememberUser } from '@/app/_client/user'
import { Button } from '@/app/_ui/button'
import { CheckField, Field } from '@/app/_ui/field'
import { FormMessage } from '@/app/_ui/form-message'
import { Link } from '@/app/_ui/link'
import { fill } from '@/lib/i18n/fill'
import { href } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import { OtpStep } from './otp-step'
import { waitSeconds } from './resend-code'
import { loginCode, sentTo } from './waiting-code'

const redirectMs = 1200

/** Log in; an address that was never confirmed leads to the code first. */
export function LoginForm({ words }: { words: Texts['account'] }) {
  const code = loginCode.useValue()
  const [typed, setTyped] = useState('')
  if (!code) return <Credentials words={words} email={typed} onUnverified={askForCode} onType={setTyped} />
  const back = () => {
    setTyped(code.email)
    loginCode.write(null)
  }
  return (
    <OtpStep
      waiting={loginCode}
      code={code}
      words={words}
      back={words.backToLogin}
      verify={async (body) => {
        await api('POST user/verify-otp', { body })
        return words.otpDone
      }}
      onBack={back}
      onUsed={back}
    />
  )
}

/** Asks for a fresh code; that it is too soon for one means that a code is on its way already. */
async function askForCode(email: string): Promise<void> {
  const wait = await api('POST user/resend-otp', { body: { email } }).then(
    () => waitSeconds,
    (error: unknown) => (error instanceof ApiRefusal && error.retryAfterSeconds) || waitSeconds,
  )
  loginCode.write(sentTo(email, wait))
}

interface Props {
  words: Texts['account']
  email: string
  onType: (email: string) => void
  onUnverified: (email: string) => Promise<void>
}

function Credentials({ words, email, onType, onUnverified }: Props) {
  const { prefix } = useScope()
  const [isLeaving, setLeaving] = useState(false)
  const form = useForm({
    send: async (data) => {
      const credentials = {
        email: textOf(data, 'email'),
        password: exactTextOf(data, 'password'),
        remember: data.has('remember'),
      }
      const { user } = await api('POST user/login', { body: credentials })
      rememberUser(user)
      setLeaving(true)
      // A new document: pages that were fetched as a visitor are not shown to a customer.
      setTimeout(() => window.location.assign(nextPath() ?? href(prefix, '/')), redirectMs)
      return { kind: 'status', text: words.loginDone }
    },
    explain: (message, error) => {
      if (error instanceof ApiRefusal && error.code === 'not_verified') void onUnverified(email)
      if (error instanceof ApiRefusal && error.code === 'invalid_credentials') return words.invalidCredentials
      return fill(words.loginFailed, { message })
    },
  })
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <Field
        name="email"
        label={words.email}
        type="email"
        required
        autoComplete="username"
        enterKeyHint="next"
        value={email}
        onChange={(event) => onType(event.target.value)}
        error={form.fieldErrors.email}
      />
      <Field
        name="password"
        label={words.password}
        type="password"
        required
        autoComplete="current-password"
        enterKeyHint="go"
        error={form.fieldErrors.password}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <CheckField name="remember" label={words.remember} />
        <Link href={useWithNext('/forgot-password')} className="py-2 underline underline-offset-4">
          {words.forgot}
        </Link>
      </div>
      <FormMessage kind={form.notice?.kind ?? 'alert'} text={form.notice?.text ?? null} />
      <Button type="submit" disabled={form.isPending || isLeaving}>
        {words.login}
      </Button>
      <p>
        {words.noAccount}{' '}
        <Link href={useWithNext('/Register')} className="inline-block py-1 font-semibold underline underline-offset-4">
          {words.register}
        </Link>
      </p>
    </form>
  )
}
