import { notify } from './notices'
import { stored } from './stored'

/** For the header's words only: who somebody is, the server asks the session. */
export interface ShownUser {
  email: string
  role: string
  name: string
}

const user = stored<ShownUser | null>('user', (raw) => {
  const { email, role, name } = (raw ?? {}) as Partial<Record<keyof ShownUser, unknown>>
  if (typeof email !== 'string') return null
  return { email, role: typeof role === 'string' ? role : 'user', name: typeof name === 'string' ? name : '' }
})

export const useUser = user.useValue
export const rememberUser = (shown: ShownUser) => user.write(shown)
export const forgetUser = () => user.write(null)

/** The service worker keeps an order's page for its owner; whoever signs out takes it along. */
export async function forgetPrivatePages(): Promise<void> {
  if ('caches' in window) await caches.delete('private-pages')
}

interface Leaving {
  /** The page to open. */
  target: string
  /** What that page says. */
  farewell?: string
  /** What is removed from this browser's storage; everything where it is left out. */
  keys?: string[]
}

/** Ends the session, then as `forgetSession`. */
export async function signOut(leaving: Leaving): Promise<void> {
  // Every page has the button, few people press it.
  const { api } = await import('./api')
  // A session that cannot be ended now ends by itself; this device forgets it in any case.
  await api('POST user/logout').catch(() => undefined)
  forgetSession(leaving)
}

/** Empties this browser's storage and loads a new document, so that nothing private stays in the memory of the old one. */
export function forgetSession({ target, farewell, keys }: Leaving): void {
  try {
    if (keys) for (const key of keys) localStorage.removeItem(key)
    else for (const storage of [localStorage, sessionStorage]) storage.clear()
  } catch {
    // Storage is forbidden in this browser, so nothing lies there.
  }
  if (farewell) notify(farewell)
  void forgetPrivatePages()
    .catch(() => undefined)
    .then(() => window.location.assign(target))
}
