import { useState } from 'react'
import { useIsMounted } from '@/app/_client/mounted'
import { Button } from '@/app/_ui/button'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import { isFinished } from '@/lib/orders/status'
import { isPushPossible, notifyNoMore, notifyOf, useNotifiedOrders } from './push-subscription'

interface Props {
  order: TrackedOrder
  /** By which push services know the shop. */
  publicKey: string
  words: Texts['order']['push']
}

/** Nobody is asked for permission who has not pressed the button. */
export function NotifyMe({ order, publicKey, words }: Props) {
  const { order_id: id, order_status: status } = order
  const isMounted = useIsMounted()
  const isOn = useNotifiedOrders().includes(id)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState('')
  if (!isMounted || isFinished(status) || !isPushPossible()) return null
  async function toggle() {
    setPending(true)
    setProblem('')
    try {
      if (isOn) await notifyNoMore(id)
      else if (!(await notifyOf(id, publicKey))) setProblem(words.denied)
    } catch {
      // The reason is the browser's or its push service's, in their words; the page itself goes on telling.
      setProblem(words.failed)
    } finally {
      setPending(false)
    }
  }
  return (
    <div className="print:hidden">
      <Button look="outline" disabled={isPending} onClick={() => void toggle()}>
        {isOn ? words.off : words.on}
      </Button>
      <p role="status" className="text-ink-soft mt-2 text-sm empty:hidden">
        {problem || (isOn && words.isOn)}
      </p>
    </div>
  )
}
