import { AsyncLocalStorage } from 'node:async_hooks'

/** What everything that runs for one request may know of it. */
export interface RequestScope {
  requestId: string
  /** The shop's generation when the request came in, or when its turn came: what is rendered for it may already be older than a later change. */
  generation: number | null
  /** The generation of the cached rendering that this request was given; absent where it was rendered for it. */
  servedGeneration?: number
  /** The status that a page asked for, see app/_http/answer-with-status.ts. */
  status?: number
  /** Of a page for one visitor: what its scripts show to run under its policy. */
  nonce?: string
  /** The first that a page threw, as it was thrown. */
  fault?: unknown
}

const key = Symbol.for('limmatgrill.request')
const store = globalThis as { [key]?: AsyncLocalStorage<RequestScope> }

/** Shared by the request handler, which opens the scope, and by Next's bundle and page cache, which read it. */
export function requestScope(): AsyncLocalStorage<RequestScope> {
  store[key] ??= new AsyncLocalStorage()
  return store[key]
}
