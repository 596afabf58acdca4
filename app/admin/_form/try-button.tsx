import { useState, type ReactNode } from 'react'
import { reasonOf } from '@/app/_client/api'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { FormMessage } from '@/app/_ui/form-message'
import { useSignIn, whileSignedIn } from './use-sign-in'

interface TryButtonProps<Answer> {
  label: string
  busyLabel: string
  call: () => Promise<Answer>
  /** Null where the answer is no success. */
  successOf: (answer: Answer) => string | null
  children?: (answer: Answer | null) => ReactNode
}

/** The outcome lasts until the next try: it has to be read. */
export function TryButton<Answer>({ label, busyLabel, call, successOf, children }: TryButtonProps<Answer>) {
  const { network } = useScope().words
  const session = useSignIn()
  const [isPending, setPending] = useState(false)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function run() {
    setPending(true)
    setAnswer(null)
    setProblem(null)
    try {
      setAnswer(await whileSignedIn(call, session.signIn))
    } catch (error) {
      setProblem(reasonOf(error, network))
    } finally {
      setPending(false)
    }
  }

  return (
    <div className="mt-4 flex flex-col items-start gap-3">
      <Button look="outline" disabled={isPending} onClick={() => void run()}>
        {isPending ? busyLabel : label}
      </Button>
      <FormMessage kind="status" text={answer && successOf(answer)} />
      <FormMessage kind="alert" text={problem} />
      {children?.(answer)}
      {session.dialog}
    </div>
  )
}
