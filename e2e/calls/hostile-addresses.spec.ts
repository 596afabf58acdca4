import { expect, test } from '@playwright/test'

import { requestText, sendRaw } from '../support/machine/raw'

const readOnly = 'GET, HEAD'

const malformed: Record<string, string> = {
  'an escape that breaks off': '/product/%E0%A4%A',
  'bytes that are no UTF-8': '/menu/%ff%fe',
  'a NUL': '/product/%00',
  'a line break': '/menu%0d%0aSet-Cookie:%20a=b',
  'dots that climb': '/../../etc/passwd',
  'escaped dots that climb': '/%2e%2e/%2e%2e/etc/passwd',
  'dots that climb out of the calls': '/api/v1/orders/../../../x',
  'another host behind two slashes': '//evil.example/menu',
  'another host behind a backslash': '/\\evil.example/menu',
  'another host in front': 'http://evil.example/menu',
  'a fragment': '/menu#top',
  'more than four thousand characters': `/${'a'.repeat(5000)}`,
  'a NUL in a call': '/api/v1/userorder/order/%00',
  'a broken escape in a call': '/api/v1/userorder/order/%E0%A4%A',
}

for (const [what, target] of Object.entries(malformed)) {
  test(`an address with ${what} is refused as malformed`, async ({ baseURL }) => {
    const answer = await sendRaw(baseURL, requestText(target))
    expect(answer.status).toBe(400)
    expect(answer.headers['set-cookie']).toBeUndefined()
    if (target.startsWith('/api/'))
      expect(JSON.parse(answer.body)).toMatchObject({ isSuccess: false, code: 'malformed' })
  })
}

test('an address that only another language of the shop leads to is not found', async ({ baseURL }) => {
  expect(await sendRaw(baseURL, requestText('/~en/menu'))).toMatchObject({ status: 404 })
  expect(await sendRaw(baseURL, requestText('/%7Ede/menu'))).toMatchObject({ status: 404 })
})

test('a page that is not there is told with a whole page', async ({ baseURL }) => {
  const missing = ['/nothing', '/product/no-such-category', '/de/nothing', '/track/ORD-x', '/dish/not-a-uuid']
  const odd = ['/product/100%25', '/product/a%2Fb', '/product/%F0%9F%8D%95', '/de/dish/..%2f', '/.env', '/robots.txt/x']
  for (const target of [...missing, ...odd, '/admin/%25', '/de/menu/x/y', `/product/${'a'.repeat(3000)}`]) {
    const answer = await sendRaw(baseURL, requestText(target))
    expect(answer.status, target).toBe(404)
    expect(answer.body, target).toContain('<h1')
    expect(answer.body, `the shop's own header above ${target}`).toContain('<header')
  }
})

test('unused addresses of the framework stay shut', async ({ baseURL }) => {
  const doors = [
    '/_next/image?url=%2Fog.jpg&w=640&q=75',
    '/_next/data/build/menu.json',
    '/_next/static/../server/app.js',
    '/_next/static/no.js',
  ]
  for (const door of doors) expect([400, 404], door).toContain((await sendRaw(baseURL, requestText(door))).status)
})

for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND']) {
  test(`pages do not know ${method}`, async ({ baseURL }) => {
    for (const page of ['/', '/de/menu', '/login', '/checkout', '/admin/login', '/nothing']) {
      const answer = await sendRaw(baseURL, requestText(page, { method }))
      expect(answer, page).toMatchObject({ status: 405, headers: { allow: readOnly } })
    }
  })
}

test('a call tells which methods it knows', async ({ baseURL }) => {
  const wrong = await sendRaw(baseURL, requestText('/api/v1/user/getCategories', { method: 'DELETE' }))
  expect(wrong).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, OPTIONS' } })
  const traced = await sendRaw(baseURL, requestText('/api/v1/user/login', { method: 'TRACE' }))
  expect(traced.status).toBe(405)
  const asked = await sendRaw(baseURL, requestText('/api/v1/user/login', { method: 'OPTIONS' }))
  expect(asked).toMatchObject({ status: 204, headers: { allow: 'POST, OPTIONS' } })
})
