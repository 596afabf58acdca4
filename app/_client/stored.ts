import { useSyncExternalStore } from 'react'
import { newListeners } from './external-store'

export interface Stored<T> {
  read(): T
  write(value: T): void
  /** For a tap that has updated the DOM itself: stored at once, rendered a task later. */
  writeQuietly(value: T): void
  /** `initial` is what the server rendered, used until hydration. */
  useValue(): T
  /** False: what was written last is gone with the page. */
  isStored(): boolean
}

type Lifetime = 'device' | 'tab'

interface Storing<T> {
  lifetime?: Lifetime
  /** What `parse` reads, where that is not the value itself. */
  format?: (value: T) => unknown
}

/** `parse` must take anything, because customers, extensions and older versions write to the same storage. */
export function stored<T>(key: string, parse: (raw: unknown) => T, how: Storing<T> = {}): Stored<T> {
  const { lifetime = 'device', format = (value) => value } = how
  const initial = parse(null)
  const listeners = newListeners()
  let lastText: string | null = null
  let lastValue = initial

  // React compares snapshots by identity.
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
    const unsubscribe = listeners.subscribe(listener)
    window.addEventListener('storage', onStorage)
    return () => {
      unsubscribe()
      window.removeEventListener('storage', onStorage)
    }
  }

  const store = (value: T) => writeText(key, JSON.stringify(format(value)), lifetime)

  return {
    read,
    write(value) {
      store(value)
      listeners.emit()
    },
    writeQuietly(value) {
      store(value)
      afterPaint(listeners.emit)
    },
    useValue: () => useSyncExternalStore(subscribe, read, () => initial),
    isStored: () => !withoutStorage.has(key),
  }
}

export function storedIds(key: string, most: number): Stored<string[]> {
  return stored(key, (raw) =>
    Array.isArray(raw) ? raw.filter((id): id is string => typeof id === 'string').slice(0, most) : [],
  )
}

interface Unstored {
  text: string
  /** What the storage holds instead; once that is something else, another tab has written later. */
  instead: string | null
}

// Storage throws where the customer forbids it, and where it is full; values then last until the page is closed.
const withoutStorage = new Map<string, Unstored>()

function readText(key: string, lifetime: Lifetime): string | null {
  const held = heldText(key, lifetime)
  const unstored = withoutStorage.get(key)
  return unstored?.instead === held ? unstored.text : held
}

function heldText(key: string, lifetime: Lifetime): string | null {
  try {
    return storageFor(lifetime).getItem(key)
  } catch {
    return null
  }
}

function writeText(key: string, text: string, lifetime: Lifetime): void {
  try {
    storageFor(lifetime).setItem(key, text)
    withoutStorage.delete(key)
  } catch {
    withoutStorage.set(key, { text, instead: heldText(key, lifetime) })
  }
}

function storageFor(lifetime: Lifetime): Storage {
  return lifetime === 'tab' ? sessionStorage : localStorage
}

/** Null where nothing is stored, undefined for what is no JSON. */
function parsed(text: string | null): unknown {
  try {
    return text ? JSON.parse(text) : null
  } catch {
    return undefined
  }
}

/** Runs in a task of its own, after the browser has painted the input's own change. */
export function afterPaint(act: () => void): void {
  setTimeout(act)
}
