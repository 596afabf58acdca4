import { useState } from 'react'
import { api } from '@/app/_client/api'
import { keepKnownDevice } from '@/app/_client/known-device'
import type { Answer } from '@/app/_client/contract-calls'
import { exactTextOf, useForm } from '@/app/_client/form'
import { rememberUser } from '@/app/_client/user'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../_client/admin-words'

/** Sets the password and signs in with it, as anybody does who types both at the login. */
export function PasswordForm({ token, link }: { token: string; link: Answer<'POST invitations/open'> }) {
  const words = useWords('invitation')
  const [isLeaving, setLeaving] = useState(false)
  const form = useForm({
    explain: (message) => fill(words.failed, { message }),
    send: async (data) => {
      const password = exactTextOf(data, 'password')
      const { email } = await api('POST invitations/accept', { body: { token, password } })
      setLeaving(true)
      window.location.assign(await enter(email, password))
      return null
    },
  })
  const isBusy = form.isPending || isLeaving
  const lead = link.kind === 'invitation' ? words.lead : words.leadAgain
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <p className="text-ink-soft [overflow-wrap:anywhere]">
        {fill(lead, { name: link.firstname, email: link.email })}
      </p>
      {/* For the browser, which keeps the password with the address. */}
      <input type="email" name="username" autoComplete="username" value={link.email} readOnly hidden />
      <Field
        name="password"
        label={words.password}
        hint={words.passwordHint}
        type="password"
        autoComplete="new-password"
        required
        autoFocus
        error={form.fieldErrors.password}
      />
      <p role="alert" className="text-paprika-ink font-semibold empty:hidden">
        {form.notice?.text}
      </p>
      <Button type="submit" disabled={isBusy} className="text-lg">
        {isBusy ? words.busy : words.submit}
      </Button>
    </form>
  )
}

/** Where to go from here; the password is set by now, so that whatever is missing is asked for at the login. */
async function enter(email: string, password: string): Promise<string> {
  try {
    const { user } = await api('POST admin/login', { body: { email, password } })
    await keepKnownDevice()
    rememberUser(user)
    return '/admin'
  } catch {
    return '/admin/login'
  }
}
