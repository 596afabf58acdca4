import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { headOf } from '@/app/_head'
import { localeOf, type PageLocale } from '@/app/_locale'
import { cachedMenu, cachedShop } from '@/app/_shop'
import { categoryPath } from '@/app/_ui/category-path'
import { EmptyState } from '@/app/_ui/poster-page'
import { tintOf } from '@/app/_ui/tint'
import { Link } from '@/app/_ui/link'
import { PageHead } from '@/app/_ui/fitted'
import { fill, pick } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { nameIn } from '@/lib/i18n/name-in'
import type { Category, Menu, MenuCategory } from '@/lib/menu/items/menu-item'
import { soldWhenInWords } from '@/lib/menu/availability/sold-when'
import { dietWords, filteredItemOf } from '../../_diet/filtered-item-of'
import { LinkRow, SortedMenuItems } from './sorted-menu-items'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

type Props = PageProps<'/[locale]/product/[category]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t, language } = await localeOf(params)
  const { category, isPast } = await namedCategory(params)
  const { titles, descriptions } = t.seo
  // Out of season, the address stays, but is not indexed.
  const name = nameIn(category, language)
  if (isPast) return { title: name, robots: { index: false } }
  return headOf({
    language,
    path: categoryPath(category.name),
    title: titles.category,
    description: descriptions.category,
    values: { category: name },
  })
}

export default async function CategoryPage({ params }: Props) {
  const locale = await localeOf(params)
  const { menu: words } = locale.t
  const { categories } = await cachedMenu()
  const { category, isPast } = await namedCategory(params)
  if (isPast) return <PastCategory category={category} locale={locale} />
  const index = categories.indexOf(category)
  return (
    <div className="page">
      <PageHead title={nameIn(category, locale.language)}>
        <OtherCategories categories={categories} current={category.id} label={words.chips} language={locale.language} />
      </PageHead>
      {category.items.length === 0 ? (
        <p className="text-ink-soft text-lg">{words.emptyCategory}</p>
      ) : (
        <SortedMenuItems
          words={{
            ...pick(words, 'sort', 'sortDefault', 'sortLowToHigh', 'sortHighToLow'),
            ...dietWords(locale.t, (await cachedShop()).phone),
          }}
          tint={tintOf(index)}
          items={category.items.map((item) => filteredItemOf(item, locale))}
        />
      )}
    </div>
  )
}

/** Customers come by old links. */
function PastCategory({ category, locale: { language, t } }: { category: Category; locale: PageLocale }) {
  const { soldFrom: from, soldUntil: until } = category
  const times = soldWhenInWords({ hours: null, from, until }, { words: t.island, language })
  return (
    <EmptyState
      title={nameIn(category, language)}
      text={fill(t.menu.pastCategory, { times })}
      href="/menu"
      link={t.menu.toMenu}
    />
  )
}

function OtherCategories({
  categories,
  current,
  label,
  language,
}: {
  categories: Menu['categories']
  current: string
  label: string
  language: Language
}) {
  return (
    <nav aria-label={label} className="mt-6">
      <LinkRow key={current}>
        {categories.map(({ id, name, names }) => (
          <li key={id}>
            <Link href={categoryPath(name)} aria-current={id === current ? 'page' : undefined} className="chip">
              {nameIn({ name, names }, language)}
            </Link>
          </li>
        ))}
      </LinkRow>
    </nav>
  )
}

type Named = { category: MenuCategory; isPast: false } | { category: Category; isPast: true }

/** The request handler has replaced the name with the id, because names may contain what Next's paths reserve. */
async function namedCategory(params: Props['params']): Promise<Named> {
  const { category: id } = await params
  const { categories, pastCategories } = await cachedMenu()
  const category = categories.find((current) => current.id === id)
  if (category) return { category, isPast: false }
  return { category: pastCategories.find((past) => past.id === id) ?? notFound(), isPast: true }
}
