import { useState } from 'react'
import { api } from '@/app/_client/api'
import { useIsMounted } from '@/app/_client/now'
import { stored } from '@/app/_client/stored'
import { Button } from '@/app/_ui/button'
import type { Texts } from '@/lib/i18n/texts'
import type { TrackedOrder } from '@/lib/orders/answers'
import { isFinished } from '@/lib/orders/status'

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

const mostRemembered = 20

// A browser has one subscription for the whole shop; which orders it is told of, it remembers by itself.
const notifiedOrders = stored<string[]>('notified', (raw) =>
  Array.isArray(raw) ? raw.filter((id): id is string => typeof id === 'string').slice(0, mostRemembered) : [],
)

const useNotifiedOrders = notifiedOrders.useValue

/** Over plain http, and in Safari before the shop is on the home screen, there is no push. */
function isPushPossible(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Asks the person, then the browser's push service. False where the person or the browser says no. */
async function notifyOf(orderId: string, publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await navigator.serviceWorker.register('/sw.js')
  const { endpoint = '', keys = {} } = (await subscribed(await navigator.serviceWorker.ready, publicKey)).toJSON()
  const { p256dh = '', auth = '' } = keys
  await api('POST userorder/order/{orderId}/push-subscription', {
    params: { orderId },
    body: { endpoint, keys: { p256dh, auth } },
  })
  remember([orderId, ...others(orderId)])
  return true
}

async function notifyNoMore(orderId: string): Promise<void> {
  remember(others(orderId))
  const registration = await navigator.serviceWorker.getRegistration('/sw.js')
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription) return
  const body = { endpoint: subscription.endpoint }
  await api('DELETE userorder/order/{orderId}/push-subscription', { params: { orderId }, body })
}

/** One made for keys that the shop no longer has would only be refused. */
async function subscribed({ pushManager }: ServiceWorkerRegistration, publicKey: string): Promise<PushSubscription> {
  const known = await pushManager.getSubscription()
  if (known && keyOf(known) !== publicKey) await known.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function others(orderId: string): string[] {
  return notifiedOrders.read().filter((id) => id !== orderId)
}

function remember(orderIds: string[]): void {
  notifiedOrders.write(orderIds.slice(0, mostRemembered))
}
