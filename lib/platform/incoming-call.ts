/**
 * A call of /api/v1 as its handlers read it. Every `Request` is one; the server makes one of its own, because a `Request`
 * costs more than reading it.
 */
export interface IncomingCall {
  readonly method: string
  /** With or without its origin. */
  readonly url: string
  readonly headers: ReadableHeaders
  /** As it comes, once; null where there is none. */
  readonly body: AsyncIterable<Uint8Array> | null
  /** Aborted when the client leaves; none where the server itself ends what was begun for it. */
  readonly signal?: AbortSignal
}

export type ReadableHeaders = Pick<Headers, 'get'>
