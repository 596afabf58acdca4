import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '@/lib/i18n/language'
import type { RefusalCode } from '@/lib/platform/refusals'
import { storedCategory } from './category-address'
import { preferredLanguage, localizeAddress, type LocalizedAddress } from './language'
import { pathOf, type Target } from './request-target'
import type { Routes } from './routes'

export type Area = 'asset' | 'api' | 'media' | 'file' | 'admin' | 'page'

export type Destination = { area: Area; language: Language } & (
  { refusal: Extract<RefusalCode, 'not_found' | 'unavailable'> } | { redirect: string } | RouteMatch
)

/** On to Next. */
export interface RouteMatch {
  url: string
  isCached: boolean
  /** Found by the path without a language, so the answer differs by cookie and Accept-Language. */
  isLanguageNegotiated: boolean
  /** For pages that say what is not there. */
  status?: 404
}

/** Only what the shop's pages need to be found; null while the database was never reached. */
export type CategoryNames = readonly string[] | null

interface Known {
  routes: Routes
  categoryNames: CategoryNames
}

/** Where an address leads: to Next under its one canonical spelling, elsewhere, or nowhere. */
export function findDestination(target: Target, headers: IncomingHttpHeaders, known: Known): Destination {
  const { segments, search, endsWithSlash } = target
  const path = pathOf(segments)
  const area = areaOf(segments, path, known.routes)
  if (area === 'page') return findPage(target, headers, known)
  const language = preferredLanguage(headers)
  if (endsWithSlash) return { area, language, redirect: path + search }
  const exists = area === 'asset' ? isAsset(segments) : area === 'file' || known.routes.isOther(path)
  if (!exists && area === 'admin') return missingPage(localizeAddress(segments, headers), search)
  if (!exists) return { area, language, refusal: 'not_found' }
  return { area, language, url: path + search, isCached: false, isLanguageNegotiated: false }
}

function areaOf(segments: readonly string[], path: string, routes: Routes): Area {
  const [first = ''] = segments
  if (first === '_next') return 'asset'
  if (first === 'api' || first === 'media' || first === 'admin') return first
  return routes.isPublicFile(`/${segments.join('/')}`) || routes.isOther(path) ? 'file' : 'page'
}

/** Next's picture optimiser and its other internal addresses are refused. */
function isAsset(segments: readonly string[]): boolean {
  return segments[1] === 'static'
}

function findPage(target: Target, headers: IncomingHttpHeaders, { routes, categoryNames }: Known): Destination {
  const address = localizeAddress(target.segments, headers)
  const { language } = address
  if (target.endsWithSlash) return { area: 'page', language, redirect: pathOf(target.segments) + target.search }
  const [first, ...rest] = canonicalPage(address.segments)
  if (first === 'product' && rest.length > 0) {
    if (!categoryNames) return { area: 'page', language, refusal: 'unavailable' }
    // A proxy may have turned the escaped slash of a name into a real one.
    const category = storedCategory(categoryNames, rest.join('/'))
    return category === undefined
      ? routeMatch(address, '/product-missing', { search: target.search, isCached: true, status: 404 })
      : routeMatch(address, pathOf(['product', category]), { search: target.search, isCached: true })
  }
  const path = first === undefined ? '' : pathOf([first, ...rest])
  const page = routes.shopPage(path)
  return page ? routeMatch(address, path, { search: target.search, ...page }) : missingPage(address, target.search)
}

function canonicalPage(segments: readonly string[]): readonly string[] {
  return segments.length === 1 && segments[0] === 'register' ? ['Register'] : segments
}

function missingPage(address: LocalizedAddress, search: string): Destination {
  return routeMatch(address, '/missing', { search, isCached: true, status: 404 })
}

function routeMatch(
  { language, localeParam }: LocalizedAddress,
  path: string,
  { search, ...rest }: { search: string; isCached: boolean; status?: 404 },
): Destination {
  const isLanguageNegotiated = localeParam.startsWith('~')
  const url = `/${localeParam}${path}${search}`
  return { area: 'page', language, url, isLanguageNegotiated, ...rest }
}
