import { useSyncExternalStore } from 'react'
import { newListeners } from './external-store'

export interface Notice {
  id: number
  kind: 'status' | 'alert'
  text: string
  /** The subject; a new notice about it replaces this one. */
  about?: string | undefined
  /** Undoes the change; not after a reload, because functions cannot be stored. */
  undo?: (() => void) | undefined
  /** Says what the page shows already: short, and gone with its page. */
  isBrief?: boolean | undefined
  /** The path that it belongs to: an alert ends when the customer navigates, a success with the page after that. */
  page: string
  hasMoved?: boolean
  saidAt: number
}

interface NoticeOptions {
  about?: string
  page?: string
  undo?: () => void
  isBrief?: boolean
}

const storageKey = 'notices'
const longestWayMs = 10_000
const none: Notice[] = []
const { subscribe, emit } = newListeners()
let shown: Notice[] | null = null

/**
 * The specification's alerts, in the page. A success survives a reload; a failure ends with its page. A new notice
 * replaces those of its kind or subject.
 */
export function notify(text: string, kind: Notice['kind'] = 'status', options: NoticeOptions = {}): void {
  const { about, undo, isBrief, page = window.location.pathname } = options
  const id = Math.max(0, ...current().map((notice) => notice.id)) + 1
  const others = current().filter((notice) => notice.kind !== kind && (!about || notice.about !== about))
  change([...others, { id, kind, text, about, page, undo, isBrief, saidAt: Date.now() }])
}

export function dismissNotice(id: number): void {
  endNotices((notice) => notice.id === id)
}

export function endNoticesAbout(about: string): void {
  endNotices((notice) => notice.about === about)
}

/** A success is often said on the way to the next page, and is no news on the one after it. */
export function endNoticesOfOtherPages(page: string): void {
  endNotices((notice) => notice.page !== page && (!outlivesPage(notice) || notice.hasMoved === true))
  if (current().some((notice) => notice.page !== page)) {
    change(current().map((notice) => (notice.page === page ? notice : { ...notice, page, hasMoved: true })))
  }
}

export function useNotices(): Notice[] {
  return useSyncExternalStore(subscribe, current, () => none)
}

function outlivesPage({ kind, isBrief = false }: Notice): boolean {
  return kind === 'status' && !isBrief
}

function endNotices(isOver: (notice: Notice) => boolean): void {
  if (current().some(isOver)) change(current().filter((notice) => !isOver(notice)))
}

function current(): Notice[] {
  shown ??= read()
  return shown
}

function change(next: Notice[]): void {
  shown = next
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(next.filter(outlivesPage)))
  } catch {
    // Without storage a notice lives as long as its document.
  }
  emit()
}

function read(): Notice[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as Notice[]
    // Who comes back from the provider's page is not told what was before it.
    return stored.filter(({ saidAt }) => Date.now() - saidAt < longestWayMs)
  } catch {
    return []
  }
}
