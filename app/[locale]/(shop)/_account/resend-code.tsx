import { useEffect, useRef, useState } from 'react'
import { api, ApiRefusal, reasonOf } from '@/app/_client/api'
import type { FormNotice } from '@/app/_client/form'
import { useScope } from '@/app/_client/scope'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'

const waitSeconds = 60

interface Props {
  email: string
  words: Texts['account']
  /** Sends one as soon as it appears. */
  isAtOnce?: boolean
  onNotice: (note: FormNotice) => void
}

export function ResendCode({ email, words, isAtOnce = false, onNotice }: Props) {
  const { words: shared } = useScope()
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
    api('POST user/resend-otp', { body: { email } }).catch(() => undefined)
  }, [isAtOnce, email])
  async function resend() {
    try {
      await api('POST user/resend-otp', { body: { email } })
      setSecondsLeft(waitSeconds)
      onNotice({ kind: 'status', text: fill(words.resent, { email }) })
    } catch (error) {
      if (error instanceof ApiRefusal && error.retryAfterSeconds) setSecondsLeft(error.retryAfterSeconds)
      onNotice({ kind: 'alert', text: fill(words.failed, { message: reasonOf(error, shared.network) }) })
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
