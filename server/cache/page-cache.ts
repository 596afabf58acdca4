import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import type { CachedRouteValue, IncrementalCachedAppPageValue } from 'next/dist/server/response-cache'
import { shopGeneration } from '@/lib/platform/events'
import { GenerationCache } from '@/lib/platform/requests/cache'
import { requestScope } from '@/lib/platform/requests/request-scope'

const pages = new GenerationCache<CacheHandlerValue>({ maxBytes: 64 * 1024 * 1024, bytesOf })

/** In this process's memory. A page counts only under its request's generation: docs/decisions/0004-page-cache.md. */
export default class PageCache implements CacheHandler {
  async get(key: string): Promise<CacheHandlerValue | null> {
    const page = pages.get(key)
    const generation = shopGeneration()
    const scope = requestScope().getStore()
    if (page && scope && generation !== null) scope.servedGeneration = generation
    return page ?? null
  }

  async set(...[key, value, context]: Parameters<CacheHandler['set']>): Promise<void> {
    if (!value) return
    // Not the generation of now: a change during the render makes its result stale before it arrives.
    const generation = requestScope().getStore()?.generation ?? null
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
    pages.set(key, { value, cacheControl, lastModified: Date.now() }, generation)
  }

  /** Unused: PostgreSQL announces changes. */
  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}

type Page = Pick<IncrementalCachedAppPageValue, 'html' | 'rscData' | 'segmentData'> & Pick<CachedRouteValue, 'body'>

function bytesOf({ value }: CacheHandlerValue): number {
  const { html = '', rscData, body, segmentData } = value as Partial<Page>
  const pieces = [rscData, body, ...(segmentData?.values() ?? [])]
  // V8 stores a text in two bytes per letter as soon as one needs them, and most pages have one.
  return 2 * html.length + pieces.reduce((sum, piece) => sum + (piece?.byteLength ?? 0), 0)
}
