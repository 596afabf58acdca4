import { NextRequest } from 'next/server'
import { afterEach, describe, expect, test } from 'vitest'
import { hub } from '@/lib/platform/events'
import { requestScope } from '@/lib/platform/request-scope'
import type { Route } from '@/lib/routing/find-route'
import { proxy } from '@/proxy'

const page = { area: 'page', language: 'de', url: '/~de/menu', isCached: true, isLanguageNegotiated: true } as const

/** As behind the request handler, which has found the route. */
function routed(route: Route) {
  return requestScope().run({ requestId: 'r', generation: null, route }, () =>
    proxy(new NextRequest('http://shop.example/menu?q=1')),
  )
}

afterEach(() => void (hub().isShopOpened = true))

describe('an address', () => {
  test('leads to its page, with the status that the page has', async () => {
    const found = await routed(page)
    expect([found.status, found.headers.get('x-middleware-rewrite')]).toEqual([200, 'http://shop.example/~de/menu'])
    expect(await routed({ ...page, url: '/~de/missing', status: 404 })).toMatchObject({ status: 404 })
  })

  test('of another spelling is told its own', async () => {
    const { status, headers } = await routed({ area: 'page', language: 'de', redirect: '/menu' })
    expect([status, headers.get('location')]).toEqual([308, 'http://shop.example/menu'])
  })

  test('without a page while the database was never reached is refused', async () => {
    expect(await routed({ area: 'page', language: 'de', refusal: 'unavailable' })).toMatchObject({ status: 503 })
  })
})

describe('caches between shop and browser', () => {
  const cacheControl = async (route: Route) => (await routed(route)).headers.get('cache-control')

  test('ask again for a page that is the same for everyone, and keep no other', async () => {
    expect(await cacheControl(page)).toBe('public, max-age=0, must-revalidate')
    expect(await cacheControl({ ...page, isCached: false })).toBe('no-store')
    expect(await cacheControl({ ...page, area: 'file', isCached: false })).toBe('public, max-age=0, must-revalidate')
  })

  test('keep nothing before the opening, when the staff see another page', async () => {
    hub().isShopOpened = false
    expect(await cacheControl(page)).toBe('no-store')
  })
})
