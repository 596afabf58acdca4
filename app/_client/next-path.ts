import { useSyncExternalStore } from 'react'
import { returnPath } from '@/app/_return-path'

export function nextPath(): string | null {
  return returnPath(new URLSearchParams(window.location.search).get('next'))
}

/** Carries the requested page from link to link between register, code and login. */
export function useWithNext(path: string): string {
  const next = useSyncExternalStore(subscribe, nextPath, () => null)
  return next ? `${path}?next=${encodeURIComponent(next)}` : path
}

function subscribe(): () => void {
  return () => undefined
}
