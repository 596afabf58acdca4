'use client'

import { useRef, useState } from 'react'
import { api, ApiRefusal } from '@/app/_client/api'
import { exactTextOf, textOf, useForm } from '@/app/_client/form'
import { rememberUser } from '@/app/_client/user'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { useWords } from '../_client/admin-words'

export function LoginForm({ next }: { next: string }) {
  const words = useWords('login')
  const [isLeaving, setLeaving] = useState(false)
  const password = useRef<HTMLInputElement>(null)
  const form = useForm({
    send: async (data) => {
      const credentials = { email: textOf(data, 'email'), password: exactTextOf(data, 'password') }
      const { user } = await api('POST admin/login', { body: credentials })
      rememberUser(user)
      setLeaving(true)
      // A new document: nothing that was rendered for a visitor stays in memory.
      window.location.assign(next)
      return null
    },
    explain: (message, error) => {
      password.current?.select()
      return error instanceof ApiRefusal ? message : words.failed
    },
  })
  const isBusy = form.isPending || isLeaving
  return (
    <form method="post" onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Field name="email" label={words.email} type="email" autoComplete="username" required autoFocus />
      <Field
        ref={password}
        name="password"
        label={words.password}
        type="password"
        autoComplete="current-password"
        required
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
