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
  noted?: NotedFacts
}

/** What the request's line in the log says besides, so that an operator can tell afterwards what a user met. No names. */
export interface NotedFacts {
  /** Of a refusal. */
  code?: string
  /** Kind and id, e.g. `customer 0199…`. */
  caller?: string
  /** Id of the order that was placed. */
  order?: string
}

const key = Symbol.for('limmatgrill.request')
const store = globalThis as { [key]?: AsyncLocalStorage<RequestScope> }

/** Shared by the request handler, which opens the scope, and by Next's bundle and page cache, which read it. */
export function requestScope(): AsyncLocalStorage<RequestScope> {
  store[key] ??= new AsyncLocalStorage()
  return store[key]
}

export function noteForLog(facts: NotedFacts): void {
  const scope = requestScope().getStore()
  if (scope) scope.noted = { ...scope.noted, ...facts }
}

const faultKey = Symbol.for('limmatgrill.fault')
const faults = globalThis as { [faultKey]?: { error: unknown; at: number } }
const sharedWithinMs = 1000

/** What a page threw: for the request that it was rendered for, and for others that waited for the same rendering. */
export function keepFault(error: unknown): void {
  const scope = requestScope().getStore()
  if (scope) scope.fault ??= error
  faults[faultKey] = { error, at: performance.now() }
}

/** What another request's rendering threw just now; Next names only one of those that share it. */
export function sharedFault(): unknown {
  const last = faults[faultKey]
  return last && performance.now() - last.at < sharedWithinMs ? last.error : undefined
}
