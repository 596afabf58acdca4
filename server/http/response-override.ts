import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** With which status the response goes on, and what gets its body if it is not sent as it comes; null: drop all of it. */
export type Head = { status: number; hold?: (body: Buffer) => void } | null

/**
 * Asks `onHead` once, before the headers of what Next writes are sent: it may set others. The one place that changes
 * Node's response, because Next offers none at which a status or a header of its own can still be replaced.
 */
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
    if (head && !head.hold) node.writeHead.call(response, head.status)
    return response
  }
  /** Passes on to Node, holds back, or drops. */
  function pass<Result>(dropped: Result, name: 'flushHeaders' | 'write' | 'end', args: unknown[]): Result {
    // By way of Next's compression, which has put its own writeHead before this one.
    if (head === undefined) response.writeHead(response.statusCode)
    if (head && !head.hold) return Reflect.apply(node[name], response, args) as Result
    if (head?.hold && !isEnded && name !== 'flushHeaders') chunks.push(bytesOf(args[0], args[1]))
    if (head?.hold && !isEnded && name === 'end') {
      isEnded = true
      head.hold(Buffer.concat(chunks))
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

/** Sends an answer of ours instead; what Next still writes is dropped. */
export function sendInstead(response: ServerResponse, send: () => void): void {
  // Node's own methods are on the prototype: deleting what hides them brings them back.
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
