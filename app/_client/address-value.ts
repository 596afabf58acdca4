import { useCallback, useSyncExternalStore } from 'react'
import { newListeners } from './external-store'

const { subscribe, emit } = newListeners()

/** A query parameter that survives Back and a reload. The server renders the page without it. */
export function useAddressValue(name: string): [value: string, set: (value: string) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(window.location.search).get(name) ?? '',
    () => '',
  )
  return [value, useCallback((next) => set(name, next), [name])]
}

function set(name: string, value: string): void {
  const { pathname, search } = window.location
  const values = new URLSearchParams(search)
  if (value) values.set(name, value)
  else values.delete(name)
  const query = values.size > 0 ? `?${values.toString()}` : ''
  // Past the router, which would render the page again for every letter.
  History.prototype.replaceState.call(window.history, window.history.state, '', pathname + query)
  emit()
}
