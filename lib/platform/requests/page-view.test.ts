import { expect, test } from 'vitest'
import { isView, pageOf } from './page-view'

const id = '0199c0de-0000-7000-8000-000000000001'

test.each([
  ['/de', 'home'],
  ['/~en', 'home'],
  ['/de?utm=x', 'home'],
  ['/fr/menu?q=pizza', 'menu'],
  [`/de/dish/${id.toUpperCase()}`, `dish:${id}`],
  [`/de/product/${id}`, `category:${id}`],
  ['/de/dish/nothing', 'other'],
  ['/de/checkout/new', 'checkout'],
  ['/de/track/ORD-20261120-7F3KQ2M9XW', 'track'],
  ['/de/Register', 'account'],
  ['/de/terms-and-conditions', 'other'],
  ['/de/constructor', 'other'],
])('%s is counted as %s', (url, page) => expect(pageOf(url)).toBe(page))

const chrome = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36'
const opened = { 'user-agent': chrome, 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }
const clicked = {
  'user-agent': chrome,
  rsc: '1',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-dest': 'empty',
  referer: 'https://shop.example/de/menu?q=x',
}

test('a document that a browser opens is a view, and a click within the shop is one', () => {
  expect(isView(opened, '/de')).toBe(true)
  expect(isView(clicked, '/de/cart')).toBe(true)
  expect(isView({ ...clicked, referer: undefined }, '/de/cart')).toBe(true)
})

test('what is fetched ahead, a page that renews itself and a frame in another page are none', () => {
  expect(isView({ ...clicked, 'next-router-prefetch': '1' }, '/de/cart')).toBe(false)
  expect(isView({ ...clicked, 'next-router-segment-prefetch': '/_tree' }, '/de/cart')).toBe(false)
  expect(isView({ ...opened, 'sec-purpose': 'prefetch;prerender' }, '/de')).toBe(false)
  expect(isView(clicked, '/de/menu')).toBe(false)
  expect(isView({ ...opened, 'sec-fetch-dest': 'iframe' }, '/de')).toBe(false)
  expect(isView({ ...clicked, 'sec-fetch-site': 'cross-site' }, '/de/cart')).toBe(false)
})

test.each(['Googlebot/2.1', 'Mozilla/5.0 (compatible; bingbot/2.0)', 'facebookexternalhit/1.1', 'UptimeMonitor'])(
  '%s is no customer',
  (agent) => expect(isView({ ...opened, 'user-agent': agent }, '/de')).toBe(false),
)

test('who does not say what a fetch is for is a program', () => {
  expect(isView({ 'user-agent': chrome }, '/de')).toBe(false)
  expect(isView({}, '/de')).toBe(false)
})
