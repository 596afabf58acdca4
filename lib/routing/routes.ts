import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Routes {
  shopPage(path: string): { isCached: boolean } | null
  isOther(path: string): boolean
  isPublicFile(path: string): boolean
  isDevelopmentTool(path: string): boolean
}

interface RoutesManifest {
  staticRoutes: { page: string; regex: string }[]
  dynamicRoutes: { page: string; regex: string }[]
}

/** Next's build of this process, below the checkout. */
export function buildFolder(): string {
  return process.env.NEXT_DIST_DIR || '.next'
}

let ofThisProcess: Routes | undefined

export function routesOf(): Routes {
  ofThisProcess ??=
    process.env.NODE_ENV === 'development' ? developmentRoutes(process.cwd()) : readRoutes(process.cwd(), buildFolder())
  return ofThisProcess
}

/** Pages that no address leads to by its own name. */
const internalPages = ['/missing', '/product-missing', '/opens-soon']

/** From the build's manifests, which also list the pages rendered once for all. */
export function readRoutes(root: string, folder: string): Routes {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, folder, file), 'utf8'))
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
