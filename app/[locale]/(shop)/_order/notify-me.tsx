import { useState } from 'react'
import { api } from '@/app/_client/api'
import { useIsMounted } from '@/app/_client/external-store'
import { browserEndpoint, isPushPossible, subscribeBrowser } from '@/app/_client/push'
import { storedIds } from '@/app/_client/stored'
import { Button } from '@/app/_ui/button'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import { isFinished } from '@/lib/orders/status'

interface Props {
  order: TrackedOrder
  /** The VAPID key. */
  publicKey: string
  words: Texts['order']['push']
}

/** The browser's permission prompt opens only after a press. */
export function NotifyMe({ order, publicKey, words }: Props) {
  const { orderId: id, orderStatus: status } = order
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
      // The error's text is the browser's; the page itself goes on updating.
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

const mostRemembered = 20

// A browser has one subscription for the whole shop; the orders that it covers are stored here.
const notifiedOrders = storedIds('notified', mostRemembered)

const useNotifiedOrders = notifiedOrders.useValue

/** False where the customer or the browser refuses. */
async function notifyOf(orderId: string, publicKey: string): Promise<boolean> {
  const body = await subscribeBrowser(publicKey)
  if (!body) return false
  await api('POST userorder/order/{orderId}/push-subscription', { params: { orderId }, body })
  remember([orderId, ...others(orderId)])
  return true
}

async function notifyNoMore(orderId: string): Promise<void> {
  remember(others(orderId))
  const endpoint = await browserEndpoint()
  if (endpoint === null) return
  await api('DELETE userorder/order/{orderId}/push-subscription', { params: { orderId }, body: { endpoint } })
}

function others(orderId: string): string[] {
  return notifiedOrders.read().filter((id) => id !== orderId)
}

function remember(orderIds: string[]): void {
  notifiedOrders.write(orderIds.slice(0, mostRemembered))
}
