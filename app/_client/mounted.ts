import { useSyncExternalStore } from 'react'

/** False on the server and while the browser takes over: what lies in its storage is not known before. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

function subscribe(): () => void {
  return () => undefined
}
