import type { MetadataRoute } from 'next'
import { cachedShop } from '@/app/_shop'
import { categoryPath } from '@/app/_ui/category-path'
import { publicOrigin } from '@/lib/platform/process/env'
import { isShopOpened } from '@/lib/platform/events'
import { currentMenu } from '@/lib/menu/queries'

export const dynamic = 'force-dynamic'

const pages = ['', '/menu', '/about', '/contact', '/terms-and-conditions', '/imprint', '/privacy']

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  if (!isShopOpened()) return []
  const [{ languages }, { categories }] = await Promise.all([cachedShop(), currentMenu()])
  const menuItems = categories.flatMap(({ items }) => items.map(({ id }) => `/dish/${id}`))
  const paths = [...pages, ...categories.map(({ name }) => categoryPath(name)), ...menuItems]
  // Each page names its twins in the other languages itself; here they would be all there is to read of a long menu.
  return paths.flatMap((path) => languages.map((language) => ({ url: `${publicOrigin()}/${language}${path}` })))
}
