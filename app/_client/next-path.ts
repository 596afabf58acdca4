'use client'

import { useSyncExternalStore } from 'react'

/** Where the customer wanted to go before he was asked to log in; null for anything that leads off this shop. */
export function nextPath(): string | null {
  const next = new URLSearchParams(window.location.search).get('next')
  if (!next?.startsWith('/')) return null
  const target = URL.parse(next, window.location.origin)
  return target?.origin === window.location.origin ? target.pathname + target.search : null
}

/** Adds that path to a link between register, code and login. */
export function useWithNext(path: string): string {
  const next = useSyncExternalStore(subscribe, nextPath, () => null)
  return next ? `${path}?next=${encodeURIComponent(next)}` : path
}

function subscribe(): () => void {
  return () => undefined
}
