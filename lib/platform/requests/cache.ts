import { LRUCache } from 'lru-cache'
import { shopGeneration } from '../events'
import { calendarDayOf } from '../values/time'

/** The key, the headers and the cache's own lists, beside the value. */
const entryBytes = 1024

interface Limits<Value> {
  maxBytes: number
  maxEntryBytes?: number
  bytesOf: (value: Value) => number
}

/** Values made from the menu and the settings, in this process, until the shop changes. */
export class GenerationCache<Value extends object> {
  readonly #entries: LRUCache<string, Value>
  #generation: number | null = null

  constructor({ maxBytes, maxEntryBytes = maxBytes, bytesOf }: Limits<Value>) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: maxEntryBytes,
      sizeCalculation: (value) => bytesOf(value) + entryBytes,
    })
  }

  get(key: string): Value | undefined {
    this.#dropOlderGenerations()
    return this.#entries.get(key)
  }

  /** `generation`: as the making of the value began; if it has ended since, the value may be stale. */
  set(key: string, value: Value, generation: number | null): void {
    this.#dropOlderGenerations()
    if (generation !== null && generation === this.#generation) this.#entries.set(key, value)
  }

  #dropOlderGenerations(): void {
    const generation = shopGeneration()
    if (generation === this.#generation) return
    this.#entries.clear()
    this.#generation = generation
  }
}

/** Reads again only when the shop has changed. Calls during a read share its answer; a failure is not cached. */
export function oncePerGeneration<Value>(read: () => Promise<Value>): () => Promise<Value> {
  return oncePer(shopGeneration, read)
}

/** Reads again on the next day in Zurich, whatever changes: for what is made of the orders of weeks. */
export function oncePerDay<Value>(read: () => Promise<Value>): () => Promise<Value> {
  return oncePer(() => calendarDayOf(new Date()), read)
}

/** `term` null: the process may have missed a change. */
function oncePer<Value>(term: () => number | string | null, read: () => Promise<Value>): () => Promise<Value> {
  let latest: { term: number | string; value: Promise<Value> } | undefined
  return () => {
    // Before the read: a change in the middle of it makes the answer stale.
    const current = term()
    if (latest && latest.term === current) return latest.value
    const value = read()
    latest = current === null ? undefined : { term: current, value }
    value.catch(() => {
      if (latest?.value === value) latest = undefined
    })
    return value
  }
}
