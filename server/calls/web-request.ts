import type { IncomingMessage } from 'node:http'

/** The request as handlers get it; its body is read when, and as fast as, a handler reads it. */
export function webRequest(request: IncomingMessage, url: string): Request {
  const { method = 'GET' } = request
  const headers = headersOf(request)
  const address = `http://localhost${url}`
  if (!hasBody(request)) return new Request(address, { method, headers })
  // Node wants to be told of a body that comes while the answer may go already; the types do not know of it.
  const asStream: RequestInit & { duplex: 'half' } = { method, headers, body: bodyOf(request), duplex: 'half' }
  return new Request(address, asStream)
}

function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(request.headers))
    for (const value of [values].flat()) headers.append(name, value)
  return headers
}

function bodyOf(request: IncomingMessage): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<Buffer> | undefined
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        // What nobody reads any more must not end the connection: its answer is still to be sent over it.
        chunks ??= request.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await chunks?.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
