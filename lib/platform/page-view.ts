import type { IncomingHttpHeaders } from 'node:http'
import { uuid } from './text'

/** Pages that are counted by name; dishes and categories are counted each by its id. */
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

const pageOfSegment: Record<string, (typeof countedPages)[number]> = {
  menu: 'menu',
  cart: 'cart',
  checkout: 'checkout',
  track: 'track',
  about: 'about',
  contact: 'contact',
  login: 'account',
  Register: 'account',
  profile: 'account',
  'forgot-password': 'account',
}

/**
 * Under which name a page is counted, by the address that Next answers: /de/dish/…, /~de/product/… with the id of the
 * category. Ids of orders are no part of it.
 */
export function pageOf(url: string): string {
  const [path = ''] = url.split('?')
  const [, , first, id = ''] = path.split('/')
  if (!first) return 'home'
  const kind = { dish: 'dish', product: 'category' }[first]
  if (kind && uuid.test(id)) return `${kind}:${id.toLowerCase()}`
  return pageOfSegment[first] ?? 'other'
}

const robots = /bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|monitor/i

/**
 * Whether a person looks at a page: by a document that a browser opens, or by a click within the shop, for which its
 * router asks from another page. What is fetched ahead is no view, nor is a page that fetches itself anew. Robots do not
 * say what a fetch is for, or say who they are; a browser on plain http, as in a test in the shop's own network, does not
 * say it either and is not counted.
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
