'use client'

import { href } from '@/lib/i18n/language'
import { notify } from './notices'
import { useScope } from './scope'

/** Ends the session and empties this browser's storage, cart included, as specified. */
export function useSignOut(farewell: string): () => Promise<void> {
  const { prefix, language } = useScope()
  return async () => {
    // Every page has the button, few customers press it.
    const { api } = await import('./api')
    // A session that cannot be ended now ends by itself; this device forgets it in any case.
    await api.logout(language).catch(() => undefined)
    forgetSession(farewell, href(prefix, '/login'))
  }
}

/** A new document, so that nothing private stays in the memory of the old one. */
export function forgetSession(farewell: string, target: string): void {
  localStorage.clear()
  sessionStorage.clear()
  notify(farewell)
  window.location.assign(target)
}
