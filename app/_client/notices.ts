import { useSyncExternalStore } from 'react'

export interface Notice {
  id: number
  kind: 'status' | 'alert'
  text: string
  /** What it tells of; whatever else is told of the same thing takes its place. */
  about?: string | undefined
  /** What takes back the thing that it tells of; a new document cannot. */
  undo?: (() => void) | undefined
  /** The path that an alert belongs to: it ends when the customer goes on. */
  page: string
}

interface Circumstances {
  about?: string
  /** Where the alert is to be read, if that is not the page that it is told on. */
  page?: string
  undo?: () => void
}

const storageKey = 'notices'
const none: Notice[] = []
const listeners = new Set<() => void>()
let shown: Notice[] | null = null

/**
 * The in-page form of the specification's alerts. A success survives a navigation, also one that loads a new document; a
 * failure ends with its page, and with whatever else becomes of the thing that it is about. One of a kind is enough: of
 * three added menu items one notice remains.
 */
export function notify(text: string, kind: Notice['kind'] = 'status', circumstances: Circumstances = {}): void {
  const { about, undo, page = window.location.pathname } = circumstances
  const id = Math.max(0, ...current().map((notice) => notice.id)) + 1
  const others = current().filter((notice) => notice.kind !== kind && (!about || notice.about !== about))
  change([...others, { id, kind, text, about, page, undo }])
}

export function dismissNotice(id: number): void {
  endNotices((notice) => notice.id === id)
}

/** It is tried again, or settled: what was said about it is no longer true. */
export function endNoticesAbout(about: string): void {
  endNotices((notice) => notice.about === about)
}

/** What went wrong on another page is of no use here. */
export function endAlertsOfOtherPages(page: string): void {
  endNotices((notice) => notice.kind === 'alert' && notice.page !== page)
}

export function useNotices(): Notice[] {
  return useSyncExternalStore(subscribe, current, () => none)
}

function endNotices(isOver: (notice: Notice) => boolean): void {
  if (current().some(isOver)) change(current().filter((notice) => !isOver(notice)))
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
    // A new document tries everything anew: a failure of the old one would be told beside a success.
    sessionStorage.setItem(storageKey, JSON.stringify(next.filter(({ kind }) => kind === 'status')))
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
