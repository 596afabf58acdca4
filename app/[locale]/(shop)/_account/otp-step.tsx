import { useEffect, useRef, useState } from 'react'
import { ApiRefusal, reasonOf, api } from '@/app/_client/api'
import { textOf, useForm, type FormNotice } from '@/app/_client/form'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { FormMessage } from '@/app/_ui/form-message'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import { CodeField } from './code-field'
import { isUsedUp, type WaitingCode, type WaitingCodes, sentTo } from './waiting-code'

interface Props {
  waiting: WaitingCodes
  code: WaitingCode
  words: Texts['account']
  back: string
  /** In place of "we sent a code", where that is not certain. */
  lead?: string
  /** What the step before has to say, e.g. that the code was sent. */
  notice?: string
  /** Proves the address with the code; answers what is said of a success. */
  verify: (code: { email: string; otp: string }) => Promise<string>
  /** Sends another code. */
  resend: (email: string) => Promise<unknown>
  onBack: () => void
  /** The way on, a moment after the success was said; also after a reload in that moment. */
  onUsed: () => void
  /** How long the success can be read. */
  pauseMs?: number
}

const pauseAsSpecifiedMs = 1500

/** Asks for the mailed code; whoever has typed six digits has nothing else to press. */
export function OtpStep({ waiting, code, words, lead = words.otpLead, pauseMs = pauseAsSpecifiedMs, ...step }: Props) {
  const { back, notice, verify, resend, onBack, onUsed } = step
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (!code.isUsed) return
    const timer = setTimeout(onUsed, pauseMs)
    return () => clearTimeout(timer)
  }, [code.isUsed, onUsed, pauseMs])
  const form = useForm({
    check: (data) =>
      /^\d{6}$/.test(textOf(data, 'otp'))
        ? null
        : { fieldErrors: { otp: words.otpInvalid }, message: words.otpInvalid },
    send: async (data) => {
      const text = await verify({ email: code.email, otp: textOf(data, 'otp') })
      waiting.write({ ...code, isUsed: true })
      return { kind: 'status', text }
    },
    explain: (_message, error) => {
      const isWrong = error instanceof ApiRefusal && error.code === 'code_invalid'
      if (isWrong) waiting.write({ ...code, wrongTries: code.wrongTries + 1 })
      return fill(words.otpFailed, { message: reasonOf(error, words.otpFallback) })
    },
  })
  const isOver = isUsedUp(code)
  const told = form.notice ?? (notice ? { kind: 'status' as const, text: notice } : null)
  const shown = isOver ? { kind: 'alert' as const, text: words.otpUsedUp } : told
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {words.otpTitle}
      </h2>
      <p className="text-ink-soft">{fill(lead, { email: code.email })}</p>
      {!isOver && (
        <Digits
          label={words.otp}
          error={form.fieldErrors.otp === words.otpInvalid ? undefined : form.fieldErrors.otp}
        />
      )}
      <FormMessage kind={shown?.kind ?? 'alert'} text={shown?.text ?? null} />
      {!isOver && (
        <Button type="submit" disabled={form.isPending || code.isUsed}>
          {words.verify}
        </Button>
      )}
      <div className="flex flex-wrap justify-between gap-x-4">
        <button type="button" onClick={onBack} className="min-h-11 underline underline-offset-4">
          {back}
        </button>
        <ResendCode {...{ waiting, code, words, resend }} onNotice={form.setNotice} />
      </div>
    </form>
  )
}

/** Sends its form with the sixth digit. */
function Digits({ label, error }: { label: string; error: string | undefined }) {
  const [otp, setOtp] = useState('')
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (otp.length === 6) field.current?.closest('form')?.requestSubmit()
  }, [otp])
  return (
    <div ref={field}>
      <CodeField label={label} value={otp} onChange={setOtp} error={error} />
    </div>
  )
}

/** Before another code goes to the same address, unless the shop says something else. */
export const waitSeconds = 60

interface ResendCodeProps {
  waiting: WaitingCodes
  code: WaitingCode
  words: Texts['account']
  resend: (email: string) => Promise<unknown>
  onNotice: (note: FormNotice) => void
}

function ResendCode({ waiting, code, words, resend, onNotice }: ResendCodeProps) {
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

export function resendRegistrationCode(email: string): Promise<unknown> {
  return api('POST user/resend-otp', { body: { email } })
}

export function sendLoginCode(email: string): Promise<unknown> {
  return api('POST user/send-login-code', { body: { email } })
}

/** Asks for a code and waits for it; that it is too soon for one means that a code is on its way already. */
export async function askFor(
  waiting: WaitingCodes,
  email: string,
  send: (email: string) => Promise<unknown>,
): Promise<void> {
  const wait = await send(email).then(
    () => waitSeconds,
    (error: unknown) => {
      if (error instanceof ApiRefusal && error.code === 'resend_too_soon') return error.retryAfterSeconds ?? waitSeconds
      throw error
    },
  )
  waiting.write(sentTo(email, wait))
}
