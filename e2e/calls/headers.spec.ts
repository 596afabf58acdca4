import { expect, test, type APIResponse } from '@playwright/test'

import { expectContractHeaders } from '../support/machine/raw'

const revalidated = 'public, max-age=0, must-revalidate'

const publicPages = ['/', '/menu', '/de', '/en/menu', '/about', '/Register', '/cart', '/terms-and-conditions']
const publicCalls = [
  '/api/v1/user/getCategories',
  '/api/v1/user/getMenuItems',
  '/api/v1/categories/getCategories',
  '/api/v1/shop',
]

for (const path of [...publicPages, ...publicCalls]) {
  test(`${path} may be kept, is asked for again each time, and then costs nothing`, async ({ request }) => {
    const asked = () => request.get(path)
    const first = await asked()
    expect(first.status()).toBe(200)
    expectContractHeaders(first.headers())
    expect(first.headers()['cache-control']).toBe(revalidated)
    expect(first.headers()['set-cookie']).toBeUndefined()
    let again = first
    // Between the two another test may have changed the menu.
    await expect(async () => {
      const etag = (await asked()).headers().etag ?? 'no ETag'
      again = await request.get(path, { headers: { 'If-None-Match': etag } })
      expect(again.status()).toBe(304)
    }).toPass({ timeout: 15_000 })
    expectContractHeaders(again.headers())
    expect(await again.body()).toHaveLength(0)
  })
}

test('HEAD answers like GET, without the body', async ({ request }) => {
  for (const path of ['/de/menu', '/api/v1/user/getMenuItems']) {
    const [get, head] = [await request.get(path), await request.head(path)]
    expect(head.status(), path).toBe(200)
    expect(head.headers().etag, path).toBe(get.headers().etag)
    expect(await head.body()).toHaveLength(0)
  }
})

test('what belongs to one person is kept nowhere', async ({ request }) => {
  for (const path of [
    '/login',
    '/checkout',
    '/profile',
    '/admin/login',
    '/api/v1/user/profile',
    '/api/v1/orders',
    '/track/ORD-20261120-0000000000',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expectContractHeaders(answer.headers())
    expect(answer.headers()['cache-control'], path).toContain('no-store')
  }
})

test('private pages carry a nonce that is another one each time', async ({ request }) => {
  const [first, second] = [await request.get('/admin/login'), await request.get('/admin/login')]
  expect(nonceOf(first)).toMatch(/^[\w+/=]{20,}$/)
  expect(nonceOf(second)).not.toBe(nonceOf(first))
  expect(await first.text()).toContain(`nonce="${nonceOf(first)}"`)
})

test('the service worker is fresh whenever a browser asks for it', async ({ request }) => {
  const answer = await request.get('/sw.js')
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': revalidated,
  })
  expect(await answer.text()).toContain("addEventListener('push'")
})

test('assets and pictures are kept for ever', async ({ request }) => {
  const page = await (await request.get('/de/menu')).text()
  const asset = /\/_next\/static\/[^"\\ ]+\.js/.exec(page)?.[0] ?? ''
  const picture = /\/media\/[^"\\ ]+\.webp/.exec(page)?.[0] ?? ''
  for (const path of [asset, picture]) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expectContractHeaders(answer.headers())
    expect(answer.headers()['cache-control'], path).toMatch(/public.*max-age=31536000.*immutable/)
  }
  expect((await request.get(picture)).headers()['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
})

test('the machine is asked how it is', async ({ request }) => {
  expect((await request.get('/api/health/live')).status()).toBe(200)
  expect((await request.get('/api/health/ready')).status()).toBe(200)
  expect(await (await request.get('/api/metrics')).text()).toMatch(/^# HELP/m)
  const throughProxy = await request.get('/api/metrics', { headers: { 'X-Forwarded-For': '127.0.0.1' } })
  expect(throughProxy.status()).not.toBe(200)
})

test('the language of a bare address is that of the cookie, else of the browser, else English', async ({ request }) => {
  const ask = async (headers: Record<string, string>) => {
    const answer = await request.get('/menu', { headers })
    expect(answer.headers().vary).toMatch(/cookie/i)
    expect(answer.headers().vary).toMatch(/accept-language/i)
    return /<html lang="(..)/.exec(await answer.text())?.[1]
  }
  expect(await ask({ 'Accept-Language': 'de-CH,de;q=0.9,en;q=0.8' })).toBe('de')
  expect(await ask({ 'Accept-Language': 'fr-CH' })).toBe('fr')
  expect(await ask({ 'Accept-Language': 'rm-CH' })).toBe('en')
  expect(await ask({ 'Accept-Language': 'en', Cookie: 'locale=de' })).toBe('de')
  expect(await ask({ 'Accept-Language': 'de', Cookie: 'locale=tlh' })).toBe('de')
})

function nonceOf(answer: APIResponse): string {
  return /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? ''
}
