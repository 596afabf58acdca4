import { useSyncExternalStore } from 'react'
import { afterAnswer } from './after-answer'

export interface Stored<T> {
  read(): T
  write(value: T): void
  /** For a tap that has shown its answer itself: the value is there at once, the page shows it a task later. */
  writeQuietly(value: T): void
  /** `initial` is what the server rendered, until the browser has taken over. */
  useValue(): T
}

/** On the device until somebody removes it, or in the tab until that is closed. */
type Lifetime = 'device' | 'tab'

/**
 * A value in the browser's storage that every part of the page sees alike, and on the device every tab. `parse` gets
 * whatever lies there, because customers, extensions and older versions of the shop write into the same storage.
 */
export function stored<T>(key: string, parse: (raw: unknown) => T, lifetime: Lifetime = 'device'): Stored<T> {
  const initial = parse(null)
  const listeners = new Set<() => void>()
  let lastText: string | null = null
  let lastValue = initial

  // The same object as long as the text is the same: React compares snapshots by identity.
  function read(): T {
    const text = readText(key, lifetime)
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

  function tell() {
    for (const listener of listeners) listener()
  }

  return {
    read,
    write(value) {
      writeText(key, JSON.stringify(value), lifetime)
      tell()
    },
    writeQuietly(value) {
      writeText(key, JSON.stringify(value), lifetime)
      afterAnswer(tell)
    },
    useValue: () => useSyncExternalStore(subscribe, read, () => initial),
  }
}

// Storage throws where the customer forbids it; the shop then works until the page is closed.
const withoutStorage = new Map<string, string>()

function readText(key: string, lifetime: Lifetime): string | null {
  try {
    return storageFor(lifetime).getItem(key)
  } catch {
    return withoutStorage.get(key) ?? null
  }
}

function writeText(key: string, text: string, lifetime: Lifetime): void {
  try {
    storageFor(lifetime).setItem(key, text)
  } catch {
    withoutStorage.set(key, text)
  }
}

function storageFor(lifetime: Lifetime): Storage {
  return lifetime === 'tab' ? sessionStorage : localStorage
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
