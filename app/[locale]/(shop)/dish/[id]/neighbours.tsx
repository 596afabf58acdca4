import type { PageLocale } from '@/app/_locale'
import type { MenuItemView } from '@/lib/menu/schema'
import { DishRow } from '../../_dish/dish-row'

interface Props {
  others: MenuItemView[]
  ground: string
  locale: PageLocale
  title: string
}

export function Neighbours({ others, ground, locale, title }: Props) {
  if (others.length === 0) return null
  return (
    <section aria-labelledby="neighbours" className="pt-8 md:col-span-2 md:pt-12">
      <h2 id="neighbours" className="mb-4 text-xl">
        {title}
      </h2>
      <ul className="md:grid md:grid-cols-2 md:gap-4 xl:grid-cols-3">
        {others.map((item) => (
          <li key={item.id}>
            <DishRow item={item} ground={ground} locale={locale} eager={false} />
          </li>
        ))}
      </ul>
    </section>
  )
}
