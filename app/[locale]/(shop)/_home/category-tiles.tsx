import type { PageLocale } from '@/app/_locale'
import { categoryPath } from '@/app/_ui/category-path'
import { categoryPictures } from '@/app/_ui/category-pictures'
import { tintOf } from '@/app/_ui/tint'
import { Link } from '@/app/_ui/link'
import { framing, Pattern, pictureAt, sourcesOf } from '@/app/_ui/picture'
import { counted, fill } from '@/lib/i18n/fill'
import { nameIn } from '@/lib/i18n/name-in'
import { dishKindOf } from '@/lib/menu/items/dish-kind'
import { formatPrice } from '@/lib/platform/values/money'
import { leastPriceOf } from '../_menu-item/card-item-of'
import type { Menu, MenuCategory } from '@/lib/menu/items/menu-item'

const shown = 7
// Three above four on twelve columns, so that seven tiles leave no hole.
const spans = [
  'md:col-span-5',
  'md:col-span-4',
  'md:col-span-3',
  'md:col-span-3',
  'md:col-span-3',
  'md:col-span-3',
  'md:col-span-3',
]

export function CategoryTiles({ menu, locale }: { menu: Menu; locale: PageLocale }) {
  const pictures = categoryPictures(menu.categories)
  return (
    <section aria-labelledby="categories" className="page pt-4 md:pt-20">
      <h2 id="categories" className="mb-6 text-xl max-md:sr-only md:text-2xl">
        {locale.t.home.categories}
      </h2>
      <ul className="scrollbar-none max-md:-mx-5 max-md:flex max-md:snap-x max-md:gap-2 max-md:overflow-x-auto max-md:px-5 md:grid md:grid-cols-12 md:gap-4">
        {menu.categories.slice(0, shown).map((category, index) => (
          <li key={category.id} className={`tile-place ${spans[index]}`}>
            <Tile category={category} picture={pictures[index] ?? null} tint={tintOf(index)} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TileProps {
  category: MenuCategory
  picture: string | null
  tint: string
  locale: PageLocale
}

function Tile({ category: { name, names, items }, picture, tint, locale: { t, language } }: TileProps) {
  const lowest = items.length > 0 ? Math.min(...items.map(leastPriceOf)) : null
  return (
    <Link href={categoryPath(name)} className={`tile group ${tint}`}>
      <span className="tile-name">{nameIn({ name, names }, language)}</span>
      <span className="relative z-10 mt-1 block text-sm max-md:hidden">
        {counted(t.shell.dishes, items.length, language)}
        {lowest !== null && (
          <span className="hidden sm:inline"> {fill(t.home.from, { price: formatPrice(lowest) })}</span>
        )}
      </span>
      {picture ? (
        <img
          src={pictureAt(picture, 320)}
          srcSet={sourcesOf(picture, [160, 320, 640])}
          sizes="(min-width: 48rem) 165px, 80px"
          alt=""
          loading="lazy"
          decoding="async"
          style={framing(picture)}
          className="tile-picture"
        />
      ) : (
        <Pattern kind={dishKindOf(name) ?? undefined} />
      )}
    </Link>
  )
}
