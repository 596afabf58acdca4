import { useSyncExternalStore } from 'react'

export interface Notice {
  id: number
  kind: 'status' | 'alert'
  text: string
}

const storageKey = 'notices'
const none: Notice[] = []
const listeners = new Set<() => void>()
let shown: Notice[] | null = null

/**
 * The in-page form of the specification's alerts. It survives a navigation, also one that loads a new document. One of
 * a kind is enough: of three added menu items one notice remains.
 */
export function notify(text: string, kind: Notice['kind'] = 'status'): void {
  const id = Math.max(0, ...current().map((notice) => notice.id)) + 1
  change([...current().filter((notice) => notice.kind !== kind), { id, kind, text }])
}

export function dismissNotice(id: number): void {
  change(current().filter((notice) => notice.id !== id))
}

export function useNotices(): Notice[] {
  return useSyncExternalStore(subscribe, current, () => none)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function current(): Notice[] {
  shown ??= read()
  return shown
}

function change(next: Notice[]): void {
  shown = next
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(next))
  } catch {
    // Without storage a notice lives as long as its document.
  }
  for (const listener of listeners) listener()
}

function read(): Notice[] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as Notice[]
  } catch {
    return []
  }
}
