import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { canonicalAddress } from '@/lib/platform/requests/client-network'

/** Each proxy appends the address that it saw; further left than `trustedProxies` the client may have written it. */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const socket = canonicalAddress(request.socket.remoteAddress ?? '')
  if (trustedProxies === 0) return socket
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const chain = [...forwarded.map((entry) => canonicalAddress(entry.trim())).filter(Boolean), socket]
  const address = chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? ''
  return isIP(address) ? address : socket
}

export function isLoopback(request: IncomingMessage): boolean {
  const address = canonicalAddress(request.socket.remoteAddress ?? '')
  const isProxied = Object.keys(request.headers).some((name) => name.startsWith('x-forwarded-') || name === 'forwarded')
  return !isProxied && (address === '::1' || address.startsWith('127.'))
}
