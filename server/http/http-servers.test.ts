import type { RequestListener, Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openServers } from './http-servers'

const shortMs = 150
let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function opened(handler: RequestListener, timeoutMs = shortMs): Promise<Socket> {
  const [first] = await openServers('127.0.0.1', 0, handler, timeoutMs)
  if (!first) throw new Error('no server')
  server = first
  return connect((first.address() as AddressInfo).port, '127.0.0.1')
}

function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
  })
}

test('half a body is not waited for', async () => {
  const socket = await opened((request) => request.resume())
  socket.write('POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 100\r\n\r\nhalf')
  await expect(closed(socket)).resolves.toBeUndefined()
})

test('a client that never reads loses its connection, and what waits for it', async () => {
  let hasEnded: (isWhole: boolean) => void = () => undefined
  const ended = new Promise<boolean>((resolve) => {
    hasEnded = resolve
  })
  const socket = await opened((_request, response) => {
    response.on('close', () => hasEnded(response.writableFinished))
    const more = () => response.write('x'.repeat(1_000_000)) && setImmediate(more)
    more()
  })
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n')
  expect(await ended).toBe(false)
  socket.destroy()
})

test('a quiet stream stays open for a client that reads', async () => {
  // Longer in all than the timeout, which a busy machine may not reach between two comments.
  const timeoutMs = 2000
  const comments = 12
  const socket = await opened((_request, response) => {
    let sent = 0
    const timer = setInterval(() => {
      response.write(':\n\n')
      sent += 1
      if (sent === comments) response.end()
    }, timeoutMs / 10)
    response.on('close', () => clearInterval(timer))
  }, timeoutMs)
  let received = ''
  socket.on('data', (data) => (received += String(data)))
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n')
  await closed(socket)
  expect(received.match(/:\n\n/g)).toHaveLength(comments)
})
