import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** The status, and the receiver of the body if it is not sent as it comes; null drops all of it. */
export type Head = { status: number; onBody?: (body: Buffer) => void } | null

/** The only place that patches Node's response: Next has no hook that can still replace status and headers. */
export function overrideResponse(response: ServerResponse, onHead: (status: number) => Head): void {
  const node = Object.getPrototypeOf(response) as ServerResponse
  const chunks: Buffer[] = []
  let head: Head | undefined
  let isEnded = false

  function writeHead(status: number, ...rest: unknown[]): ServerResponse {
    if (head !== undefined) return response
    const headers = rest.find((entry) => typeof entry === 'object') as OutgoingHttpHeaders | undefined
    for (const [name, value] of Object.entries(headers ?? {})) if (value !== undefined) response.setHeader(name, value)
    head = onHead(status)
    if (head && !head.onBody) node.writeHead.call(response, head.status)
    return response
  }
  function pass<Result>(dropped: Result, name: 'flushHeaders' | 'write' | 'end', args: unknown[]): Result {
    // Through Next's compression, which has wrapped writeHead before.
    if (head === undefined) response.writeHead(response.statusCode)
    if (head && !head.onBody) return Reflect.apply(node[name], response, args) as Result
    if (head?.onBody && !isEnded && name !== 'flushHeaders') chunks.push(bytesOf(args[0], args[1]))
    if (head?.onBody && !isEnded && name === 'end') {
      isEnded = true
      head.onBody(Buffer.concat(chunks))
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

function bytesOf(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as 'utf8') : 'utf8')
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0)
}

export function sendInstead(response: ServerResponse, send: () => void): void {
  // Node's own methods are on the prototype: deleting the overrides restores them.
  for (const name of ['writeHead', 'flushHeaders', 'write', 'end']) Reflect.deleteProperty(response, name)
  send()
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
