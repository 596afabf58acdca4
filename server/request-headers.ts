import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { clientAddress, isLoopback } from './client-address'
import type { RequestContext } from './request-context'

interface TrustedHeaders {
  trustedProxies: number
  /** Only for pages that carry a nonce. */
  contentPolicy: string | null
  /** The answer is the same for everybody, but not 200: a 304 would hide that. */
  isStatusPinned: boolean
}

/** Every header that the shop's own code trusts is written here and nowhere else. */
export function setTrustedHeaders({ request, scope, language }: RequestContext, trusted: TrustedHeaders): void {
  const { headers } = request
  const address = clientAddress(request, trusted.trustedProxies)
  const isOnThisMachine = isLoopback(request)
  dropForeignHeaders(headers)
  headers['x-request-id'] = scope.requestId
  headers['x-client-address'] = address
  headers['x-locale'] = language
  if (isOnThisMachine) headers['x-client-loopback'] = '1'
  if (trusted.contentPolicy) headers['content-security-policy'] = trusted.contentPolicy
  if (trusted.isStatusPinned) delete headers['if-none-match']
}

/** What a proxy, an older request id, or Next itself would read; nothing of it may come from a client. */
const untrusted = new Set([
  'content-security-policy',
  'content-security-policy-report-only',
  'forwarded',
  'next-action',
  'next-resume',
  // Without the router's state Next sends every navigation whole: layouts are fresh too, and a state that cannot be
  // parsed is no 500.
  'next-router-state-tree',
  'next-url',
  'x-client-address',
  'x-client-loopback',
  'x-locale',
  'x-matched-path',
  'x-prerender-revalidate',
  'x-prerender-revalidate-if-generated',
  'x-request-id',
])
const untrustedPrefix = /^x-(forwarded|invoke|middleware|next|nextjs|now|vercel)-/

function dropForeignHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (untrusted.has(name) || untrustedPrefix.test(name)) delete headers[name]
}

/** Host is part of addresses that Next builds and of the origin check; a wrong one is refused. */
export function hasGoodHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  // Of several, Node would take the first and a proxy in front perhaps the last.
  const [host, ...others] = headersDistinct.host ?? []
  if (host === undefined) return httpVersion === '1.0'
  if (others.length > 0 || host.length > 255) return false
  return /^(?:[a-z0-9][a-z0-9._-]*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.test(host)
}
