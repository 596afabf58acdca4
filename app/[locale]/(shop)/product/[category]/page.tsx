import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { headOf } from '@/app/_head'
import { localeOf } from '@/app/_locale'
import { theMenu, theShop } from '@/app/_shop'
import { categoryPath } from '@/app/_ui/category-path'
import { tintOf } from '@/app/_ui/tint'
import { Link } from '@/app/_ui/link'
import { PageHead } from '@/app/_ui/page-head'
import type { Menu } from '@/lib/menu/menu-item'
import { dietWords } from '../../_diet/diet-words'
import { showFiltered } from '../../_diet/show-filtered'
import { SortedMenuItems } from './sorted-menu-items'

export const dynamic = 'force-static'
export function generateStaticParams() {
  return []
}

type Props = PageProps<'/[locale]/product/[category]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t, language } = await localeOf(params)
  const category = await namedCategory(params)
  const { name: shop, city } = await theShop()
  const { titles, descriptions } = t.seo
  return headOf({
    language,
    path: categoryPath(category.name),
    title: titles.category,
    description: descriptions.category,
    values: { shop, city, category: category.name },
  })
}

export default async function CategoryPage({ params }: Props) {
  const locale = await localeOf(params)
  const { menu: words } = locale.t
  const { categories } = await theMenu()
  const category = await namedCategory(params)
  const index = categories.indexOf(category)
  return (
    <div className="page">
      <PageHead title={category.name}>
        <OtherCategories categories={categories} current={category.id} label={words.chips} />
      </PageHead>
      {category.items.length === 0 ? (
        <p className="text-ink-soft text-lg">{words.emptyCategory}</p>
      ) : (
        <SortedMenuItems
          words={{
            sort: words.sort,
            sortDefault: words.sortDefault,
            sortLowToHigh: words.sortLowToHigh,
            sortHighToLow: words.sortHighToLow,
            ...dietWords(locale.t, (await theShop()).phone),
          }}
          tint={tintOf(index)}
          items={category.items.map((item) => showFiltered(item, locale))}
        />
      )}
    </div>
  )
}

function OtherCategories({
  categories,
  current,
  label,
}: {
  categories: Menu['categories']
  current: string
  label: string
}) {
  return (
    <nav aria-label={label} className="mt-6">
      <ul className="-mx-5 flex scrollbar-none gap-2 overflow-x-auto px-5 py-1 md:mx-0 md:flex-wrap md:px-0">
        {categories.map(({ id, name }) => (
          <li key={id}>
            <Link href={categoryPath(name)} aria-current={id === current ? 'page' : undefined} className="chip">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The request handler has looked up the name and asks by the id: what a name may hold means something to Next's paths. */
async function namedCategory(params: Props['params']) {
  const { category: id } = await params
  const { categories } = await theMenu()
  return categories.find((category) => category.id === id) ?? notFound()
}
