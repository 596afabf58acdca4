import { createRequire } from 'node:module'
import { beforeEach, describe, expect, test } from 'vitest'
import { hub } from '../../lib/platform/events'
import { requestScope } from '../../lib/platform/request-scope'
import PageCache from './page-cache.mjs'

const cache = new PageCache()
const page = (html) => ({ kind: 'APP_PAGE', html, rscData: Buffer.from('rsc'), headers: {}, status: 200 })

/** Renders as Next does for one request: ask, render while the shop may change, keep. */
async function render(key, html, change = () => undefined) {
  const generation = hub().shopGeneration()
  await requestScope().run({ requestId: 'r', generation }, async () => {
    await cache.get(key, { kind: 'APP_PAGE' })
    change()
    await cache.set(key, page(html), { cacheControl: { revalidate: false } })
  })
}

const cached = async (key) => (await cache.get(key, { kind: 'APP_PAGE' }))?.value.html ?? null

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

  test('is not kept while nobody listens, and not served either', async () => {
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
  const tenMegabytes = 'x'.repeat(5 * 1024 * 1024)
  for (const key of ['/1', '/2', '/3', '/4', '/5', '/6']) await render(key, tenMegabytes)
  await cached('/1')
  await render('/7', tenMegabytes)
  expect(await cached('/2')).toBeNull()
  expect(await cached('/1')).not.toBeNull()
  await render('/huge', 'x'.repeat(40 * 1024 * 1024))
  expect(await cached('/huge')).toBeNull()
})

test("Next's own incremental cache works through it", async () => {
  const require = createRequire(import.meta.url)
  const { IncrementalCache } = require('next/dist/server/lib/incremental-cache/index.js')
  const { IncrementalCacheKind } = require('next/dist/server/response-cache/index.js')
  const manifest = { version: 4, routes: {}, dynamicRoutes: {}, notFoundRoutes: [], preview: {} }
  const next = new IncrementalCache({
    CurCacheHandler: PageCache,
    dev: false,
    requestHeaders: {},
    minimalMode: false,
    prerenderManifest: manifest,
    previewProps: {},
  })
  const route = { kind: 'APP_PAGE', sourceRoute: '/[locale]/menu/page' }
  const context = { kind: IncrementalCacheKind.APP_PAGE, isRoutePPREnabled: false, isFallback: false, route }
  await requestScope().run({ requestId: 'r', generation: hub().shopGeneration() }, async () => {
    expect(await next.get('/~de/menu', context)).toBeNull()
    await next.set('/~de/menu', page('one'), { ...context, cacheControl: { revalidate: false, expire: undefined } })
  })
  const found = await next.get('/~de/menu', context)
  expect(found.value.html).toBe('one')
  expect(found.isStale).toBeFalsy()
  hub().generation += 1
  expect(await next.get('/~de/menu', context)).toBeNull()
})
