import { type Language, languages, languagesAtFirst } from '@/lib/i18n/language'
import type { Names } from '@/lib/i18n/name-in'

/** Filled by the listener; on globalThis, because the server and Next's bundle each have a copy of this file. */
export interface Hub {
  build: string | null
  /** False while notifications may be missed: then nothing cached counts as fresh. */
  isListening: boolean
  isDatabaseDown: boolean
  isClosing: boolean
  generation: number
  /** Milliseconds: then the menu differs by the clock alone, without a notification. */
  nextChangeAt: number
  /** Null, like the next two, until the database was reached once. */
  categories: readonly NamedCategory[] | null
  languages: readonly Language[] | null
  brand: Brand | null
  isShopOpened: boolean | null
  migrations: readonly string[]
  ping: (() => Promise<boolean>) | null
  /** Counts what was said of printers and their jobs. */
  printChanges: number
  /** When each printer asked last, and how it is, until it is written down. */
  printersSeen: Map<string, { at: Date; condition: string }>
  /** Run before a change made here counts as seen by this process. */
  afterChangeHooks: Set<() => Promise<void>>
  listeners: { anyOrder: Set<(orderId: string) => void>; eventWritten: Listeners; resync: Listeners }
  orderListeners: Map<string, Listeners>
  orderChanges: ChangeLog
  openStreams: Set<() => void>
  /** Set by Next's bundle, where mails are sent, jobs run and the database is listened to. */
  stopBackground: (() => Promise<void>) | null
}

export interface Brand {
  accent: string
  second: string
  hasLogo: boolean
}

export interface NamedCategory {
  id: string
  name: string
  names?: Names
}

type Listeners = Set<() => void>
export type Unsubscribe = () => void

const key = Symbol.for('limmatgrill.events')
const store = globalThis as { [key]?: Hub }

export function hub(): Hub {
  store[key] ??= {
    build: null,
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
    printChanges: 0,
    printersSeen: new Map(),
    afterChangeHooks: new Set(),
    listeners: { anyOrder: new Set(), eventWritten: new Set(), resync: new Set() },
    orderListeners: new Map(),
    orderChanges: new ChangeLog(),
    openStreams: new Set(),
    stopBackground: null,
  }
  return store[key]
}

/** Null: unknown, so cache nothing. */
export function shopGeneration(): number | null {
  const { isListening, nextChangeAt, generation } = hub()
  return isListening && Date.now() < nextChangeAt ? generation : null
}

const ownSeries = newSeries()

/** Of this process; another one each time while changes may be missed. */
export function shopState(): string {
  const generation = shopGeneration()
  return generation === null ? newSeries() : `${ownSeries}-${generation}`
}

export async function shopChangedHere(): Promise<void> {
  hub().generation += 1
  await Promise.allSettled([...hub().afterChangeHooks].map((hook) => hook()))
}

export function afterChange(hook: () => Promise<void>): Unsubscribe {
  return subscribe(hub().afterChangeHooks, hook)
}

/** Over the listening connection, so that a busy pool is no outage. */
export async function isDatabaseAnswering(): Promise<boolean> {
  return (await hub().ping?.()) ?? false
}

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

/** Of what programs outside are told of. */
export function onEventWritten(listener: () => void): Unsubscribe {
  return subscribe(hub().listeners.eventWritten, listener)
}

/** Called after a gap in which changes may have been missed. */
export function onResync(listener: () => void): Unsubscribe {
  return subscribe(hub().listeners.resync, listener)
}

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

export function notifyEventWritten(): void {
  for (const listener of [...hub().listeners.eventWritten]) listener()
}

export function notifyPrintChanged(): void {
  hub().printChanges += 1
}

export function notifyResync(): void {
  hub().generation += 1
  notifyPrintChanged()
  hub().orderChanges.restart()
  for (const listener of [...hub().listeners.resync]) listener()
}

function subscribe<Listener>(listeners: Set<Listener>, listener: Listener): Unsubscribe {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const mostEntries = 1000

/** So that a cut stream resumes. A position holds in one process, until notifications may have been missed. */
export class ChangeLog {
  #series = newSeries()
  #count = 0
  #ids: string[] = []

  add(orderId: string): void {
    this.#count += 1
    this.#ids.push(orderId)
    if (this.#ids.length > mostEntries) this.#ids.shift()
  }

  restart(): void {
    this.#series = newSeries()
    this.#count = 0
    this.#ids = []
  }

  get position(): string {
    return `${this.#series}-${this.#count}`
  }

  since(position: string | null): string[] | null {
    const [series, count] = position?.split('-') ?? []
    const missed = this.#count - Number(count)
    if (series !== this.#series || !Number.isInteger(missed)) return null
    if (missed < 0 || missed > this.#ids.length) return null
    return missed === 0 ? [] : [...new Set(this.#ids.slice(-missed))]
  }
}

function newSeries(): string {
  return crypto.randomUUID().slice(0, 8)
}

export function offeredLanguages(): readonly Language[] {
  return hub().languages ?? languagesAtFirst
}

export function staffLanguages(): readonly Language[] {
  const offered = offeredLanguages()
  return [...offered, ...languages.filter((language) => !offered.includes(language))]
}

/** An account or an order may remember a language that the shop gave up. */
export function offeredLanguage(remembered: string): Language {
  const offered = offeredLanguages()
  return offered.find((language) => language === remembered) ?? offered[0] ?? languagesAtFirst[0]
}

/** Where the database was never reached there is nothing to hide. */
export function isShopOpened(): boolean {
  return hub().isShopOpened ?? true
}
