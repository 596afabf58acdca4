import type { Metadata } from 'next'
import { headOf } from '@/app/_head'
import { localeOf, type PageLocale } from '@/app/_locale'
import { theMenu, theShop } from '@/app/_shop'
import { tintOf } from '@/app/_ui/tint'
import { descriptionIn } from '@/lib/menu/description-in'
import { knownSynonyms } from '@/lib/menu/search/known-synonyms'
import type { MenuCategory, MenuItem } from '@/lib/menu/menu-item'
import { MenuItemRow } from '../_menu-item/menu-item-row'
import { BrowsedItem, BrowsedSection, MenuBrowser } from './menu-browser'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps<'/[locale]/menu'>): Promise<Metadata> {
  const { t, language } = await localeOf(params)
  const { name } = await theShop()
  const { titles, descriptions } = t.seo
  return headOf({ language, path: '/menu', title: titles.menu, description: descriptions.menu, values: { shop: name } })
}

export default async function MenuPage({ params }: PageProps<'/[locale]/menu'>) {
  const locale = await localeOf(params)
  const { menu: words } = locale.t
  const { searchSynonyms } = await theShop()
  const categories = (await theMenu()).categories.filter(({ items }) => items.length > 0)
  return (
    <>
      <header className="page pt-8 pb-6 md:pt-14">
        <h1 className="text-2xl md:text-3xl">{words.title}</h1>
      </header>
      {categories.length === 0 ? (
        <p className="page text-ink-soft text-lg">{words.emptyMenu}</p>
      ) : (
        <MenuBrowser
          categories={categories.map((category) => browsed(category, locale))}
          synonyms={knownSynonyms(searchSynonyms)}
          words={words}
        >
          {categories.map((category, index) => (
            <CategorySection key={category.id} {...{ category, index, locale }} />
          ))}
        </MenuBrowser>
      )}
    </>
  )
}

// The first rows are on the screen of a phone at once; the rest of the pictures can wait.
const eagerRows = 3

function CategorySection({ category, index, locale }: { category: MenuCategory; index: number; locale: PageLocale }) {
  const heading = `name-of-${category.id}`
  return (
    <BrowsedSection category={browsed(category, locale)} aria-labelledby={heading}>
      <h2 id={heading} className="mb-2 text-xl md:mb-5">
        {category.name}
      </h2>
      <ul className="md:grid md:grid-cols-2 md:gap-4 xl:grid-cols-3">
        {category.items.map((item, place) => (
          <BrowsedItem key={item.id} id={item.id}>
            <MenuItemRow item={item} tint={tintOf(index)} locale={locale} eager={index === 0 && place < eagerRows} />
          </BrowsedItem>
        ))}
      </ul>
    </BrowsedSection>
  )
}

function browsed({ id, name, items }: MenuCategory, locale: PageLocale) {
  return { id, name, items: items.map((item) => ({ id: item.id, text: textOf(item, locale) })) }
}

/** What the search looks into. */
function textOf(item: MenuItem, { t, language }: PageLocale): string {
  const tags = item.tags.map((tag) => t.menu.tagNames[tag])
  return [item.name, item.category.name, descriptionIn(item, language), ...tags].join(' ')
}
