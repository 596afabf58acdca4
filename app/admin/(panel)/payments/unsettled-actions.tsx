'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { useAction } from '@/app/_client/action'
import { api } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { AskDialog } from '@/app/_ui/ask-dialog'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../_client/admin-words'
import { useAnnounceChange } from '../../_client/use-announce-change'

interface OrderActionProps {
  route: 'POST orders/{orderId}/payment-check' | 'POST orders/{orderId}/refund-retry'
  orderId: string
  label: string
  /** With the order's number, for who does not see the line. */
  named: string
  done: string
}

export function OrderAction({ route, orderId, label, named, done }: OrderActionProps) {
  const router = useRouter()
  const { isPending, run } = useAction()

  async function act() {
    if (await run(() => api(route, { params: { orderId } }))) notify(done)
    router.refresh()
  }

  return (
    <button
      type="button"
      className="row-control whitespace-normal [--row-control:var(--control)]"
      disabled={isPending}
      aria-label={named}
      onClick={() => void act()}
    >
      {label}
    </button>
  )
}

export function CloseAttempt({ id, number }: { id: string; number: string }) {
  const words = useWords('unsettled')
  const { cancel } = useWords('shell')
  const announceChange = useAnnounceChange()
  const [isAsking, setAsking] = useState(false)

  async function close() {
    await api('POST payment-attempts/{id}/closing', { params: { id } })
    announceChange(words.closed)
  }

  return (
    <>
      <button
        type="button"
        className="row-control whitespace-normal [--row-control:var(--control)]"
        aria-label={fill(words.closeNamed, { number })}
        onClick={() => setAsking(true)}
      >
        {words.close}
      </button>
      <AskDialog
        question={words.closeAsk}
        text={words.closeText}
        yes={words.close}
        no={cancel}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onYes={close}
      />
    </>
  )
}
