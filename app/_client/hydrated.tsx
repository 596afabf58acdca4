'use client'

import { useEffect } from 'react'

/** Says that the page reacts from now on: app/_ui/hold-presses.tsx has held what was pressed before. */
export function Hydrated() {
  useEffect(() => {
    document.dispatchEvent(new Event('hydrated'))
    registerServiceWorker()
  }, [])
  return null
}

const afterMs = 4000

/** After everything that the first visit needs. Over plain http there is none, and in development it would hide changes. */
function registerServiceWorker(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  setTimeout(() => {
    // Without it the shop works as before, except without a network.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  }, afterMs)
}
