'use client'

import { call } from '@/app/_client/api'
import { knownLanguage } from '@/lib/i18n/language'

/** Admin logout as specified: `user` and an old `token` go, the cart stays. */
export async function signOutStaff(): Promise<void> {
  const language = document.documentElement.lang.slice(0, 2)
  // A session that cannot be ended now ends by itself when nobody uses it.
  await call('POST', 'user/logout', { language: knownLanguage(language) }).catch(() => undefined)
  try {
    for (const key of ['user', 'token']) localStorage.removeItem(key)
  } catch {
    // Storage is forbidden in this browser, so nothing lies there.
  }
  window.location.assign('/admin/login')
}
