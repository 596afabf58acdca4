import { expect, test } from 'vitest'
import { languagesAtFirst } from '@/lib/i18n/language'
import { hub } from '@/lib/platform/events'
import robots from './robots'
import sitemap from './sitemap'

const prefixes = ['', ...languagesAtFirst.map((language) => `/${language}`)]

function underEveryPrefix(...pages: string[]): string[] {
  return prefixes.flatMap((prefix) => pages.map((page) => prefix + page))
}

test('a private page is kept from crawlers under every address that it has', () => {
  const disallowed = [robots().rules].flat().flatMap(({ disallow = [] }) => disallow)
  const isAllowed = (path: string) => !disallowed.some((start) => path.startsWith(start))
  const secret = underEveryPrefix('/checkout', '/profile', '/track/ORD-20261120-7F3KQ2M9XW')
  expect(secret.filter(isAllowed)).toEqual([])
  const open = underEveryPrefix('/', '/menu', '/track', '/product/Pizza')
  expect(open.filter(isAllowed)).toEqual(open)
})

test('of a shop that is not open yet nothing is to be found', async () => {
  hub().isShopOpened = false
  expect(robots()).toEqual({ rules: { userAgent: '*', disallow: '/' } })
  expect(await sitemap()).toEqual([])
  hub().isShopOpened = null
})
