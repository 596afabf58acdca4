import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { log } from '@/lib/platform/process/log'
import { dataPolicy } from './security-headers'

const headersTimeoutMs = 10_000
/** For a whole body: a photo over a slow line comes in small pieces. A stalled one is cut earlier. */
export const requestTimeoutMs = 300_000
/** Open streams comment more often, and the longest work, the import of a menu, ends earlier. */
const stalledAfterMs = 70_000
/** Longer than proxies keep idle connections: if the server closed first, a request just being sent would be lost. */
const keepAliveTimeoutMs = 75_000

export async function openServers(
  host: string,
  port: number,
  handler: RequestListener,
  stallMs = stalledAfterMs,
): Promise<Server[]> {
  if (host !== 'localhost') return [await open(host, port, handler, stallMs)]
  const first = await open('127.0.0.1', port, handler, stallMs)
  const second = await open('::1', port, handler, stallMs).catch((error: NodeJS.ErrnoException) => {
    // A machine without IPv6 has only the first address.
    if (error.code === 'EADDRINUSE') throw error
    return null
  })
  return second ? [first, second] : [first]
}

async function open(host: string, port: number, handler: RequestListener, stallMs: number): Promise<Server> {
  const server = createServer({
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    connectionsCheckingInterval: 2000,
    // The request handler refuses it, with the headers that every response has.
    requireHostHeader: false,
  })
  server.setTimeout(stallMs)
  server.on('request', handler)
  // The request handler limits the body before it sends 100 Continue.
  server.on('checkContinue', handler)
  server.on('checkExpectation', handler)
  server.on('connect', (_request, socket) => endSocket(socket, '405 Method Not Allowed'))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => endSocket(socket, statusOf(error.code)))
  await once(server.listen(port, host), 'listening')
  return server
}

/** Input that is not HTTP never becomes a request, so it is answered on the socket. */
function endSocket(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy())
  if (!socket.writable) return void socket.destroy()
  const requestId = randomUUID()
  log.info({ requestId, status }, 'no request')
  const headers = [
    'Content-Length: 0',
    'Cache-Control: no-store',
    `Content-Security-Policy: ${dataPolicy}`,
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    `X-Request-Id: ${requestId}`,
    ...(status.startsWith('405') ? ['Allow: GET, HEAD'] : []),
    'Connection: close',
  ]
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n`)
}

function statusOf(code: string | undefined): string {
  if (code === 'HPE_HEADER_OVERFLOW') return '431 Request Header Fields Too Large'
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return '408 Request Timeout'
  return '400 Bad Request'
}
