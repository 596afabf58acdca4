import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { log } from '@/lib/platform/log'
import { dataPolicy } from './security-headers'

const headersWithinMs = 10_000
const requestWithinMs = 60_000
/** Longer than a proxy keeps its idle connections, so that it is the proxy that ends them. */
const idleMs = 75_000

/** One server per address to listen on; `localhost` is two. */
export async function openServers(host: string, port: number, handler: RequestListener): Promise<Server[]> {
  if (host !== 'localhost') return [await open(host, port, handler)]
  const first = await open('127.0.0.1', port, handler)
  const second = await open('::1', port, handler).catch((error: NodeJS.ErrnoException) => {
    // A machine without IPv6 is served all the same.
    if (error.code === 'EADDRINUSE') throw error
    return null
  })
  return second ? [first, second] : [first]
}

function open(host: string, port: number, handler: RequestListener): Promise<Server> {
  const server = createServer({
    headersTimeout: headersWithinMs,
    requestTimeout: requestWithinMs,
    keepAliveTimeout: idleMs,
    // How often the two limits above are looked at.
    connectionsCheckingInterval: 2000,
    // Refused by the request handler, with the headers that every answer has.
    requireHostHeader: false,
  })
  server.on('request', handler)
  // The body is limited before the client is asked to send it.
  server.on('checkContinue', handler)
  server.on('checkExpectation', handler)
  server.on('connect', (_request, socket) => hangUp(socket, '405 Method Not Allowed'))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => hangUp(socket, statusOf(error.code)))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve(server)
    })
  })
}

/** What is no HTTP never becomes a request, so it is answered on the bare connection. */
function hangUp(socket: Duplex, status: string): void {
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
