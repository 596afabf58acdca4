import type { PageLocale } from '@/app/_locale'
import { hyphenate } from '@/app/_ui/hyphenate'
import { tintOf } from '@/app/_ui/tint'
import { nameIn } from '@/lib/i18n/name-in'
import type { Look } from '@/lib/shop/look/look'
import type { Menu, MenuItem } from '@/lib/menu/menu-item'
import { showItem } from '../_menu-item/show-item'
import { BestsellerFilter } from './bestseller-filter'

const shownItems = 8
const filteredCategories = 4

interface Props {
  menu: Menu
  look: Look
  /** Ids of what was sold most, the most first; empty unless the look asks for it. */
  sold: readonly string[]
  locale: PageLocale
}

export function Bestsellers({ menu, look, sold, locale }: Props) {
  const { home } = locale.t
  const categories = menu.categories.slice(0, filteredCategories)
  const ahead = look.bestsellers === 'chosen' ? look.chosenItems : sold
  const overall = firstOf(
    menu.categories.flatMap(({ items }) => items),
    ahead,
  )
  const ofCategories = categories.flatMap(({ items }) => firstOf(items, ahead))
  const shown = [...overall, ...ofCategories.filter((item) => !overall.includes(item))]
  return (
    <section aria-labelledby="bestsellers" className="page pt-6 md:pt-24">
      <BestsellerFilter
        label={home.filter}
        all={home.all}
        categories={categories.map((category) => ({ id: category.id, name: nameIn(category, locale.language) }))}
        title={
          <h2 id="bestsellers" className="text-xl md:text-2xl">
            {hyphenate(home.bestsellers, locale.language)}
          </h2>
        }
        bestsellers={shown.map((item) => ({
          item: showItem(item, locale),
          tint: tintOf(menu.categories.findIndex(({ id }) => id === item.categoryId)),
          isOverall: overall.includes(item),
          category: ofCategories.includes(item) ? item.categoryId : null,
        }))}
      />
    </section>
  )
}

/** Those that are named come first, in that order; the others as they stand on the menu. */
function firstOf(items: MenuItem[], ahead: readonly string[]): MenuItem[] {
  const rank = new Map(ahead.map((id, index) => [id, index]))
  const rankOf = ({ id }: MenuItem) => rank.get(id) ?? ahead.length
  return items.toSorted((a, b) => rankOf(a) - rankOf(b) || a.position - b.position).slice(0, shownItems)
}
