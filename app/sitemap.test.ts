import { expect, test } from 'vitest'
import { hub } from '@/lib/platform/events'
import { listMenu } from '@/lib/menu/queries'
import { currentShop } from '@/lib/shop/queries'
import { createShop } from '@/lib/testing/shop/shop'
import sitemap from './sitemap'

test('each dish has an address in each language, and no more: thousands of them fit', async () => {
  await createShop()
  hub().isShopOpened = true
  const [{ languages }, { categories }] = await Promise.all([currentShop(), listMenu()])
  const entries = await sitemap()
  const dishes = categories.flatMap(({ items }) => items)
  expect(entries.filter(({ url }) => url.includes('/dish/'))).toHaveLength(dishes.length * languages.length)
  expect(new Set(entries.flatMap((entry) => Object.keys(entry)))).toEqual(new Set(['url']))
  hub().isShopOpened = null
})
