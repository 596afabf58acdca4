import type { PageLocale } from '@/app/_locale'
import { categoryPath } from '@/app/_ui/category-path'
import { tintOf } from '@/app/_ui/tint'
import { Link } from '@/app/_ui/link'
import { pictureAt } from '@/app/_ui/picture'
import { counted, fill } from '@/lib/i18n/fill'
import { formatPrice } from '@/lib/platform/money'
import type { Menu, MenuCategory } from '@/lib/menu/menu-item'

const shown = 7
// Three above four on twelve columns, so that seven tiles make a rhythm and not a grid with a hole.
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
  return (
    <section aria-labelledby="categories" className="page pt-14 md:pt-20">
      <h2 id="categories" className="mb-6 text-xl md:text-2xl">
        {locale.t.home.categories}
      </h2>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-12 md:gap-4">
        {menu.categories.slice(0, shown).map((category, index) => (
          <li key={category.id} className={`group/tile max-md:first:col-span-2 ${spans[index]}`}>
            <Tile category={category} tint={tintOf(index)} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TileProps {
  category: MenuCategory
  tint: string
  locale: PageLocale
}

function Tile({ category: { name, image, items }, tint, locale: { t, language } }: TileProps) {
  const lowest = items.length > 0 ? Math.min(...items.map(({ priceRappen }) => priceRappen)) : null
  return (
    <Link
      href={categoryPath(name)}
      className={`group rounded-card relative block h-full min-h-40 overflow-hidden p-5 md:min-h-48 ${tint}`}
    >
      <span className="block text-lg font-bold tracking-tight md:text-xl">{name}</span>
      <span className="relative z-10 mt-1 block text-sm">
        {counted(t.shell.dishes, items.length, language)}
        {lowest !== null && (
          <span className="hidden sm:inline"> {fill(t.home.from, { price: formatPrice(lowest) })}</span>
        )}
      </span>
      {image && (
        <img
          src={pictureAt(image, 320)}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute -right-2 -bottom-4 h-28 w-auto transition-transform duration-200 group-hover:-translate-y-1 group-hover:scale-105 max-md:group-first/tile:h-36 md:h-36"
        />
      )}
    </Link>
  )
}
