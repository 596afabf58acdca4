'use client'

import { useRef, useState, type FormEvent } from 'react'
import { ApiRefusal } from '@/app/_client/api'
import { fill } from '@/lib/i18n/fill'
import { messageOf } from './admin-api'
import { useWords } from './admin-language'

interface SubmitOptions {
  /** Sends what the form holds; whatever it throws is shown in the form, and nothing typed is lost. */
  send: (form: HTMLFormElement) => Promise<void>
  /** The specification's words, with `{message}` where the shop's own go. */
  explain?: string
}

export function useSubmit({ send, explain = '{message}' }: SubmitOptions) {
  const { callFailed } = useWords('shell')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({})
  const alert = useRef<HTMLParagraphElement>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    setProblem('')
    setFieldErrors({})
    try {
      await send(event.currentTarget)
    } catch (error) {
      if (error instanceof ApiRefusal) setFieldErrors(error.fields)
      setProblem(fill(explain, { message: messageOf(error, callFailed) }))
      // In a long form the message may be out of sight.
      requestAnimationFrame(() => alert.current?.scrollIntoView({ block: 'nearest' }))
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, problem, fieldErrors, alert, onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event) }
}
