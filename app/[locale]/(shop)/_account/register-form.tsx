'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { api } from '@/app/_client/api'
import { useWithNext } from '@/app/_client/next-path'
import { useScope } from '@/app/_client/scope'
import { fill } from '@/lib/i18n/fill'
import { href } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import { OtpStep, resendRegistrationCode } from './otp-step'
import { RegistrationDetails, type Registration } from './registration-details'
import { registrationCode, sentTo, keptRegistration, nobody } from './waiting-code'

type Words = Texts['account']

/** Two steps: who you are, then the code from the mail. Going back keeps what was typed. */
export function RegisterForm({ words }: { words: Words }) {
  const { prefix } = useScope()
  const router = useRouter()
  const [typed, setTyped] = useState<Partial<Registration>>({})
  const code = registrationCode.useValue()
  const login = href(prefix, useWithNext('/login'))
  if (!code) {
    const onSent = (details: Registration, resendIn: number) => {
      setTyped(details)
      registrationCode.write(sentTo(details.email, resendIn))
    }
    return <RegistrationDetails words={words} typed={typed} onSent={onSent} />
  }
  return (
    <OtpStep
      waiting={registrationCode}
      code={code}
      words={words}
      back={words.back}
      notice={fill(words.registered, { email: code.email })}
      verify={async (body) => {
        await api('POST user/verify-otp', { body })
        return words.otpDone
      }}
      resend={resendRegistrationCode}
      onBack={() => registrationCode.write(null)}
      onUsed={() => {
        registrationCode.write(null)
        keptRegistration.write(nobody)
        router.push(login)
      }}
    />
  )
}
