import type { IncomingHttpHeaders } from 'node:http'
import { ownCookies } from '@/lib/platform/sealed-cookie'
import { clientAddress, isLoopback } from '../http/client-address'
import type { RequestContext } from '../http/request-context'

interface Settings {
  trustedProxies: number
  /** Only for pages that carry a nonce. */
  contentPolicy: string | null
  /** The page is answered with another status than 200, which a 304 would hide. */
  hasFixedStatus: boolean
}

/** Writes the request headers that the shop's own code may trust; nothing else writes them. */
export function setTrustedHeaders({ request, scope, language }: RequestContext, settings: Settings): void {
  const { headers } = request
  const address = clientAddress(request, settings.trustedProxies)
  const isFromLoopback = isLoopback(request)
  removeUntrustedHeaders(headers)
  headers.cookie &&= ownCookies(headers.cookie)
  headers['x-request-id'] = scope.requestId
  headers['x-client-address'] = address
  headers['x-locale'] = language
  if (isFromLoopback) headers['x-client-loopback'] = '1'
  if (settings.contentPolicy) headers['content-security-policy'] = settings.contentPolicy
  // The browser's router prefetches with 1 only; another kind, which these pages have not, Next logs as an error.
  if (headers['next-router-prefetch'] !== '1') delete headers['next-router-prefetch']
  if (settings.hasFixedStatus) delete headers['if-none-match']
}

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

function removeUntrustedHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (untrusted.has(name) || untrustedPrefix.test(name)) delete headers[name]
}
