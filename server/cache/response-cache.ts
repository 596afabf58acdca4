import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { GenerationCache } from '@/lib/platform/cache'
import { markAsAnswered, type RequestContext } from '../http/request-context'

interface CachedResponse {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

const maxEntryBytes = 4 * 1024 * 1024

const responses = new GenerationCache<CachedResponse>({
  maxBytes: 32 * 1024 * 1024,
  maxEntryBytes,
  bytesOf: ({ body }) => body.length,
})

/**
 * Answers from memory what was answered before under the same key: most of what a cached page costs is the way through
 * the framework. False if it has to be answered anew.
 */
export function serveCached(context: RequestContext, key: string | undefined): boolean {
  const cached = key === undefined ? undefined : responses.get(key)
  if (!cached) return false
  markAsAnswered(context)
  const { request, response } = context
  const isNotModified = cached.status === 200 && matchesEtag(request.headers, cached.headers.etag)
  for (const [name, value] of Object.entries(cached.headers)) if (value !== undefined) response.setHeader(name, value)
  response.setHeader('X-Request-Id', context.scope.requestId)
  if (!isNotModified) response.setHeader('Content-Length', cached.body.length)
  response.writeHead(isNotModified ? 304 : cached.status)
  response.end(isNotModified || request.method === 'HEAD' ? undefined : cached.body)
  return true
}

export function storeOnFinish(context: RequestContext, key: string | undefined, expectedStatus: number): void {
  const { method, response, scope } = context
  if (key === undefined || method !== 'GET') return
  const copiedBody = copyBody(response, () => isStorable(context, expectedStatus))
  response.once('finish', () => {
    const body = copiedBody()
    if (!body) return
    const cached = { status: response.statusCode, headers: reusableHeaders(response), body }
    responses.set(key, cached, scope.servedGeneration ?? null)
  })
}

function isStorable({ response, scope }: RequestContext, expectedStatus: number): boolean {
  // Next may share a rendering that began before a change with a request that came after it. Only what the page cache
  // or a public read took from its own memory is known to be fresh.
  if (scope.servedGeneration === undefined || response.statusCode !== expectedStatus) return false
  // Pages and public reads have an ETag; responses that this server writes itself have none.
  return response.hasHeader('ETag') && !response.hasHeader('Set-Cookie')
}

function copyBody(response: ServerResponse, isWanted: () => boolean): () => Buffer | null {
  let chunks: Buffer[] | null = null
  let isDecided = false
  let bytes = 0
  for (const name of ['write', 'end'] as const) {
    const original = response[name].bind(response) as (...args: unknown[]) => never
    response[name] = (chunk?: unknown, ...rest: unknown[]) => {
      // First the original: it sends the headers, which tell whether the body is wanted.
      const result = original(chunk, ...rest)
      if (!isDecided && isWanted()) chunks = []
      isDecided = true
      const copy = chunks && copyOf(chunk, rest[0])
      if (copy) chunks?.push(copy)
      bytes += copy?.length ?? 0
      if (bytes > maxEntryBytes) chunks = null
      return result
    }
  }
  return () => chunks && ownedCopy(chunks, bytes)
}

/** In memory of its own: a small buffer is else a piece of a block that others fill too, and holds all of it. */
function ownedCopy(chunks: Buffer[], bytes: number): Buffer {
  const body = Buffer.allocUnsafeSlow(bytes)
  let at = 0
  for (const chunk of chunks) at += chunk.copy(body, at)
  return body
}

function copyOf(chunk: unknown, encoding: unknown): Buffer | null {
  if (typeof chunk === 'string') return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as 'utf8') : 'utf8')
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : null
}

const singleUseHeaders = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding', 'x-request-id']

function reusableHeaders(response: ServerResponse): OutgoingHttpHeaders {
  const headers = { ...response.getHeaders() }
  for (const name of singleUseHeaders) delete headers[name]
  return headers
}

export function matchesEtag(headers: IncomingHttpHeaders, etag: OutgoingHttpHeaders[string]): boolean {
  const asked = headers['if-none-match']
  if (!asked || typeof etag !== 'string') return false
  const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, '')
  return asked.trim() === '*' || asked.split(',').some((tag) => withoutWeakness(tag) === withoutWeakness(etag))
}
