'use client'

import { useEffect } from 'react'
import { registerServiceWorker } from './service-worker'

/** Says that the page reacts from now on: app/_ui/hold-presses.tsx has held what was pressed before. */
export function Hydrated() {
  useEffect(() => {
    document.dispatchEvent(new Event('hydrated'))
    registerServiceWorker()
  }, [])
  return null
}
