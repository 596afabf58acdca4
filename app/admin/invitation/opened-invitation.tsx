'use client'

import { useEffect, useState } from 'react'
import { exactTextOf, useForm } from '@/app/_client/form'
import { type Answer, api, ApiRefusal, reasonOf } from '@/app/_client/api'
import { refreshKnownDevice } from '@/app/_client/known-device'
import { rememberUser } from '@/app/_client/user'
import { useScope } from '@/app/_client/scope'
import { Field } from '@/app/_ui/field'
import { Button } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../_client/admin-words'

type Opened = { token: string; link: Answer<'POST invitations/open'> }
type Problem = { text: string; isFinal: boolean }

/** The token is checked before the person is asked for anything. */
export function OpenedInvitation() {
  const words = useWords('invitation')
  const { words: shared } = useScope()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)

  useEffect(() => {
    let isOver = false
    async function open() {
      const token = new URLSearchParams(window.location.hash.slice(1)).get('token')
      if (!token) return setProblem({ text: words.missing, isFinal: true })
      setProblem(null)
      try {
        const link = await api('POST invitations/open', { body: { token } })
        if (!isOver) setOpened({ token, link })
      } catch (error) {
        if (isOver) return
        const message = reasonOf(error, shared.network)
        const isFinal = error instanceof ApiRefusal && error.code === 'link_invalid'
        setProblem({ text: isFinal ? message : fill(words.failed, { message }), isFinal })
      }
    }
    function openAnew() {
      setOpened(null)
      void open()
    }
    void open()
    window.addEventListener('hashchange', openAnew)
    return () => {
      isOver = true
      window.removeEventListener('hashchange', openAnew)
    }
  }, [words, shared])

  if (opened) return <PasswordForm key={opened.token} {...opened} />
  if (!problem) return <p role="status">{words.opening}</p>
  return (
    <>
      <p role="alert" className="mb-4 font-semibold">
        {problem.text}
      </p>
      {!problem.isFinal && <Button onClick={() => window.location.reload()}>{words.tryAgain}</Button>}
    </>
  )
}

function PasswordForm({ token, link }: { token: string; link: Answer<'POST invitations/open'> }) {
  const words = useWords('invitation')
  const [isLeaving, setLeaving] = useState(false)
  const form = useForm({
    explain: words.failed,
    send: async (data) => {
      const password = exactTextOf(data, 'password')
      const { email } = await api('POST invitations/accept', { body: { token, password } })
      setLeaving(true)
      window.location.assign(await enter(email, password))
    },
  })
  const isBusy = form.isPending || isLeaving
  const lead = link.kind === 'invitation' ? words.lead : words.leadAgain
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <p className="text-ink-soft [overflow-wrap:anywhere]">
        {fill(lead, { name: link.firstname, email: link.email })}
      </p>
      {/* For the browser, which stores the password with the address. */}
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

/** The password is set by now, so anything else that is missing is asked at the login. */
async function enter(email: string, password: string): Promise<string> {
  try {
    const { user } = await api('POST admin/login', { body: { email, password } })
    await refreshKnownDevice()
    rememberUser(user)
    return '/admin'
  } catch {
    return '/admin/login'
  }
}
