import { returnPath } from '@/app/_return-path'
import { useBrowserValue } from './external-store'

export function nextPath(): string | null {
  return returnPath(new URLSearchParams(window.location.search).get('next'))
}

/** Carries the requested page from link to link between register, code and login. */
export function useWithNext(path: string): string {
  const next = useBrowserValue(nextPath, null)
  return next ? `${path}?next=${encodeURIComponent(next)}` : path
}
