'use client'

import { useRouter } from 'next/navigation'
import { api } from '@/app/_client/api'
import { AskButton } from '@/app/_ui/ask-button'
import type { OrderStatus } from '@/lib/orders/status'

interface StepBackProps {
  orderId: string
  from: OrderStatus
  to: OrderStatus
  label: string
  words: { ask: string; no: string }
}

/** Takes the last step of the order back, with who and when in its history. */
export function StepBack({ orderId, from, to, label, words }: StepBackProps) {
  const router = useRouter()

  async function takeBack() {
    await api('PATCH orders/{id}', { params: { id: orderId }, body: { from, status: to, correction: true } })
    router.refresh()
  }

  return (
    <AskButton
      look="plain"
      className="mt-5"
      label={label}
      question={label}
      text={words.ask}
      yes={label}
      no={words.no}
      onYes={takeBack}
    />
  )
}
