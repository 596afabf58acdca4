'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAction } from '@/app/_client/action'
import { perform, type Call } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { AskDialog } from '@/app/_ui/ask-dialog'
import { useWords } from '../_client/admin-words'

interface CallButtonProps {
  call: Call
  label: string
  /** With what it is about, where that is said beside it. */
  named?: string
  className: string
  /** Asked before. */
  ask?: { question: string; text: string; no?: string }
  /** Said once it is done. */
  done?: string
  explain?: string
}

/** One call of the office, and the page that shows what has become of it. */
export function CallButton({ call, label, named, className, ask, done, explain }: CallButtonProps) {
  const { cancel } = useWords('shell')
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const { isPending, run } = useAction(explain)

  async function act() {
    // Also after a refusal: what the page shows may have changed.
    await perform(call).finally(() => router.refresh())
    if (done) notify(done)
  }

  return (
    <>
      <button
        type="button"
        className={className}
        disabled={isPending}
        aria-label={named}
        onClick={() => (ask ? setAsking(true) : void run(act))}
      >
        {label}
      </button>
      {ask && (
        <AskDialog
          no={cancel}
          {...ask}
          yes={label}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          onYes={act}
          explain={explain}
        />
      )}
    </>
  )
}
