import { useSyncExternalStore } from 'react'

export interface Stored<T> {
  read(): T
  write(value: T): void
  /** `initial` is what the server rendered, until the browser has taken over. */
  useValue(): T
}

/**
 * A value in the browser's storage that every part of the page and every tab sees alike. `parse` gets whatever lies
 * there, because customers, extensions and older versions of the shop write into the same storage.
 */
export function stored<T>(key: string, parse: (raw: unknown) => T): Stored<T> {
  const initial = parse(null)
  const listeners = new Set<() => void>()
  let lastText: string | null = null
  let lastValue = initial

  // The same object as long as the text is the same: React compares snapshots by identity.
  function read(): T {
    const text = readText(key)
    if (text !== lastText) {
      lastText = text
      lastValue = parse(parsed(text))
    }
    return lastValue
  }

  function subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', onStorage)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', onStorage)
    }
  }

  return {
    read,
    write(value) {
      writeText(key, JSON.stringify(value))
      for (const listener of listeners) listener()
    },
    useValue: () => useSyncExternalStore(subscribe, read, () => initial),
  }
}

// Storage throws where the customer forbids it; the shop then works until the page is closed.
const withoutStorage = new Map<string, string>()

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return withoutStorage.get(key) ?? null
  }
}

function writeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    withoutStorage.set(key, text)
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
