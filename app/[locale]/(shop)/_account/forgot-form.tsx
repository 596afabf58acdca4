'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAction } from '@/app/_client/action'
import { api, ApiRefusal } from '@/app/_client/api'
import { exactTextOf, refusalAt, textOf, useForm } from '@/app/_client/form'
import { nextPath, useWithNext } from '@/app/_client/next-path'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { FormMessage } from '@/app/_ui/form-message'
import { fill } from '@/lib/i18n/fill'
import { href } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import { NewPasswordFields, refusalOfPasswords } from './new-password'
import { CodeField, waitSeconds } from './otp-step'
import { isUsedUp, navigateTo, resetCode, newWaitingCode, type WaitingCode } from './waiting-code'

type Words = Texts['account']

export function ForgotForm({ words }: { words: Words }) {
  const code = resetCode.useValue()
  return code ? <NewPassword code={code} words={words} /> : <Address words={words} />
}

function Address({ words }: { words: Words }) {
  const form = useForm({
    send: async (data) => {
      const email = textOf(data, 'email')
      await api('POST user/forgot-password', { body: { email } })
      resetCode.write(newWaitingCode(email, waitSeconds))
      return null
    },
    explain: (message) => fill(words.failed, { message }),
  })
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <Field label={words.email} type="email" {...form.required('email')} autoComplete="username" enterKeyHint="send" />
      <FormMessage kind="alert" text={form.notice?.text ?? null} />
      <Button type="submit" disabled={form.isPending}>
        {words.sendCode}
      </Button>
    </form>
  )
}

function NewPassword({ code, words }: { code: WaitingCode; words: Words }) {
  const { email } = code
  const [otp, setOtp] = useState('')
  const goToLogin = useWayToLogin()
  function explain(message: string, error: unknown) {
    if (error instanceof ApiRefusal && error.code === 'code_invalid') {
      const tried = { ...code, wrongTries: code.wrongTries + 1 }
      resetCode.write(tried)
      if (isUsedUp(tried)) return words.otpUsedUp
    }
    return fill(words.failed, { message })
  }
  const keeping = useAction(explain)
  async function keepPassword() {
    if (!/^\d{6}$/.test(otp)) return form.setNotice({ kind: 'alert', text: words.otpInvalid })
    if (!(await keeping.run(() => api('POST user/open-device', { body: { email, otp } })))) return
    resetCode.write(null)
    notify(words.deviceOpened)
    goToLogin()
  }
  const form = useForm({
    check: (data) =>
      /^\d{6}$/.test(textOf(data, 'otp'))
        ? refusalOfPasswords(data, words.passwordsDiffer)
        : refusalAt('otp', words.otpInvalid),
    send: async (data) => {
      await api('POST user/reset-password', {
        body: { email, otp: textOf(data, 'otp'), password: exactTextOf(data, 'password') },
      })
      resetCode.write(null)
      notify(words.resetDone)
      goToLogin()
      return null
    },
    explain,
  })
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <p role="status">{fill(words.codeSent, { email })}</p>
      <CodeField label={words.otp} required value={otp} onChange={setOtp} error={form.fieldErrors.otp} />
      <NewPasswordFields form={form} words={words} />
      <FormMessage kind="alert" text={form.notice?.text ?? null} />
      <Button type="submit" disabled={form.isPending}>
        {words.resetPassword}
      </Button>
      <Button look="outline" disabled={keeping.isPending} onClick={() => void keepPassword()}>
        {words.keepPassword}
      </Button>
      <button
        type="button"
        onClick={() => resetCode.write(null)}
        className="min-h-11 justify-self-start underline underline-offset-4"
      >
        {words.resend}
      </button>
    </form>
  )
}

/** Staff have a door of their own, which they came from. */
function useWayToLogin(): () => void {
  const { prefix } = useScope()
  const router = useRouter()
  const login = useWithNext('/login')
  return () => {
    if (nextPath()?.startsWith('/admin')) navigateTo(`/admin${login}`)
    else router.push(href(prefix, login))
  }
}
