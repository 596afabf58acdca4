import { api } from '@/app/_client/api'
import { stored } from '@/app/_client/stored'

const mostRemembered = 20

// A browser has one subscription for the whole shop; which orders it is told of, it remembers by itself.
const notifiedOrders = stored<string[]>('notified', (raw) =>
  Array.isArray(raw) ? raw.filter((id): id is string => typeof id === 'string').slice(0, mostRemembered) : [],
)

export const useNotifiedOrders = notifiedOrders.useValue

/** Over plain http, and in Safari before the shop is on the home screen, there is no push. */
export function isPushPossible(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Asks the person, then the browser's push service. False where the person or the browser says no. */
export async function notifyOf(orderId: string, publicKey: string): Promise<boolean> {
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

export async function notifyNoMore(orderId: string): Promise<void> {
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
