import { useState } from 'react'
import { api, ApiRefusal } from '@/app/_client/api'
import { keepKnownDevice } from '@/app/_client/known-device'
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
import { askFor, resendRegistrationCode, sendLoginCode } from './otp-step'
import { confirmationCode, loginCode, leaveFor, redirectMs } from './waiting-code'

type Words = Texts['account']

interface Props {
  words: Words
  email: string
  onType: (email: string) => void
}

/** The address with the password, or with a mailed code instead. */
export function Credentials({ words, email, onType }: Props) {
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
      await keepKnownDevice()
      rememberUser(user)
      setLeaving(true)
      setTimeout(() => leaveFor(nextPath() ?? href(prefix, '/')), redirectMs)
      return { kind: 'status', text: words.loginDone }
    },
    explain: (message, error) => {
      if (error instanceof ApiRefusal && error.code === 'not_verified')
        void askFor(confirmationCode, email, resendRegistrationCode)
      if (error instanceof ApiRefusal && error.code === 'invalid_credentials') return words.invalidCredentials
      return fill(words.loginFailed, { message })
    },
  })
  return (
    <div className="grid gap-5">
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
      </form>
      <CodeInstead email={email} words={words} />
      <ToRegister words={words} />
    </div>
  )
}

/** For whoever has no password at hand; a form of its own, because it needs the address alone. */
function CodeInstead({ email, words }: { email: string; words: Words }) {
  const form = useForm({
    check: (data) =>
      /^\S+@\S+$/.test(textOf(data, 'email'))
        ? null
        : { fieldErrors: { email: words.emailForCode }, message: words.emailForCode },
    send: async (data) => {
      await askFor(loginCode, textOf(data, 'email'), sendLoginCode)
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
