import { IncrementalCache, type CacheHandler, type CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import type { IncrementalCachedAppPageValue } from 'next/dist/server/response-cache'
import { beforeEach, describe, expect, test } from 'vitest'
import { hub, shopGeneration } from '@/lib/platform/events'
import { requestScope } from '@/lib/platform/requests/request-scope'
import PageCache from './page-cache'

const cache: CacheHandler = new PageCache()
/** Next declares its kinds as constant enums, which a file that is compiled alone cannot name. */
const appPage = 'APP_PAGE' as never
const route = { kind: appPage, sourceRoute: '/[locale]/menu/page' }
const context = { kind: appPage, isRoutePPREnabled: false, isFallback: false, route }

function page(html: string): IncrementalCachedAppPageValue {
  return {
    kind: appPage,
    html,
    rscData: Buffer.from('rsc'),
    headers: {},
    postponed: undefined,
    status: 200,
    segmentData: undefined,
  }
}

/** Renders as Next does for one request: ask, render while the shop may change, store. */
async function render(key: string, html: string, change: () => void = () => undefined) {
  const generation = shopGeneration()
  await requestScope().run({ requestId: 'r', generation }, async () => {
    await cache.get(key, context)
    change()
    await cache.set(key, page(html), { cacheControl: { revalidate: false, expire: undefined } })
  })
}

const cached = async (key: string) => htmlOf(await cache.get(key, context))

function htmlOf(entry: Pick<CacheHandlerValue, 'value'> | null): string | null {
  return entry?.value && 'html' in entry.value ? entry.value.html : null
}

beforeEach(() => {
  Object.assign(hub(), { isListening: true, nextChangeAt: Infinity })
  hub().generation += 1
})

describe('a rendered page', () => {
  test('is kept until the shop changes', async () => {
    await render('/a', 'one')
    expect(await cached('/a')).toBe('one')
    hub().generation += 1
    expect(await cached('/a')).toBeNull()
  })

  test('is stale at once when the shop changed while it was rendered', async () => {
    await render('/a', 'one', () => {
      hub().generation += 1
    })
    expect(await cached('/a')).toBeNull()
  })

  test('is not cached without a listener, and not served either', async () => {
    await render('/a', 'one')
    hub().isListening = false
    expect(await cached('/a')).toBeNull()
    await render('/b', 'two')
    hub().isListening = true
    expect(await cached('/b')).toBeNull()
  })

  test('is stale from the instant at which the menu changes by the clock', async () => {
    hub().nextChangeAt = Date.now() + 40
    await render('/a', 'one')
    expect(await cached('/a')).toBe('one')
    hub().nextChangeAt = Date.now()
    expect(await cached('/a')).toBeNull()
  })

  test('is not kept when it was rendered outside a request', async () => {
    await cache.set('/a', page('one'), {})
    expect(await cached('/a')).toBeNull()
  })
})

test('the memory is bounded; what was used longest ago goes first', async () => {
  // Two bytes for each character.
  const tenMegabytes = 'ş'.repeat(5 * 1024 * 1024)
  for (const key of ['/1', '/2', '/3', '/4', '/5', '/6']) await render(key, tenMegabytes)
  await cached('/1')
  await render('/7', tenMegabytes)
  expect(await cached('/2')).toBeNull()
  expect(await cached('/1')).not.toBeNull()
  await render('/huge', 'ş'.repeat(40 * 1024 * 1024))
  expect(await cached('/huge')).toBeNull()
})

test("Next's own incremental cache works through it", async () => {
  const preview = { previewModeId: '', previewModeEncryptionKey: '', previewModeSigningKey: '' }
  const manifest = { version: 4 as const, routes: {}, dynamicRoutes: {}, notFoundRoutes: [], preview }
  const next = new IncrementalCache({
    CurCacheHandler: PageCache,
    dev: false,
    requestHeaders: {},
    minimalMode: false,
    prerenderManifest: manifest,
    previewProps: preview,
  })
  await requestScope().run({ requestId: 'r', generation: shopGeneration() }, async () => {
    expect(await next.get('/~de/menu', context)).toBeNull()
    await next.set('/~de/menu', page('one'), { ...context, cacheControl: { revalidate: false, expire: undefined } })
  })
  const found = await next.get('/~de/menu', context)
  expect(htmlOf(found)).toBe('one')
  expect(found?.isStale).toBeFalsy()
  hub().generation += 1
  expect(await next.get('/~de/menu', context)).toBeNull()
})
