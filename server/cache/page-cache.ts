import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import type { CachedRouteValue, IncrementalCachedAppPageValue } from 'next/dist/server/response-cache'
import { shopGeneration } from '@/lib/platform/events'
import { GenerationCache } from '@/lib/platform/cache'
import { requestScope } from '@/lib/platform/request-scope'

const pages = new GenerationCache<CacheHandlerValue>({ maxBytes: 64 * 1024 * 1024, bytesOf })

/**
 * Next's cache of rendered pages (`cacheHandler` in next.config.mjs), in the memory of one process. A page counts only
 * under the generation of the shop in which its request came in, or in which its turn came: see docs/decisions/0004-page-cache.md.
 */
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
    // Not the generation of now: a change during the rendering makes its result stale before it arrives.
    const generation = requestScope().getStore()?.generation ?? null
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
    pages.set(key, { value, cacheControl, lastModified: Date.now() }, generation)
  }

  /** Nothing in this shop marks tags: PostgreSQL announces changes. */
  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}

type Page = Pick<IncrementalCachedAppPageValue, 'html' | 'rscData' | 'segmentData'> & Pick<CachedRouteValue, 'body'>

function bytesOf({ value }: CacheHandlerValue): number {
  const { html = '', rscData, body, segmentData } = value as Partial<Page>
  const pieces = [rscData, body, ...(segmentData?.values() ?? [])]
  // Most pages have a letter that takes two bytes, and all of the text then does.
  return 2 * html.length + pieces.reduce((sum, piece) => sum + (piece?.byteLength ?? 0), 0)
}
