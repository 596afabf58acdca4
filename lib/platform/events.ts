import type { Language } from '@/lib/i18n/language'
import { ChangeLog } from './change-log'

/**
 * What changed, for everything in this process. The connection that listens to PostgreSQL (lib/platform/listener.ts)
 * fills it; the hub lives on globalThis, because the server and Next's bundle each have their own copy of this file.
 */
export interface Hub {
  /** False while notifications may be missed: then nothing that is kept in memory counts as fresh. */
  isListening: boolean
  /** True once PostgreSQL was asked and did not answer. */
  isDatabaseDown: boolean
  /** True once the process was asked to end: what comes is still answered, but nobody should be sent here any more. */
  isClosing: boolean
  /** Grows with every change of menu or settings; what was made under an older number is stale. */
  generation: number
  /** Milliseconds: from then on the menu differs by the clock alone, without a notification. */
  nextChangeAt: number
  /** What addresses name them by, and their ids; null until the database was reached once. */
  categories: readonly NamedCategory[] | null
  /** In which guests are spoken to, the default first; null until the database was reached once. */
  languages: readonly Language[] | null
  /** Of the look that guests see; null: the plain one. */
  brand: Brand | null
  /** False until the owner opens it; null until the database was reached once. */
  isShopOpened: boolean | null
  /** Names of those that this build needs, until the database has had them all. */
  migrations: readonly string[]
  /** Asks PostgreSQL over the listening connection; set by whoever listens. */
  ping: (() => Promise<boolean>) | null
  /** What must be done before a change made here counts as seen by this process. */
  afterChangeHooks: Set<() => Promise<void>>
  listeners: { anyOrder: Set<(orderId: string) => void>; resync: Listeners }
  orderListeners: Map<string, Listeners>
  orderChanges: ChangeLog
  openStreams: Set<() => void>
}

/** What mails take of the look; they are written where nobody waits for another query. */
export interface Brand {
  accent: string
  second: string
  hasLogo: boolean
}

/** The name as stored. */
export interface NamedCategory {
  id: string
  name: string
}

type Listeners = Set<() => void>
export type Unsubscribe = () => void

const key = Symbol.for('limmatgrill.events')
const store = globalThis as { [key]?: Hub }

export function hub(): Hub {
  store[key] ??= {
    isListening: false,
    isDatabaseDown: false,
    isClosing: false,
    generation: 0,
    nextChangeAt: Infinity,
    categories: null,
    languages: null,
    brand: null,
    isShopOpened: null,
    migrations: [],
    ping: null,
    afterChangeHooks: new Set(),
    listeners: { anyOrder: new Set(), resync: new Set() },
    orderListeners: new Map(),
    orderChanges: new ChangeLog(),
    openStreams: new Set(),
  }
  return store[key]
}

/** What was stored under this number is fresh as long as the number stays; null: unknown, so store nothing. */
export function shopGeneration(): number | null {
  const { isListening, nextChangeAt, generation } = hub()
  return isListening && Date.now() < nextChangeAt ? generation : null
}

/** After a change that this process made: the next request that it answers is fresh. */
export async function shopChangedHere(): Promise<void> {
  hub().generation += 1
  await Promise.allSettled([...hub().afterChangeHooks].map((hook) => hook()))
}

export function afterChange(hook: () => Promise<void>): Unsubscribe {
  return subscribe(hub().afterChangeHooks, hook)
}

/** Whether PostgreSQL answers now, asked over the connection that listens; false while there is none. */
export async function isDatabaseAnswering(): Promise<boolean> {
  return (await hub().ping?.()) ?? false
}

/** Every change of any order, for the kitchen's board. */
export function onAnyOrderChanged(listener: (orderId: string) => void): Unsubscribe {
  return subscribe(hub().listeners.anyOrder, listener)
}

export function onOrderChanged(orderId: string, listener: () => void): Unsubscribe {
  const { orderListeners } = hub()
  const listeners = orderListeners.get(orderId) ?? new Set()
  orderListeners.set(orderId, listeners)
  const unsubscribe = subscribe(listeners, listener)
  return () => {
    unsubscribe()
    if (listeners.size === 0) orderListeners.delete(orderId)
  }
}

/** After a gap in which changes may have been missed: read again whatever you follow. */
export function onResync(listener: () => void): Unsubscribe {
  return subscribe(hub().listeners.resync, listener)
}

/** Registers what ends an open event stream when the process stops; the client reconnects elsewhere. */
export function onShutdown(close: () => void): Unsubscribe {
  return subscribe(hub().openStreams, close)
}

export function notifyShopChanged(): void {
  hub().generation += 1
}

export function notifyOrderChanged(orderId: string): void {
  hub().orderChanges.add(orderId)
  for (const listener of [...(hub().orderListeners.get(orderId) ?? [])]) listener()
  for (const listener of [...hub().listeners.anyOrder]) listener(orderId)
}

export function notifyResync(): void {
  hub().generation += 1
  hub().orderChanges.restart()
  for (const listener of [...hub().listeners.resync]) listener()
}

function subscribe<Listener>(listeners: Set<Listener>, listener: Listener): Unsubscribe {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
