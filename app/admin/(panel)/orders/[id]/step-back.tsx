'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { api } from '@/app/_client/api'
import { AskDialog } from '@/app/_ui/ask-dialog'
import { Button } from '@/app/_ui/button'
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
  const [isAsking, setAsking] = useState(false)

  async function takeBack() {
    await api('PATCH orders/{id}', { params: { id: orderId }, body: { from, status: to, correction: true } })
    router.refresh()
  }

  return (
    <>
      <Button look="plain" className="mt-5" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <AskDialog
        question={label}
        text={words.ask}
        yes={label}
        no={words.no}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onYes={takeBack}
      />
    </>
  )
}
