'use client'

import { exactTextOf, textOf } from '@/app/_client/form'
import { useRef, useState, type FormEvent } from 'react'
import { rememberUser } from '@/app/_client/user'
import { Field } from '@/app/_ui/field'
import { messageOf, useAdminApi } from '../_client/admin-api'
import { useWords } from '../_client/admin-language'
import { Button } from '../_ui/button'

export function LoginForm({ next }: { next: string }) {
  const words = useWords('login')
  const api = useAdminApi()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const form = useRef<HTMLFormElement>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    setBusy(true)
    setProblem('')
    try {
      const { user } = await api.login({ email: textOf(typed, 'email'), password: exactTextOf(typed, 'password') })
      rememberUser(user)
      // A new document: nothing that was rendered for a visitor stays in memory.
      window.location.assign(next)
    } catch (error) {
      setProblem(messageOf(error, words.failed))
      setBusy(false)
      form.current?.querySelector<HTMLInputElement>('[name=password]')?.select()
    }
  }

  return (
    <form ref={form} method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field name="email" label={words.email} type="email" autoComplete="username" required autoFocus />
      <Field name="password" label={words.password} type="password" autoComplete="current-password" required />
      <p role="alert" className="text-paprika-ink font-semibold empty:hidden">
        {problem}
      </p>
      <Button type="submit" tone="primary" disabled={isBusy} className="text-lg">
        {isBusy ? words.busy : words.submit}
      </Button>
    </form>
  )
}
