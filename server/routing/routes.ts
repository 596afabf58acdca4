import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Routes {
  /** A page of the shop below `[locale]`, by its path without the language, e.g. `/menu`. */
  shopPage(path: string): { isCached: boolean } | null
  isOther(path: string): boolean
  isPublicFile(path: string): boolean
  /** Requests of Next's development overlay and hot reload; none of them exists in production. */
  isDevelopmentTool(path: string): boolean
}

interface RoutesManifest {
  staticRoutes: { page: string; regex: string }[]
  dynamicRoutes: { page: string; regex: string }[]
}

/** Shop pages that this server alone leads to: under the addresses of what is missing, or not there yet. */
const internalPages = ['/missing', '/product-missing', '/opens-soon']

/** From the build's manifests, which also say which pages are rendered once for everybody. */
export function readRoutes(root: string, buildFolder: string): Routes {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, buildFolder, file), 'utf8'))
  const { staticRoutes, dynamicRoutes } = read('routes-manifest.json') as RoutesManifest
  const prerendered = read('prerender-manifest.json') as { dynamicRoutes: Record<string, unknown> }
  const routes = [...staticRoutes, ...dynamicRoutes].map(({ page, regex }) => ({ page, regex: new RegExp(regex) }))
  const shop = routes.filter(({ page }) => page.startsWith('/[locale]'))
  const others = routes.filter(({ page }) => !page.startsWith('/[locale]') && !page.startsWith('/_'))
  const files = publicFiles(join(root, 'public'))
  return {
    shopPage(path) {
      const route = internalPages.includes(path) ? undefined : shop.find(({ regex }) => regex.test(`/en${path}`))
      return route ? { isCached: route.page in prerendered.dynamicRoutes } : null
    },
    isOther: (path) => others.some(({ regex }) => regex.test(path)),
    isPublicFile: (path) => files.has(path),
    isDevelopmentTool: () => false,
  }
}

/** In development pages come and go: anything may exist, and Next itself answers what does not. */
export function developmentRoutes(root: string): Routes {
  return {
    shopPage: () => ({ isCached: false }),
    isOther: (path) => /^\/(api|admin|media)(\/|$)|\.\w+$/.test(path),
    isPublicFile: (path) => publicFiles(join(root, 'public')).has(path),
    isDevelopmentTool: (path) => /^\/(_next|__nextjs)/.test(path),
  }
}

function publicFiles(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Set(paths.map((path) => path.slice(folder.length).replaceAll('\\', '/')))
}
