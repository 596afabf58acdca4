import { type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { isAnswered, type RequestContext, type WholeResponse } from './request-context'
import { securityHeaders } from './security-headers'

/** The status, and how to make a response of the whole body; null where it is sent as it comes. */
export interface Head {
  status: number
  make: ((body: Buffer) => Promise<WholeResponse>) | null
}

interface Override {
  onHead: (status: number) => Head
  /** Gets the response to send instead of Next's. */
  onWhole: (whole: WholeResponse) => void
  /** Gets what `onHead` or the making has thrown; then all that Next writes is dropped. */
  onError: (error: unknown) => void
}

const node = ServerResponse.prototype

/** The only place that patches Node's response: Next has no hook that can still replace status and headers. */
export function overrideResponse(response: ServerResponse, { onHead, onWhole, onError }: Override): void {
  const chunks: Buffer[] = []
  /** Null drops everything. */
  let head: Head | null | undefined
  let isEnded = false

  function headOf(status: number): Head | null {
    try {
      return isAnswered({ response }) ? null : onHead(status)
    } catch (error) {
      onError(error)
      return null
    }
  }
  function writeHead(status: number, ...rest: unknown[]): ServerResponse {
    if (head !== undefined) return response
    setHeaders(response, rest.find((entry) => typeof entry === 'object') as OutgoingHttpHeaders | undefined)
    head = headOf(status)
    if (head && !head.make) node.writeHead.call(response, head.status)
    return response
  }
  function pass<Result>(dropped: Result, name: 'flushHeaders' | 'write' | 'end', args: unknown[]): Result {
    // Through Next's compression, which has wrapped writeHead before.
    if (head === undefined) response.writeHead(response.statusCode)
    if (head && !head.make) return Reflect.apply(node[name], response, args) as Result
    if (head?.make && !isEnded && name !== 'flushHeaders') chunks.push(bytesOf(args[0], args[1]))
    if (head?.make && !isEnded && name === 'end') {
      isEnded = true
      head.make(Buffer.concat(chunks)).then(onWhole, onError)
    }
    return dropped
  }
  Object.assign(response, {
    writeHead,
    flushHeaders: (...args: unknown[]) => pass(undefined, 'flushHeaders', args),
    write: (...args: unknown[]) => pass(true, 'write', args),
    end: (...args: unknown[]) => pass(response, 'end', args),
  })
}

export function setHeaders(response: ServerResponse, headers: OutgoingHttpHeaders = {}): void {
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value)
}

function bytesOf(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as 'utf8') : 'utf8')
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0)
}

/** What Next has set before is taken away, and what it still writes is dropped. */
export function sendWhole(context: RequestContext, { status, headers, body }: WholeResponse): void {
  const { server, method, response, scope, ifNoneMatch } = context
  if (isAnswered(context)) return
  const isNotModified = status === 200 && matchesEtag(ifNoneMatch, headers.etag)
  // Node's own methods are on the prototype: deleting the overrides restores them.
  for (const name of ['writeHead', 'flushHeaders', 'write', 'end']) Reflect.deleteProperty(response, name)
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  setHeaders(response, { ...securityHeaders(server.isHttps), ...headers, 'X-Request-Id': scope.requestId })
  if (!isNotModified) response.setHeader('Content-Length', body.length)
  response.writeHead(isNotModified ? 304 : status)
  response.end(isNotModified || method === 'HEAD' ? undefined : body)
  Object.assign(response, {
    writeHead: () => response,
    flushHeaders: () => undefined,
    write: () => true,
    end: () => response,
    setHeader: () => response,
    appendHeader: () => response,
    removeHeader: () => undefined,
  })
}

function matchesEtag(asked: string | undefined, etag: OutgoingHttpHeaders[string]): boolean {
  if (!asked || typeof etag !== 'string') return false
  const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, '')
  return asked.trim() === '*' || asked.split(',').some((tag) => withoutWeakness(tag) === withoutWeakness(etag))
}
