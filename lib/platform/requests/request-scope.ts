import { AsyncLocalStorage } from 'node:async_hooks'
import type { Route } from '@/lib/routing/find-route'

/** What the request handler knows of a request. A Next that runs without it has no scope. */
export interface RequestScope {
  requestId: string
  client?: { address: string; isLoopback: boolean }
  route?: Route
  /** Of the shop, when rendering began: a page may already be older than a later change. */
  generation: number | null
  servedGeneration?: number
  status?: number
  nonce?: string
  fault?: unknown
  noted?: NotedFacts
}

/** For the request's log line. No names. */
export interface NotedFacts {
  code?: string
  caller?: string
  order?: string
}

const key = Symbol.for('limmatgrill.request')
const store = globalThis as { [key]?: AsyncLocalStorage<RequestScope> }

/** Shared by the request handler, which opens the scope, and by Next's bundle, which reads it. */
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

export function storeFault(error: unknown): void {
  const scope = requestScope().getStore()
  if (scope) scope.fault ??= error
  faults[faultKey] = { error, at: performance.now() }
}

/** Of another request's rendering just now: Next names only one of those that share it. */
export function sharedFault(): unknown {
  const last = faults[faultKey]
  return last && performance.now() - last.at < sharedWithinMs ? last.error : undefined
}
