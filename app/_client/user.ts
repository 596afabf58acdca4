import { notify } from './notices'
import { stored } from './stored'

/** For the header only: the server knows the customer from the session. */
export interface HeaderUser {
  email: string
  role: string
  name: string
}

const user = stored('user', parseUser)

export const useUser = user.useValue
export const rememberUser = (shown: HeaderUser) => user.write(shown)
export const isUserKnown = () => user.read() !== null
export const forgetUser = () => user.write(null)

export function parseUser(raw: unknown): HeaderUser | null {
  const { email, role, name } = (raw ?? {}) as Partial<Record<keyof HeaderUser, unknown>>
  if (typeof email !== 'string') return null
  return { email, role: typeof role === 'string' ? role : 'user', name: typeof name === 'string' ? name : '' }
}

/** The service worker stores an order's page for its customer; signing out deletes it. */
export async function forgetPrivatePages(): Promise<void> {
  if ('caches' in window) await caches.delete('private-pages')
}

interface Leaving {
  target: string
  farewell?: string
  keys?: string[]
}

export async function signOut(leaving: Leaving): Promise<void> {
  // Every page has the button, few customers press it.
  const ended = import('./api').then(({ api }) => api('POST user/logout'))
  // A session that cannot be ended now expires; this device forgets it in any case.
  await ended.catch(() => undefined)
  forgetSession(leaving)
}

/** Loads a new document, so that nothing private stays in memory. */
export function forgetSession({ target, farewell, keys }: Leaving): void {
  try {
    if (keys) for (const key of keys) localStorage.removeItem(key)
    else for (const storage of [localStorage, sessionStorage]) storage.clear()
  } catch {
    // Storage is forbidden in this browser, so it is empty.
  }
  if (farewell) notify(farewell)
  void forgetPrivatePages()
    .catch(() => undefined)
    .then(() => window.location.assign(target))
}
