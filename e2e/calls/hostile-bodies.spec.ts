import { expect, test } from '@playwright/test'

import { expectContractHeaders, requestText, sendRaw } from '../support/machine/raw'

const asJson = { 'Content-Type': 'application/json' }
const login = '/api/v1/user/login'

const bodies: Record<string, [body: string | Buffer, status: number, code: string]> = {
  'broken JSON': ['{"email":', 400, 'malformed'],
  'no body at all': ['', 400, 'malformed'],
  'a list': ['[]', 400, 'malformed'],
  'a word': ['"login"', 400, 'malformed'],
  'bytes that are no UTF-8': [Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 400, 'malformed'],
  'a bare NUL': ['{"email":"a\u0000b","password":"x"}', 400, 'malformed'],
  'an escaped NUL': ['{"email":"a\\u0000@example.com","password":"x"}', 422, 'invalid_fields'],
  'half a character': ['{"email":"\\ud800@example.com","password":"x"}', 422, 'invalid_fields'],
  'twenty thousand brackets': [`{"email":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 422, 'invalid_fields'],
  'a poisoned prototype': ['{"__proto__":{"email":"a@b.ch","password":"x"}}', 422, 'invalid_fields'],
  'numbers for words': ['{"email":1e309,"password":{}}', 422, 'invalid_fields'],
  'a byte more than 64 KiB': [JSON.stringify({ email: 'x'.repeat(64 * 1024 - 11) }) + ' ', 413, 'too_large'],
}

for (const [what, [data, status, code]] of Object.entries(bodies)) {
  test(`a call with ${what} is refused as ${code}`, async ({ request }) => {
    const answer = await request.post(login, { headers: asJson, data: Buffer.from(data) })
    expect(answer.status(), await answer.text()).toBe(status)
    expect(await answer.json()).toMatchObject({ isSuccess: false, code })
    expectContractHeaders(answer.headers())
  })
}

test('a refusal names the request, the code and every wrong field, in the language of the client', async ({
  request,
}) => {
  const headers = { ...asJson, 'Accept-Language': 'de-CH' }
  const answer = await request.post('/api/v1/user/register', { headers, data: '{"email":"none"}' })
  const refusal = (await answer.json()) as Record<string, unknown>
  expect(refusal).toMatchObject({
    isSuccess: false,
    code: 'invalid_fields',
    requestId: answer.headers()['x-request-id'],
  })
  expect(Object.keys(refusal.fields as object).toSorted()).toEqual(['email', 'firstname', 'lastname', 'password'])
  const inEnglish = await request.post('/api/v1/user/register', { headers: asJson, data: '{"email":"none"}' })
  expect(refusal.message).not.toBe(((await inEnglish.json()) as Record<string, unknown>).message)
})

test('a kind of body that the operation does not read is refused', async ({ request }) => {
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense']
  for (const type of types) {
    const answer = await request.post(login, { headers: { 'Content-Type': type }, data: '{}' })
    expect(answer.status(), type).toBe(415)
  }
})

test('a body that never says how long it is, is cut off at its limit', async ({ baseURL }) => {
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
  const head = requestText(login, {
    method: 'POST',
    headers: ['Content-Type: application/json', 'Transfer-Encoding: chunked'],
  })
  const answer = await sendRaw(baseURL, head + chunk.repeat(4) + '0\r\n\r\n')
  expect(answer.status).toBe(413)
})

for (const origin of ['https://evil.example', 'null', 'http://localhost:1', '%%%']) {
  test(`a change sent from the origin ${origin} is refused, the login included`, async ({ request }) => {
    for (const path of [login, '/api/v1/user/register', '/api/v1/contact', '/api/v1/userorder/quote']) {
      const answer = await request.post(path, { headers: { ...asJson, Origin: origin }, data: '{}' })
      expect(answer.status(), path).toBe(403)
      expect(await answer.json()).toMatchObject({ code: 'foreign_origin' })
    }
  })
}

test('a change that the browser calls cross-site is refused', async ({ request }) => {
  const answer = await request.post(login, { headers: { 'Sec-Fetch-Site': 'cross-site' }, data: {} })
  expect(await answer.json()).toMatchObject({ code: 'foreign_origin' })
})

const ids = [
  'x',
  '00000000-0000-0000-0000-00000000000g',
  '99999999999999999999',
  '-1',
  '%27;drop%20table%20orders',
  '%F0%9F%8D%95',
]

test('ids that can be none are simply not found', async ({ request }) => {
  for (const id of ids) {
    const answer = await request.get(`/api/v1/userorder/order/${id}`)
    expect(answer.status(), id).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'not_found' })
  }
  expect(await (await request.get('/api/v1/no/such/call')).json()).toMatchObject({ code: 'not_found' })
})

test('credentials that are none make a visitor', async ({ request }) => {
  const credentials: Record<string, string>[] = [
    { Authorization: `Bearer ${'x'.repeat(6000)}` },
    { Authorization: 'Bearer ' },
    { Authorization: 'Basic YTpi' },
    { Cookie: 'session=Fe26.2**forged' },
    { Cookie: 'session=' },
  ]
  for (const headers of credentials) {
    const answer = await request.get('/api/v1/user/profile', { headers })
    expect(answer.status(), JSON.stringify(headers).slice(0, 60)).toBe(401)
  }
})
