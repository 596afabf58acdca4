import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkOrigin, originOf } from './request-headers'

const none = { bearer: null, cookie: null, device: null }
const cookie = { ...none, cookie: 'sealed' }
const device = { ...none, device: 'sealed' }
const bearer = { ...none, bearer: 'token' }

function change(headers: Record<string, string>): Request {
  return new Request('http://localhost:3000/api/v1/x', {
    method: 'POST',
    headers: { host: 'shop.example', ...headers },
  })
}

afterEach(() => vi.unstubAllEnvs())

describe('a change', () => {
  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a null origin', { origin: 'null' }],
    ['another port', { origin: 'https://shop.example:8443' }],
    ['something unreadable', { origin: '::' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
  ])('from %s is refused, login and bearer included', (_, headers) => {
    expect(() => checkOrigin(change(headers), none)).toThrow('foreign_origin')
    expect(() => checkOrigin(change(headers), bearer)).toThrow('foreign_origin')
  })

  it.each([
    ['a person', cookie],
    ['a paired device', device],
  ])('by a browser with the cookie of %s comes from the shop itself', (_, credentials) => {
    expect(() => checkOrigin(change({ 'sec-fetch-site': 'same-site' }), credentials)).toThrow('foreign_origin')
    expect(() => checkOrigin(change({ 'sec-fetch-site': 'none' }), credentials)).toThrow('foreign_origin')
    expect(() => checkOrigin(change({ 'sec-fetch-site': 'same-origin' }), credentials)).not.toThrow()
    expect(() => checkOrigin(change({ origin: 'http://shop.example' }), credentials)).not.toThrow()
  })

  it('by a program needs no origin, with a cookie jar neither', () => {
    for (const credentials of [none, bearer, cookie, device])
      expect(() => checkOrigin(change({}), credentials)).not.toThrow()
  })

  it('must come from APP_URL where that is set, whatever Host says', () => {
    vi.stubEnv('APP_URL', 'https://order.shop.example')
    expect(() => checkOrigin(change({ origin: 'http://shop.example' }), cookie)).toThrow('foreign_origin')
    expect(() => checkOrigin(change({ origin: 'https://order.shop.example' }), cookie)).not.toThrow()
  })
})

it('a read is free of these rules', () => {
  const read = new Request('http://localhost/x', { headers: { origin: 'https://evil.example' } })
  expect(() => checkOrigin(read, cookie)).not.toThrow()
})

it('a client is led back to where it reaches the shop, or to the address that is set', () => {
  expect(originOf(change({ host: '192.168.1.20:3000' }))).toBe('http://192.168.1.20:3000')
  vi.stubEnv('APP_URL', 'https://shop.example')
  expect(originOf(change({ host: '192.168.1.20:3000' }))).toBe('https://shop.example')
})
