import { describe, expect, test } from 'vitest'
import type { Language } from '@/lib/i18n/language'
import { findRoute, type Categories } from './find-route'
import { readTarget } from './request-target'
import type { Routes } from './routes'

const cached = ['', '/menu', '/Register', '/product', '/checkout/new', '/track/ORD-20261128-GGH0CEDEZ6']
const routes: Routes = {
  shopPage: (path) => (path === '/checkout' ? { isCached: false } : cached.includes(path) ? { isCached: true } : null),
  isOther: (path) => ['/admin/login', '/api/v1/shop', '/robots.txt', '/media/a/640.webp'].includes(path),
  isPublicFile: (path) => path === '/icon.svg',
  isDevelopmentTool: () => false,
}

const stored = ['Rösti/Beilagen', '50 %', 'Pizza'].map((name, index) => ({ id: `id-${index}`, name }))

interface Given {
  categories?: Categories
  languages?: readonly Language[]
  isHidden?: boolean
}

function route(
  url: string,
  { categories = stored, languages = ['en', 'de'], isHidden = false }: Given = {},
  headers: Record<string, string> = { 'accept-language': 'de-CH' },
) {
  const target = readTarget(url)
  if (!target) throw new Error(`${url} is no address`)
  return findRoute(target, headers, { routes, categories, languages, staffLanguages: ['en', 'de'], isHidden })
}

describe('a page of the shop', () => {
  test('gets its language as the first segment', () => {
    expect(route('/menu')).toMatchObject({
      url: '/~de/menu',
      language: 'de',
      isCached: true,
      isLanguageNegotiated: true,
    })
    expect(route('/en/menu?a=1')).toMatchObject({ url: '/en/menu?a=1', language: 'en', isLanguageNegotiated: false })
    expect(route('/')).toMatchObject({ url: '/~de' })
    expect(route('/de')).toMatchObject({ url: '/de' })
    expect(route('/checkout')).toMatchObject({ url: '/~de/checkout', isCached: false })
  })

  test('/register leads where /Register does', () => {
    expect(route('/register')).toMatchObject({ url: '/~de/Register' })
    expect(route('/de/register')).toMatchObject({ url: '/de/Register' })
  })

  test.each([
    ['/REGISTER', '/Register'],
    ['/Menu?category=pizza&Q=A', '/menu?category=pizza&Q=A'],
    ['/DE', '/de'],
    ['/DE/menu', '/de/menu'],
    ['/En/REGISTER', '/en/Register'],
    ['/Checkout/New', '/checkout/new'],
    ['/TRACK/ORD-20261128-GGH0CEDEZ6', '/track/ORD-20261128-GGH0CEDEZ6'],
    ['/DE/Track/ORD-20261128-GGH0CEDEZ6', '/de/track/ORD-20261128-GGH0CEDEZ6'],
    ['/Product/50%20%25', '/product/50%20%25'],
    ['/De/Product/PIZZA', '/de/product/PIZZA'],
    ['/Admin/Login?next=/admin/Orders', '/admin/login?next=/admin/Orders'],
  ])('%s is the page at %s in other letters', (url, redirect) => {
    expect(route(url)).toMatchObject({ redirect })
  })

  test('that does not exist, exists in no other letters either', () => {
    for (const url of [
      '/NOPE',
      '/En/Nope',
      '/Admin/Nope',
      '/Opens-Soon',
      '/Product/Sushi',
      '/API/v1/shop',
      '/Robots.txt',
    ])
      expect(route(url)).toMatchObject({ status: 404 })
  })

  test('without its last slash is the same page', () => {
    expect(route('/menu/?a=1')).toMatchObject({ redirect: '/menu?a=1' })
    expect(route('/de/')).toMatchObject({ redirect: '/de' })
  })

  test('that does not exist is a page with the status 404, also by its inner address', () => {
    for (const url of ['/nope', '/en/nope', '/~de/menu', '/missing', '/nl/menu', '/_not-found']) {
      expect(route(url)).toMatchObject({ status: 404, isCached: true })
    }
  })
})

describe('an address in a language that is not offered', () => {
  const given = { languages: ['de'] } as const

  test('leads to the same page in the default one', () => {
    expect(route('/en/menu?a=1', given)).toMatchObject({ redirect: '/de/menu?a=1', language: 'de' })
    expect(route('/en', given)).toMatchObject({ redirect: '/de' })
    expect(route('/EN/MENU', given)).toMatchObject({ redirect: '/en/menu' })
    expect(route('/en/product/50%20%25', given)).toMatchObject({ redirect: '/de/product/50%20%25' })
  })

  test('leads to what the reader reads next, for now', () => {
    const both = { languages: ['en', 'de'] } as const
    const german = { 'accept-language': 'fr-CH, de;q=0.8, en;q=0.5' }
    expect(route('/fr/menu', both, german)).toMatchObject({ redirect: '/de/menu', isTemporary: true })
    expect(route('/fr/menu', both, {})).toMatchObject({ redirect: '/en/menu', isTemporary: true })
    expect(route('/de/', both)).not.toHaveProperty('isTemporary')
  })

  test('is missing where there is no such page', () => {
    expect(route('/en/nope', given)).toMatchObject({ url: '/de/missing', status: 404 })
    expect(route('/en/product/Sushi', given)).toMatchObject({ url: '/de/product-missing', status: 404 })
  })

  test('keeps the staff from nothing', () => {
    const target = readTarget('/admin/login')
    const site = {
      routes,
      categories: stored,
      languages: ['de'],
      staffLanguages: ['de', 'en'],
      isHidden: false,
    } as const
    expect(target && findRoute(target, { cookie: 'locale=en' }, site)).toMatchObject({ language: 'en' })
  })
})

describe('a category', () => {
  test('is found in any spelling and always rendered under its id', () => {
    const url = '/~de/product/id-0'
    for (const spelling of ['r%C3%96STI%2Fbeilagen', 'Ro%CC%88sti%2FBeilagen', 'R%C3%B6sti/Beilagen']) {
      expect(route(`/product/${spelling}`)).toMatchObject({ url })
    }
    expect(route('/de/product/50%20%25')).toMatchObject({ url: '/de/product/id-1' })
  })

  test('that does not exist is one page, so that names cannot fill the cache', () => {
    expect(route('/product/Sushi')).toMatchObject({ url: '/~de/product-missing', status: 404 })
  })

  test('cannot be told from an unknown one before the database was reached', () => {
    expect(route('/product/Pizza', { categories: null })).toMatchObject({ refusal: 'unavailable' })
  })
})

describe('everything else', () => {
  test('goes on unchanged', () => {
    expect(route('/api/v1/shop?x=1')).toMatchObject({ area: 'api', url: '/api/v1/shop?x=1' })
    expect(route('/admin/login')).toMatchObject({ area: 'admin', url: '/admin/login' })
    expect(route('/media/a/640.webp')).toMatchObject({ area: 'media' })
    expect(route('/robots.txt')).toMatchObject({ area: 'file' })
    expect(route('/icon.svg')).toMatchObject({ area: 'file' })
    expect(route('/_next/static/chunks/a.js')).toMatchObject({ area: 'asset' })
  })

  test('is refused in its own way when it does not exist', () => {
    expect(route('/api/nope')).toMatchObject({ area: 'api', refusal: 'not_found' })
    expect(route('/_next/image?url=%2Ficon.svg')).toMatchObject({ refusal: 'not_found' })
    expect(route('/admin/nope')).toMatchObject({ url: '/~de/missing', status: 404 })
  })
})

describe('a shop that is not open yet', () => {
  const hidden = (url: string) => route(url, { isHidden: true })

  test.each([
    '/',
    '/menu',
    '/product/Pizza',
    '/product/Sushi',
    '/checkout',
    '/nope',
    '/MENU',
    '/admin/nope',
    '/opens-soon',
  ])('says the same at %s, of which it tells nothing', (url) => {
    expect(hidden(url)).toEqual({
      area: 'page',
      language: 'de',
      url: '/~de/opens-soon',
      isCached: true,
      isLanguageNegotiated: true,
    })
  })

  test('keeps the fixed addresses of its languages, and has its default under those of others', () => {
    expect(hidden('/en/menu')).toMatchObject({ url: '/en/opens-soon', isLanguageNegotiated: false })
    expect(route('/de/menu', { isHidden: true, languages: ['en'] })).toMatchObject({
      url: '/en/opens-soon',
      language: 'en',
    })
  })

  test('shows no picture, and lets the staff sign in', () => {
    expect(hidden('/media/a/640.webp')).toMatchObject({ refusal: 'not_found' })
    expect(hidden('/admin/login')).toMatchObject({ url: '/admin/login' })
    expect(hidden('/icon.svg')).toMatchObject({ url: '/icon.svg' })
  })

  test('has the page under no address of its own once it is open', () => {
    expect(route('/opens-soon')).toMatchObject({ url: '/~de/missing', status: 404 })
  })
})
