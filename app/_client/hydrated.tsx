'use client'

import { useEffect } from 'react'
import { askWhoIsSignedIn } from './signed-in'

/** Repeats what app/_ui/hold-presses.tsx has held before hydration. Last on the page: every listener must be there. */
export function Hydrated() {
  useEffect(() => {
    document.dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}

export function SignedIn() {
  useEffect(() => void askWhoIsSignedIn(), [])
  return null
}

export function ServiceWorker() {
  useEffect(registerServiceWorker, [])
  return null
}

const afterMs = 4000

/** After the first visit's other downloads. Over plain http there is none, and in development it would hide changes. */
function registerServiceWorker(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  setTimeout(() => {
    // Without it the shop works, except offline.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  }, afterMs)
}
