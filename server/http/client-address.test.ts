import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddress, isLoopback } from './client-address'

function from(remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage {
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage
}

test('without a trusted proxy the connection counts, whatever the client writes', () => {
  expect(clientAddress(from('203.0.113.7', { 'x-forwarded-for': '1.1.1.1' }), 0)).toBe('203.0.113.7')
})

test('behind one proxy its entry counts, not what the client put before it', () => {
  expect(clientAddress(from('10.0.0.2', { 'x-forwarded-for': '1.1.1.1, 198.51.100.4' }), 1)).toBe('198.51.100.4')
})

test('behind two proxies the entry of the outer one counts', () => {
  const request = from('10.0.0.2', { 'x-forwarded-for': '6.6.6.6, 198.51.100.4, 10.0.0.1' })
  expect(clientAddress(request, 2)).toBe('198.51.100.4')
})

test('a shorter chain than announced ends at its first entry', () => {
  expect(clientAddress(from('10.0.0.2', { 'x-forwarded-for': '198.51.100.4' }), 3)).toBe('198.51.100.4')
  expect(clientAddress(from('10.0.0.2'), 1)).toBe('10.0.0.2')
})

test('what is no address does not become a key of a limit', () => {
  expect(clientAddress(from('::ffff:10.0.0.2', { 'x-forwarded-for': 'unknown' }), 1)).toBe('10.0.0.2')
})

test('a request through a proxy on this machine is not loopback', () => {
  expect(isLoopback(from('::ffff:127.0.0.1'))).toBe(true)
  expect(isLoopback(from('::ffff:7f00:1'))).toBe(true)
  expect(isLoopback(from('::1'))).toBe(true)
  expect(isLoopback(from('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }))).toBe(false)
  expect(isLoopback(from('127.0.0.1', { forwarded: 'for=127.0.0.1' }))).toBe(false)
  expect(isLoopback(from('192.0.2.1'))).toBe(false)
})
