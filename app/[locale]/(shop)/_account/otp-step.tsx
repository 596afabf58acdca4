import { useEffect, useRef, useState } from 'react'
import { api, ApiRefusal, reasonOf } from '@/app/_client/api'
import { type FormNotice, refusalAt, textOf, useForm } from '@/app/_client/form'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { FormMessage } from '@/app/_ui/form-message'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import { isUsedUp, newWaitingCode, type WaitingCode, type WaitingCodes } from './waiting-code'

interface Props {
  waiting: WaitingCodes
  code: WaitingCode
  words: Texts['account']
  back: string
  /** Replaces "we sent a code" where that is not certain. */
  lead?: string
  /** The notice of the previous step, e.g. that the code was sent. */
  notice?: string
  /** Resolves to the message of success. */
  verify: (code: { email: string; otp: string }) => Promise<string>
  resend: (email: string) => Promise<unknown>
  onBack: () => void
  /** Called a moment after the message of success; also after a reload in that moment. */
  onUsed: () => void
  pauseMs?: number
}

const pauseAsSpecifiedMs = 1500

/** The sixth digit submits the form. */
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
    check: (data) => (/^\d{6}$/.test(textOf(data, 'otp')) ? null : refusalAt('otp', words.otpInvalid)),
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

/** The usual pause before another code; a refusal may name a longer one. */
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
      waiting.write(newWaitingCode(email, waitSeconds))
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

/** By the clock, because a phone in another app throttles timers. */
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

/** A refusal for being too soon means that a code is on its way already. */
export async function requestCode(
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
  waiting.write(newWaitingCode(email, wait))
}

interface CodeFieldProps {
  label: string
  value: string
  onChange: (code: string) => void
  error?: string | undefined
  required?: boolean
}

/** Six digits: typed, filled in by the phone, or pasted as "123 456". */
export function CodeField({ label, value, onChange, error, required = false }: CodeFieldProps) {
  return (
    <Field
      name="otp"
      label={label}
      required={required}
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="done"
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
      error={error}
    />
  )
}
