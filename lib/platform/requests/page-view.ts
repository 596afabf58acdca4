import type { IncomingHttpHeaders } from 'node:http'
import { uuid } from '../values/text'

export const countedPages = [
  'home',
  'menu',
  'cart',
  'checkout',
  'track',
  'about',
  'contact',
  'account',
  'other',
] as const

const pageOfSegment = new Map<string, (typeof countedPages)[number]>([
  ['menu', 'menu'],
  ['cart', 'cart'],
  ['checkout', 'checkout'],
  ['track', 'track'],
  ['about', 'about'],
  ['contact', 'contact'],
  ['login', 'account'],
  ['Register', 'account'],
  ['profile', 'account'],
  ['forgot-password', 'account'],
])

export function pageOf(url: string): string {
  const [path = ''] = url.split('?')
  const [, , first, id = ''] = path.split('/')
  if (!first) return 'home'
  const kind = first === 'dish' ? 'dish' : first === 'product' ? 'category' : null
  if (kind && uuid.test(id)) return `${kind}:${id.toLowerCase()}`
  return pageOfSegment.get(first) ?? 'other'
}

const robots = /bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|monitor/i

/**
 * A document that a browser opens, or a click that Next's router fetches. Browsers on plain http send no sec-fetch
 * headers and are not counted.
 */
export function isView(headers: IncomingHttpHeaders, path: string): boolean {
  if (robots.test(headers['user-agent'] ?? '')) return false
  if (/prefetch|prerender/.test(`${String(headers['sec-purpose'] ?? '')} ${String(headers.purpose ?? '')}`))
    return false
  if (headers['sec-fetch-dest'] === 'document') return headers['sec-fetch-mode'] === 'navigate'
  if (headers.rsc === undefined || headers['sec-fetch-site'] !== 'same-origin') return false
  if (headers['next-router-prefetch'] !== undefined || headers['next-router-segment-prefetch'] !== undefined)
    return false
  return pathOfReferer(headers.referer) !== path
}

function pathOfReferer(referer: string | undefined): string | null {
  return referer && URL.canParse(referer) ? new URL(referer).pathname : null
}
