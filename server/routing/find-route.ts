import type { IncomingHttpHeaders } from 'node:http'
import { fallbackLanguage, type Language } from '@/lib/i18n/language'
import type { RefusalCode } from '@/lib/platform/refusals'
import type { NamedCategory } from '@/lib/platform/events'
import { storedCategory } from './category-address'
import { preferredLanguage, readLocale, type LocalizedPath } from './locale'
import { pathOf, type Target } from './request-target'
import type { Routes } from './routes'

export type Area = 'asset' | 'api' | 'media' | 'file' | 'admin' | 'page'

export type Route = { area: Area; language: Language } & ({ refusal: RefusalCode } | { redirect: string } | RouteMatch)

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

const missing = ['missing']

export function findRoute(target: Target, headers: IncomingHttpHeaders, site: Site): Route {
  const { segments, search, endsWithSlash } = target
  const path = pathOf(segments)
  const area = areaOf(segments, path, site.routes)
  if (area === 'page') return findPage(target, headers, site)
  const spoken = area === 'admin' ? site.staffLanguages : site.languages
  const language = preferredLanguage(headers, spoken)
  if (endsWithSlash) return { area, language, redirect: path + search }
  const exists = area === 'asset' ? isAsset(segments) : area === 'file' || site.routes.isOther(path)
  if (!exists && area === 'admin') return findPage({ ...target, segments: missing }, headers, site)
  if (!exists || (area === 'media' && site.isHidden)) return { area, language, refusal: 'not_found' }
  return { area, language, url: path + search, isCached: false, isLanguageNegotiated: false }
}

function areaOf(segments: readonly string[], path: string, routes: Routes): Area {
  const [first = ''] = segments
  if (first === '_next') return 'asset'
  if (first === 'api' || first === 'media' || first === 'admin') return first
  return routes.isPublicFile(`/${segments.join('/')}`) || routes.isOther(path) ? 'file' : 'page'
}

/** Next's image optimizer and its other internal addresses stay unreachable. */
function isAsset(segments: readonly string[]): boolean {
  return segments[1] === 'static'
}

function findPage(target: Target, headers: IncomingHttpHeaders, site: Site): Route {
  const localized = readLocale(target.segments, headers, site.languages)
  const { language } = localized
  if (target.endsWithSlash) return { area: 'page', language, redirect: pathOf(target.segments) + target.search }
  if (site.isHidden) return opensSoon(localized, site)
  const { search } = target
  return site.languages.includes(language) ? pageIn(localized, search, site) : instead(localized, search, site)
}

/** The one page of a shop that is not open yet, under every address; it reveals nothing of the menu. */
function opensSoon(localized: LocalizedPath, { languages }: Site): RouteMatch & { area: 'page'; language: Language } {
  const [first = fallbackLanguage] = languages
  const offered = languages.includes(localized.language)
    ? localized
    : { ...localized, language: first, localeParam: first }
  return matchPage(offered, '/opens-soon', { search: '', isCached: true })
}

function instead({ segments }: LocalizedPath, search: string, site: Site): Route {
  const [language = fallbackLanguage] = site.languages
  const page = pageIn({ language, localeParam: language, segments }, search, site)
  if ('status' in page || 'refusal' in page) return page
  return { area: 'page', language, redirect: pathOf([language, ...segments]) + search }
}

function pageIn(localized: LocalizedPath, search: string, { routes, categories }: Site): Route {
  const [first, ...rest] = canonicalPage(localized.segments)
  if (first === 'product' && rest.length > 0) {
    if (!categories) return { area: 'page', language: localized.language, refusal: 'unavailable' }
    // A proxy may have decoded the escaped slash of a name.
    const category = storedCategory(categories, rest.join('/'))
    return category === undefined
      ? matchPage(localized, '/product-missing', { search, isCached: true, status: 404 })
      : matchPage(localized, pathOf(['product', category.id]), { search, isCached: true })
  }
  const path = first === undefined ? '' : pathOf([first, ...rest])
  const page = routes.shopPage(path)
  return page ? matchPage(localized, path, { search, ...page }) : missingPage(localized, search)
}

function canonicalPage(segments: readonly string[]): readonly string[] {
  return segments.length === 1 && segments[0] === 'register' ? ['Register'] : segments
}

function missingPage(localized: LocalizedPath, search: string): Route {
  return matchPage(localized, '/missing', { search, isCached: true, status: 404 })
}

function matchPage(
  { language, localeParam }: LocalizedPath,
  path: string,
  { search, ...rest }: { search: string; isCached: boolean; status?: 404 },
): RouteMatch & { area: 'page'; language: Language } {
  const isLanguageNegotiated = localeParam.startsWith('~')
  const url = `/${localeParam}${path}${search}`
  return { area: 'page', language, url, isLanguageNegotiated, ...rest }
}

const readMethods = ['GET', 'HEAD']
const callMethods = [...readMethods, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** An operation's route refuses further methods. */
export function methodsAt(path: string): readonly string[] {
  return path.startsWith('/api/v1/') ? callMethods : readMethods
}
