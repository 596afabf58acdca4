import { useSyncExternalStore } from 'react'

/** For useSyncExternalStore, around a value outside of React. */
export function newListeners() {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    emit() {
      for (const listener of listeners) listener()
    },
  }
}

/** What only the browser knows and what does not change; `before` on the server and during hydration. */
export function useBrowserValue<T>(read: () => T, before: T): T {
  return useSyncExternalStore(neverChanges, read, () => before)
}

function neverChanges(): () => void {
  return () => undefined
}

/** False on the server and during hydration, when browser storage must not be read. */
export function useIsMounted(): boolean {
  return useBrowserValue(() => true, false)
}
