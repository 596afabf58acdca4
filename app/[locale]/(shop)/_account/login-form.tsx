'use client'

import { useState } from 'react'
import { api } from '@/app/_client/api'
import { keepKnownDevice } from '@/app/_client/known-device'
import { nextPath } from '@/app/_client/next-path'
import { useScope } from '@/app/_client/scope'
import { rememberUser } from '@/app/_client/user'
import { href } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import { Credentials } from './credentials'
import { OtpStep, resendRegistrationCode, sendLoginCode } from './otp-step'
import { confirmationCode, loginCode, type WaitingCode, type WaitingCodes, leaveFor, redirectMs } from './waiting-code'

type Words = Texts['account']

/** Log in with the password or a mailed code; an address that was never confirmed leads to its code first. */
export function LoginForm({ words }: { words: Words }) {
  const [typed, setTyped] = useState('')
  const [login, confirmation] = [loginCode.useValue(), confirmationCode.useValue()]
  if (login) {
    const step = { waiting: loginCode, code: login, lead: words.codeSent, resend: sendLoginCode }
    return <CodeStep {...step} words={words} onBack={setTyped} />
  }
  if (confirmation) {
    const step = { waiting: confirmationCode, code: confirmation, resend: resendRegistrationCode }
    return <CodeStep {...step} words={words} onBack={setTyped} />
  }
  return <Credentials words={words} email={typed} onType={setTyped} />
}

interface StepProps {
  waiting: WaitingCodes
  code: WaitingCode
  lead?: string
  words: Words
  resend: (email: string) => Promise<unknown>
  onBack: (email: string) => void
}

function CodeStep({ waiting, code, onBack, ...step }: StepProps) {
  const { prefix } = useScope()
  return (
    <OtpStep
      {...step}
      waiting={waiting}
      code={code}
      back={step.words.backToLogin}
      verify={async (body) => {
        const { user } = await api('POST user/login-with-code', { body })
        await keepKnownDevice()
        rememberUser(user)
        return step.words.loginDone
      }}
      onBack={() => {
        onBack(code.email)
        waiting.write(null)
      }}
      onUsed={() => {
        waiting.write(null)
        leaveFor(nextPath() ?? href(prefix, '/'))
      }}
      pauseMs={redirectMs}
    />
  )
}
