'use client'

import { useState } from 'react'
import { api, reasonOf } from '@/app/_client/api'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { FormMessage } from '@/app/_ui/form-message'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../_client/admin-words'
import { useSignIn, whileSignedIn } from '../../_form/use-sign-in'

/** A lasting notice: the result has to be read. */
export function TestMail() {
  const words = useWords('mail')
  const { network } = useScope().words
  const session = useSignIn()
  const [isPending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<{ sent?: string; problem?: string }>({})

  async function send() {
    setPending(true)
    setOutcome({})
    try {
      const { sent_to: email } = await whileSignedIn(() => api('POST mail-server/test'), session.signIn)
      setOutcome({ sent: fill(words.tested, { email }) })
    } catch (error) {
      setOutcome({ problem: reasonOf(error, network) })
    } finally {
      setPending(false)
    }
  }

  return (
    <div className="mt-4 flex flex-col items-start gap-3">
      <Button look="outline" disabled={isPending} onClick={() => void send()}>
        {isPending ? words.testing : words.test}
      </Button>
      <FormMessage kind="status" text={outcome.sent ?? null} />
      <FormMessage kind="alert" text={outcome.problem ?? null} />
      {session.dialog}
    </div>
  )
}
