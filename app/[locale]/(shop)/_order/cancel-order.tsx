'use client'

import { useState } from 'react'
import { api } from '@/app/_client/api'
import { reasonOf } from '@/app/_client/form'
import { notify } from '@/app/_client/notices'
import { useNow } from '@/app/_client/now'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { counted } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'

interface Props {
  order: TrackedOrder
  words: Texts['order']
  onCancelled: (order: TrackedOrder) => void
}

const minuteMs = 60_000

/** There until the time of the terms is over or the food is ready; the server has the last word on both. */
export function CancelOrder({ order, words, onCancelled }: Props) {
  const { language, words: shared } = useScope()
  const now = useNow()
  const [isAsking, setAsking] = useState(false)
  const [isPending, setPending] = useState(false)
  const left = now && order.cancellable_until ? Date.parse(order.cancellable_until) - now.getTime() : 0
  async function cancel() {
    setPending(true)
    try {
      onCancelled(await api.cancelOrder(order.order_id, language))
      notify(words.cancelled)
    } catch (error) {
      notify(reasonOf(error, shared.network), 'alert')
    }
    setPending(false)
    setAsking(false)
  }
  return (
    <>
      {left > 0 && (
        <div>
          <Button look="outline" onClick={() => setAsking(true)}>
            {words.cancel}
          </Button>
          <p className="text-ink-soft mt-2 text-sm">
            {counted(words.cancelLeft, Math.max(1, Math.round(left / minuteMs)), language)}
          </p>
        </div>
      )}
      <Dialog title={words.cancelTitle} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p className="mb-6">{words.cancelText}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={cancel} disabled={isPending}>
            {words.cancelConfirm}
          </Button>
          <Button look="outline" onClick={() => setAsking(false)}>
            {words.cancelKeep}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
