import { useState } from 'react'
import { api } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { useNow } from '@/app/_client/now'
import { useScope } from '@/app/_client/scope'
import { AskDialog } from '@/app/_ui/ask-dialog'
import { Button } from '@/app/_ui/button'
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
  const { language } = useScope()
  const now = useNow()
  const [isAsking, setAsking] = useState(false)
  const left = now && order.cancellable_until ? Date.parse(order.cancellable_until) - now.getTime() : 0
  async function cancel() {
    const { order_id: orderId } = order
    onCancelled(await api('POST userorder/order/{orderId}/cancellation', { params: { orderId } }))
    notify(words.cancelled)
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
      <AskDialog
        question={words.cancelTitle}
        text={words.cancelText}
        yes={words.cancelConfirm}
        no={words.cancelKeep}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onYes={cancel}
      />
    </>
  )
}
