import { useEffect, useState } from 'react'
import { ApiRefusal, reasonOf } from '@/app/_client/api'
import type { FormNotice } from '@/app/_client/form'
import { useScope } from '@/app/_client/scope'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import { sentTo, type WaitingCode, type WaitingCodes } from './waiting-code'

/** Before another code goes to the same address, unless the shop says something else. */
export const waitSeconds = 60

interface Props {
  waiting: WaitingCodes
  code: WaitingCode
  words: Texts['account']
  resend: (email: string) => Promise<unknown>
  onNotice: (note: FormNotice) => void
}

export function ResendCode({ waiting, code, words, resend, onNotice }: Props) {
  const { words: shared } = useScope()
  const secondsLeft = useSecondsUntil(code.resendAt)
  const { email } = code
  async function sendAnother() {
    try {
      await resend(email)
      waiting.write(sentTo(email, waitSeconds))
      onNotice({ kind: 'status', text: fill(words.resent, { email }) })
    } catch (error) {
      const wait = error instanceof ApiRefusal ? error.retryAfterSeconds : null
      if (wait) waiting.write({ ...code, resendAt: Date.now() + wait * 1000 })
      onNotice({ kind: 'alert', text: fill(words.failed, { message: reasonOf(error, shared.network) }) })
    }
  }
  return (
    <button
      type="button"
      onClick={sendAnother}
      disabled={secondsLeft > 0 || code.isUsed}
      className="disabled:text-ink-soft min-h-11 tabular-nums underline underline-offset-4 disabled:no-underline"
    >
      {secondsLeft > 0 ? fill(words.resendIn, { seconds: secondsLeft }) : words.resend}
    </button>
  )
}

/** By the clock, because a phone that shows the mail instead does not count. */
function useSecondsUntil(at: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((at - now) / 1000))
}
