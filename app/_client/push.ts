interface BrowserSubscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** Over plain http, and in Safari before the shop is on the home screen, there is no push. */
export function isPushPossible(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** To be called after a press. Null where the person or the browser refuses. */
export async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register('/sw.js')
  const { endpoint = '', keys = {} } = (await subscribed(await navigator.serviceWorker.ready, publicKey)).toJSON()
  const { p256dh = '', auth = '' } = keys
  return { endpoint, keys: { p256dh, auth } }
}

/** Null: this browser has no subscription. */
export async function browserEndpoint(): Promise<string | null> {
  if (!isPushPossible()) return null
  const registration = await navigator.serviceWorker.getRegistration('/sw.js')
  const subscription = await registration?.pushManager.getSubscription()
  return subscription?.endpoint ?? null
}

/** A subscription for replaced keys would be refused, so it is renewed. */
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
