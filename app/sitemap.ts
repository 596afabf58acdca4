import type { MetadataRoute } from 'next'
import { theMenu, theShop } from '@/app/_shop'
import { categoryPath } from '@/app/_ui/category-path'
import { publicOrigin } from '@/lib/platform/env'
import { isShopOpened } from '@/lib/platform/events'
import { languageFacts } from '@/lib/i18n/language'

export const dynamic = 'force-dynamic'

const pages = ['', '/menu', '/about', '/contact', '/terms-and-conditions', '/imprint', '/privacy']

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  if (!isShopOpened()) return []
  const [{ languages }, { categories }] = await Promise.all([theShop(), theMenu()])
  const menuItems = categories.flatMap(({ items }) => items.map(({ id }) => `/dish/${id}`))
  const paths = [...pages, ...categories.map(({ name }) => categoryPath(name)), ...menuItems]
  return paths.flatMap((path) => {
    const twins = Object.fromEntries(
      languages.map((language) => [languageFacts[language].tag, `${publicOrigin()}/${language}${path}`]),
    )
    return Object.values(twins).map((url) => ({ url, alternates: { languages: twins } }))
  })
}
