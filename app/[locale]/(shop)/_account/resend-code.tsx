'use client'

import { useEffect, useRef, useState } from 'react'
import { api, ApiRefusal } from '@/app/_client/api'
import { reasonOf, type FormNote } from '@/app/_client/form'
import { useScope } from '@/app/_client/scope'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'

const waitSeconds = 60

interface Props {
  email: string
  words: Texts['account']
  /** Sends one as soon as it appears. */
  isAtOnce?: boolean
  onNote: (note: FormNote) => void
}

export function ResendCode({ email, words, isAtOnce = false, onNote }: Props) {
  const { language, words: shared } = useScope()
  const [secondsLeft, setSecondsLeft] = useState(waitSeconds)
  const wasAsked = useRef(false)
  useEffect(() => {
    if (secondsLeft === 0) return
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000)
    return () => clearTimeout(timer)
  }, [secondsLeft])
  useEffect(() => {
    if (!isAtOnce || wasAsked.current) return
    wasAsked.current = true
    // Too soon means that a code is on its way already: nothing to complain about.
    api.resendOtp({ email }, language).catch(() => undefined)
  }, [isAtOnce, email, language])
  async function resend() {
    try {
      await api.resendOtp({ email }, language)
      setSecondsLeft(waitSeconds)
      onNote({ kind: 'status', text: fill(words.resent, { email }) })
    } catch (error) {
      if (error instanceof ApiRefusal && error.retryAfterSeconds) setSecondsLeft(error.retryAfterSeconds)
      onNote({ kind: 'alert', text: fill(words.failed, { message: reasonOf(error, shared.network) }) })
    }
  }
  return (
    <button
      type="button"
      onClick={resend}
      disabled={secondsLeft > 0}
      className="disabled:text-ink-soft min-h-11 tabular-nums underline underline-offset-4 disabled:no-underline"
    >
      {secondsLeft > 0 ? fill(words.resendIn, { seconds: secondsLeft }) : words.resend}
    </button>
  )
}
