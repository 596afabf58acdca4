import { NextRequest } from 'next/server'
import { afterEach, describe, expect, test } from 'vitest'
import { hub } from '@/lib/platform/events'
import { requestScope } from '@/lib/platform/requests/request-scope'
import type { Route } from '@/lib/routing/find-route'
import { proxy } from '@/proxy'

const page = { area: 'page', language: 'de', url: '/~de/menu', isCached: true, isLanguageNegotiated: true } as const

/** As behind the request handler, which has found the route. */
function routed(route: Route, address = 'http://shop.example/menu') {
  return requestScope().run({ requestId: 'r', generation: null, route }, () => proxy(new NextRequest(address)))
}

afterEach(() => void (hub().isShopOpened = true))

describe('an address', () => {
  test('leads to its page, with the status that the page has', async () => {
    const found = await routed(page)
    expect([found.status, found.headers.get('x-middleware-rewrite')]).toEqual([200, 'http://shop.example/~de/menu'])
    expect(await routed({ ...page, url: '/~de/missing', status: 404 })).toMatchObject({ status: 404 })
  })

  test('leads there with the query that the request handler has left, and nothing of the router of the browser', async () => {
    const sought = { ...page, url: '/~de/menu?q=1&_rsc=x' }
    const leadsTo = async (address: string) => (await routed(sought, address)).headers.get('x-middleware-rewrite')
    expect(await leadsTo('http://shop.example/menu')).toBe('http://shop.example/~de/menu')
    expect(await leadsTo('http://shop.example/menu?q=1')).toBe('http://shop.example/~de/menu?q=1')
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
