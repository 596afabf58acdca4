import { LRUCache } from 'lru-cache'
import { shopGeneration } from './events'

/** What an entry costs beside its value: its key, its headers, its places in the lists of the cache. */
const entryBytes = 1024

interface Limits<Value> {
  maxBytes: number
  /** A larger value is not stored; without it, one value may take all the room. */
  maxEntryBytes?: number
  bytesOf: (value: Value) => number
}

/**
 * Values made from the menu and the settings, in the memory of this process, until the shop changes. Within the limit,
 * what was not used for the longest time goes first.
 */
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

  /** `generation` is the one in which the making of the value began: if it has ended since, the value may be stale. */
  set(key: string, value: Value, generation: number | null): void {
    this.#dropOlderGenerations()
    if (generation !== null && generation === this.#generation) this.#entries.set(key, value)
  }

  /** Without a generation nobody can tell what is stale, so nothing stays. */
  #dropOlderGenerations(): void {
    const generation = shopGeneration()
    if (generation === this.#generation) return
    this.#entries.clear()
    this.#generation = generation
  }
}

/**
 * What is read from the database again only when the shop has changed. Whoever asks while it is being read waits for the
 * same answer; a failure is forgotten.
 */
export function oncePerGeneration<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let latest: { generation: number; value: Promise<Value> } | undefined
  return () => {
    // Taken before the reading begins: a change in the middle of it makes the answer one of the past.
    const generation = shopGeneration()
    if (latest && latest.generation === generation) return latest.value
    const value = read()
    latest = generation === null ? undefined : { generation, value }
    value.catch(() => {
      if (latest?.value === value) latest = undefined
    })
    return value
  }
}
