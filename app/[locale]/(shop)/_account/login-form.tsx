'use client'

import { useState } from 'react'
import { api, ApiRefusal } from '@/app/_client/api'
import { exactTextOf, refusalAt, textOf, useForm } from '@/app/_client/form'
import { refreshKnownDevice } from '@/app/_client/known-device'
import { nextPath, useWithNext } from '@/app/_client/next-path'
import { useOpenedDevice } from '@/app/_client/opened-device'
import { useScope } from '@/app/_client/scope'
import { rememberUser } from '@/app/_client/user'
import { Button } from '@/app/_ui/button'
import { CheckField, Field } from '@/app/_ui/field'
import { FormMessage } from '@/app/_ui/form-message'
import { Link } from '@/app/_ui/link'
import { fill } from '@/lib/i18n/fill'
import { href } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import { requestCode, OtpStep, resendRegistrationCode, sendLoginCode } from './otp-step'
import {
  confirmationCode,
  navigateTo,
  loginCode,
  redirectMs,
  type WaitingCode,
  type WaitingCodes,
} from './waiting-code'

type Words = Texts['account']

/** An address that was never confirmed leads to its code first. */
export function LoginForm({ words }: { words: Words }) {
  const [typed, setTyped] = useState('')
  const [login, confirmation] = [loginCode.useValue(), confirmationCode.useValue()]
  if (login) {
    const step = { waiting: loginCode, code: login, lead: words.codeSent, resend: sendLoginCode }
    return <CodeStep {...step} words={words} onBack={setTyped} />
  }
  if (confirmation) {
    const step = { waiting: confirmationCode, code: confirmation, resend: resendRegistrationCode }
    return <CodeStep {...step} words={words} onBack={setTyped} />
  }
  return <Credentials words={words} email={typed} onType={setTyped} />
}

interface StepProps {
  waiting: WaitingCodes
  code: WaitingCode
  lead?: string
  words: Words
  resend: (email: string) => Promise<unknown>
  onBack: (email: string) => void
}

function CodeStep({ waiting, code, onBack, ...step }: StepProps) {
  const { prefix } = useScope()
  return (
    <OtpStep
      {...step}
      waiting={waiting}
      code={code}
      back={step.words.backToLogin}
      verify={async (body) => {
        const { user } = await api('POST user/login-with-code', { body })
        await refreshKnownDevice()
        rememberUser(user)
        return step.words.loginDone
      }}
      onBack={() => {
        onBack(code.email)
        waiting.write(null)
      }}
      onUsed={() => {
        waiting.write(null)
        navigateTo(nextPath() ?? href(prefix, '/'))
      }}
      pauseMs={redirectMs}
    />
  )
}

interface Props {
  words: Words
  email: string
  onType: (email: string) => void
}

function Credentials({ words, email, onType }: Props) {
  const { prefix } = useScope()
  const [isLeaving, setLeaving] = useState(false)
  const device = useOpenedDevice(words.deviceOpened)
  const form = useForm({
    send: async (data) => {
      const credentials = {
        email: textOf(data, 'email'),
        password: exactTextOf(data, 'password'),
        remember: data.has('remember'),
      }
      const { user } = await api('POST user/login', { body: credentials })
      await refreshKnownDevice()
      rememberUser(user)
      setLeaving(true)
      setTimeout(() => navigateTo(nextPath() ?? href(prefix, '/')), redirectMs)
      return { kind: 'status', text: words.loginDone }
    },
    explain: (message, error) => {
      if (error instanceof ApiRefusal && error.code === 'not_verified')
        void requestCode(confirmationCode, email, resendRegistrationCode)
      if (error instanceof ApiRefusal && error.code === 'invalid_credentials') return words.invalidCredentials
      return fill(words.loginFailed, { message })
    },
  })
  return (
    <div className="grid gap-5">
      <FormMessage kind={device?.kind ?? 'status'} text={device?.text ?? null} />
      <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
        <Field
          label={words.email}
          type="email"
          {...form.required('email')}
          autoComplete="username"
          enterKeyHint="next"
          value={email}
          onChange={(event) => onType(event.target.value)}
        />
        <Field
          label={words.password}
          type="password"
          {...form.required('password')}
          autoComplete="current-password"
          enterKeyHint="go"
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
      </form>
      <CodeInstead email={email} words={words} />
      <ToRegister words={words} />
    </div>
  )
}

/** A form of its own, because it needs the address alone. */
function CodeInstead({ email, words }: { email: string; words: Words }) {
  const form = useForm({
    check: (data) => (/^\S+@\S+$/.test(textOf(data, 'email')) ? null : refusalAt('email', words.emailForCode)),
    send: async (data) => {
      await requestCode(loginCode, textOf(data, 'email'), sendLoginCode)
      return null
    },
    explain: (message) => fill(words.failed, { message }),
  })
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-3">
      <input type="hidden" name="email" value={email} />
      <FormMessage kind="alert" text={form.notice?.text ?? null} />
      <Button type="submit" look="outline" disabled={form.isPending}>
        {words.codeInstead}
      </Button>
    </form>
  )
}

function ToRegister({ words }: { words: Words }) {
  return (
    <p>
      {words.noAccount}{' '}
      <Link href={useWithNext('/Register')} className="inline-block py-1 font-semibold underline underline-offset-4">
        {words.register}
      </Link>
    </p>
  )
}
