import { expect, test } from '@playwright/test'

import { requestText, sendRaw } from '../support/machine/raw'

const anonymous = 'HTTP/1.1\r\nConnection: close'

/** Whole requests as no browser would write them, and the status that each deserves. */
const requests: Record<string, [text: string, status: number]> = {
  'no HTTP at all': ['good evening\r\n\r\n', 400],
  'another version of HTTP': ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  'an unknown method': [requestText('/menu', { method: 'ORDER' }), 400],
  'no host': [`GET /menu ${anonymous}\r\n\r\n`, 400],
  'a host that is none': [requestText('/menu', { host: 'evil.example/@shop' }), 400],
  'two hosts': [requestText('/menu', { headers: ['Host: evil.example'] }), 400],
  'one huge header': [requestText('/menu', { headers: [`X-Big: ${'x'.repeat(40_000)}`] }), 431],
  'thousands of headers': [requestText('/menu', { headers: Array.from({ length: 4000 }, (_, n) => `X-${n}: 1`) }), 431],
  'a negative length': [requestText('/api/v1/user/login', { method: 'POST', headers: ['Content-Length: -5'] }), 400],
  'two ways to say the length': [
    requestText('/api/v1/user/login', { method: 'POST', headers: ['Content-Length: 5', 'Transfer-Encoding: chunked'] }),
    400,
  ],
  'a body of a hundred gigabytes, announced': [
    requestText('/api/v1/user/login', {
      method: 'POST',
      headers: ['Content-Type: application/json', 'Content-Length: 99999999999'],
    }),
    413,
  ],
}

for (const [what, [text, status]] of Object.entries(requests)) {
  test(`a request with ${what} is answered ${status}`, async ({ baseURL }) => {
    expect((await sendRaw(baseURL, text)).status).toBe(status)
  })
}

/** What the router of the browser, a proxy or an older version of the framework sends, invented by a client. */
const inventedHeaders = [
  ['RSC: 1', 'Next-Router-State-Tree: {broken'],
  ['RSC: 1', 'Next-Router-Prefetch: 1', 'Next-Router-Segment-Prefetch: /../../etc'],
  ['Next-Action: 0123456789', 'Next-Url: //evil.example'],
  ['x-middleware-subrequest: src/middleware:src/middleware', 'x-invoke-path: /admin/orders'],
  ['x-matched-path: /admin/orders', 'x-nextjs-data: 1', 'x-now-route-matches: 1=admin'],
  ['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: https', 'Forwarded: host=evil.example'],
  ['Cookie: session=%%%; locale=<script>; =; ;;', 'Accept-Language: ;;q=x,*,\u00ff'],
  ['Range: bytes=9999999-', 'If-None-Match: """', 'If-Modified-Since: yesterday'],
  ['Expect: nonsense', 'Accept: text/none', 'Accept-Encoding: nothing;q=0'],
]

for (const headers of inventedHeaders) {
  test(`pages bear ${headers.map((header) => header.split(':')[0]).join(', ')}`, async ({ baseURL }) => {
    for (const page of ['/menu', '/checkout', '/admin/orders', '/track/ORD-20261120-0000000000']) {
      const answer = await sendRaw(baseURL, requestText(page, { headers }))
      expect(answer.status, page).toBeLessThan(500)
      expect(answer.headers.location ?? '', page).not.toContain('evil.example')
      expect(answer.body, page).not.toContain('evil.example')
    }
  })
}

test('a page of the administration shows nothing to a visitor, whatever they pretend', async ({ baseURL }) => {
  const pretences = [
    'x-forwarded-for: 127.0.0.1',
    'x-middleware-subrequest: middleware',
    'Cookie: session=admin; role=admin',
  ]
  for (const page of ['/admin', '/admin/orders', '/admin/products', '/admin/settings']) {
    const answer = await sendRaw(baseURL, requestText(page, { headers: pretences }))
    expect([303, 307, 308, 404], page).toContain(answer.status)
  }
})
