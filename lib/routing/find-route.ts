import type { IncomingHttpHeaders } from 'node:http'
import { type Language } from '@/lib/i18n/language'
import type { RefusalCode } from '@/lib/platform/refusals'
import type { NamedCategory } from '@/lib/platform/events'
import { storedCategory } from './category-address'
import { preferredLanguage, readLocale, type LocalizedPath } from './locale'
import { pathOf, type Target } from './request-target'
import type { Routes } from './routes'

export type Area = 'asset' | 'api' | 'media' | 'file' | 'admin' | 'page'

export type Route = { area: Area; language: Language } & (
  | { refusal: RefusalCode }
  | { redirect: string; isTemporary?: boolean }
  | RouteMatch
)

export interface RouteMatch {
  url: string
  isCached: boolean
  /** The path names no language, so the response varies by cookie and Accept-Language. */
  isLanguageNegotiated: boolean
  status?: 404
}

/** Null until the database was reached for the first time. */
export type Categories = readonly NamedCategory[] | null

export interface Site {
  routes: Routes
  categories: Categories
  /** Offered to customers, the default first. */
  languages: readonly Language[]
  staffLanguages: readonly Language[]
  /** Not open yet, and the request is not by staff. */
  isHidden: boolean
}

export function findRoute(target: Target, headers: IncomingHttpHeaders, site: Site): Route {
  const route = routeOf(target, headers, site)
  if (!('status' in route)) return route
  const spelt = inOneSpelling(target).find((candidate) => isPage(routeOf(candidate, headers, site)))
  return spelt ? { area: route.area, language: route.language, redirect: pathOf(spelt.segments) + spelt.search } : route
}

const mostInOneSpelling = 3

/** Its first segments in small letters: of language, page and part of the page. Behind them stand ids and names. */
function inOneSpelling(target: Target): Target[] {
  const small = target.segments.map((segment) => segment.toLowerCase())
  const named = small.map((segment) => (segment === 'register' ? 'Register' : segment))
  return named
    .slice(0, mostInOneSpelling)
    .map((_, last) => ({ ...target, segments: [...named.slice(0, last + 1), ...target.segments.slice(last + 1)] }))
}

function isPage(route: Route): boolean {
  const isFound = !('status' in route) && !('refusal' in route)
  return isFound && (route.area === 'page' || route.area === 'admin')
}

function routeOf(target: Target, headers: IncomingHttpHeaders, site: Site): Route {
  const { segments, search, endsWithSlash } = target
  const path = pathOf(segments)
  const area = areaOf(segments, path, site.routes)
  if (area === 'page') return findPage(target, headers, site)
  const language = preferredLanguage(headers, area === 'admin' ? site.staffLanguages : site.languages)
  if (endsWithSlash) return { area, language, redirect: path + search }
  // Next's image optimizer and its other internal addresses stay unreachable.
  const exists = area === 'asset' ? segments[1] === 'static' : area === 'file' || site.routes.isOther(path)
  if (!exists && area === 'admin') return findPage({ ...target, segments: ['missing'] }, headers, site)
  if (!exists || (area === 'media' && site.isHidden)) return { area, language, refusal: 'not_found' }
  return { area, language, url: path + search, isCached: false, isLanguageNegotiated: false }
}

function areaOf(segments: readonly string[], path: string, routes: Routes): Area {
  const [first = ''] = segments
  if (first === '_next') return 'asset'
  if (first === 'api' || first === 'media' || first === 'admin') return first
  return routes.isPublicFile(`/${segments.join('/')}`) || routes.isOther(path) ? 'file' : 'page'
}

function findPage({ segments, search, endsWithSlash }: Target, headers: IncomingHttpHeaders, site: Site): Route {
  const asked = readLocale(segments, headers, site.languages)
  if (endsWithSlash) return { area: 'page', language: asked.language, redirect: pathOf(segments) + search }
  const language = preferredLanguage(headers, site.languages)
  const isOffered = site.languages.includes(asked.language)
  const offered = isOffered ? asked : { ...asked, language, localeParam: language }
  // The one page of a shop that is not open yet, under every address; it reveals nothing of the menu.
  if (site.isHidden) return matchPage(offered, '/opens-soon', { search: '', isCached: true })
  const page = pageIn(offered, search, site)
  if (isOffered || 'status' in page || 'refusal' in page) return page
  // The owner may offer it one day, and another reader reads another one: no browser is to remember this.
  return { area: 'page', language, redirect: pathOf([language, ...asked.segments]) + search, isTemporary: true }
}

function pageIn(localized: LocalizedPath, search: string, { routes, categories }: Site): Route {
  const { language, segments } = localized
  const [first, ...rest] = segments
  if (first === 'product' && rest.length > 0) {
    if (!categories) return { area: 'page', language, refusal: 'unavailable' }
    // A proxy may have decoded the escaped slash of a name.
    const category = storedCategory(categories, rest.join('/'))
    return category === undefined
      ? matchPage(localized, '/product-missing', { search, isCached: true, status: 404 })
      : matchPage(localized, pathOf(['product', category.id]), { search, isCached: true })
  }
  const asked = first === undefined ? '' : pathOf(segments)
  const path = asked === '/register' ? '/Register' : asked
  const page = routes.shopPage(path)
  return page
    ? matchPage(localized, path, { search, ...page })
    : matchPage(localized, '/missing', { search, isCached: true, status: 404 })
}

function matchPage(
  { language, localeParam }: LocalizedPath,
  path: string,
  { search, ...rest }: { search: string; isCached: boolean; status?: 404 },
): Route {
  const isLanguageNegotiated = localeParam.startsWith('~')
  const url = `/${localeParam}${path}${search}`
  return { area: 'page', language, url, isLanguageNegotiated, ...rest }
}

const readMethods = ['GET', 'HEAD']
const callMethods = [...readMethods, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** An operation's route refuses further methods. */
export function methodsAt(path: string): readonly string[] {
  return /^\/api\/(v1|print)\//.test(path) ? callMethods : readMethods
}
