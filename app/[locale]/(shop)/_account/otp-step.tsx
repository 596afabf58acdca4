import { useEffect, useRef, useState } from 'react'
import { api, reasonOf } from '@/app/_client/api'
import { textOf, useForm } from '@/app/_client/form'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { FormMessage } from '@/app/_ui/form-message'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import { ResendCode } from './resend-code'

const redirectMs = 1500

interface Props {
  email: string
  words: Texts['account']
  back: string
  /** What the step before has to say, e.g. that the code was sent. */
  notice?: string
  /** The customer comes without a fresh code: ask for one. */
  isResent?: boolean
  onBack: () => void
  onVerified: () => void
}

export function OtpStep({ email, words, back, notice, isResent = false, onBack, onVerified }: Props) {
  const [isVerified, setVerified] = useState(false)
  const [otp, setOtp] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const form = useForm({
    check: (data) =>
      /^\d{6}$/.test(textOf(data, 'otp'))
        ? null
        : { fieldErrors: { otp: words.otpInvalid }, message: words.otpInvalid },
    send: async () => {
      await api('POST user/verify-otp', { body: { email, otp } })
      setVerified(true)
      setTimeout(onVerified, redirectMs)
      return { kind: 'status', text: words.otpDone }
    },
    explain: (_message, error) => fill(words.otpFailed, { message: reasonOf(error, words.otpFallback) }),
  })
  const shown = form.notice ?? (notice ? { kind: 'status' as const, text: notice } : null)
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {words.otpTitle}
      </h2>
      <p className="text-ink-soft">{fill(words.otpLead, { email })}</p>
      <Field
        name="otp"
        label={words.otp}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        maxLength={6}
        value={otp}
        onChange={(event) => setOtp(event.target.value.replace(/\D/g, '').slice(0, 6))}
        error={form.fieldErrors.otp === words.otpInvalid ? undefined : form.fieldErrors.otp}
      />
      <FormMessage kind={shown?.kind ?? 'alert'} text={shown?.text ?? null} />
      <Button type="submit" disabled={form.isPending || isVerified}>
        {words.verify}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4">
        <button type="button" onClick={onBack} className="min-h-11 underline underline-offset-4">
          {back}
        </button>
        <ResendCode email={email} words={words} isAtOnce={isResent} onNotice={form.setNotice} />
      </div>
    </form>
  )
}
