import { AsyncLocalStorage } from 'node:async_hooks'

/** Where a stream goes on once its request is answered. */
export interface StreamConnection {
  write(text: string): void
  /** What waits for a client that does not read. */
  unreadBytes(): number
  end(): void
  /** Ends it before everything was read. */
  cut(): void
}

export interface HandedOver {
  /** Gives back what is done when the client has left. */
  begin(connection: StreamConnection): () => void
  /** The client has left before it began. */
  cancel(): void
}

/** What everything that runs for one request may know of it. */
export interface RequestScope {
  requestId: string
  /** The shop's generation when the request came in, or when its turn came: what is rendered for it may already be older than a later change. */
  generation: number | null
  /** The generation of the cached rendering that this request was given; absent where it was rendered for it. */
  servedGeneration?: number
  /** The status that a page asked for, see app/_http/answer-with-status.ts. */
  status?: number
  /** The first that a page threw, as it was thrown. */
  fault?: unknown
  /** Takes a stream that goes on after the answer's headers; absent where the answer has to hold it itself. */
  handOver?: (stream: HandedOver) => void
}

const key = Symbol.for('limmatgrill.request')
const store = globalThis as { [key]?: AsyncLocalStorage<RequestScope> }

/** Shared by the request handler, which opens the scope, and by Next's bundle and page cache, which read it. */
export function requestScope(): AsyncLocalStorage<RequestScope> {
  store[key] ??= new AsyncLocalStorage()
  return store[key]
}
