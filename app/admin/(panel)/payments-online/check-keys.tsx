'use client'

import { useState } from 'react'
import { api, reasonOf } from '@/app/_client/api'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { FormMessage } from '@/app/_ui/form-message'
import type { KeyProblem } from '@/lib/payments/key-problems'
import { useWords } from '../../_client/admin-words'
import { useSignIn, whileSignedIn } from '../../_form/use-sign-in'
import { KeyProblems } from './key-problems'

interface Outcome {
  problems?: KeyProblem[]
  failure?: string
}

/** What was right when the keys were given may have been changed at Stripe since. */
export function CheckKeys() {
  const words = useWords('paymentsOnline')
  const { network } = useScope().words
  const session = useSignIn()
  const [isPending, setPending] = useState(false)
  const [{ problems, failure }, setOutcome] = useState<Outcome>({})

  async function check() {
    setPending(true)
    setOutcome({})
    try {
      setOutcome(await whileSignedIn(() => api('POST payment-settings/check'), session.signIn))
    } catch (error) {
      setOutcome({ failure: reasonOf(error, network) })
    } finally {
      setPending(false)
    }
  }

  return (
    <div className="mt-4 flex flex-col items-start gap-3">
      <Button look="outline" disabled={isPending} onClick={() => void check()}>
        {isPending ? words.checking : words.check}
      </Button>
      <FormMessage kind="status" text={problems?.length === 0 ? words.checked : null} />
      <FormMessage kind="alert" text={failure ?? null} />
      <KeyProblems problems={problems ?? []} />
      {session.dialog}
    </div>
  )
}
