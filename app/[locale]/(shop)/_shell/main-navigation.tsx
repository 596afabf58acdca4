import type { PageLocale } from '@/app/_locale'
import { categoryPath } from '@/app/_ui/category-path'
import { Dropdown } from '@/app/_ui/dropdown'
import { tintOf } from '@/app/_ui/tint'
import { Icon } from '@/app/_ui/icon'
import { Link } from '@/app/_ui/link'
import { pictureAt } from '@/app/_ui/picture'
import { counted } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import type { Menu } from '@/lib/menu/menu-item'

const item = 'inline-flex min-h-11 items-center gap-1 whitespace-nowrap rounded-full px-4 font-semibold hover:bg-card'
const turns = 'size-4 transition-transform duration-150 group-open/dropdown:rotate-180'
const floating = 'absolute top-full mt-1 animate-rise rounded-card border border-line bg-card p-3 shadow-float'

export function MainNavigation({ menu, locale }: { menu: Menu; locale: PageLocale }) {
  const { t } = locale
  return (
    <nav aria-label={t.shell.mainNavigation} className="hidden lg:block">
      <ul className="flex items-center">
        <li className="relative">
          <Dropdown
            summaryClassName={item}
            summary={
              <>
                {t.shell.categories}
                <Icon name="chevron" className={turns} />
              </>
            }
          >
            <CategoryPanel menu={menu} locale={locale} />
          </Dropdown>
        </li>
        <li>
          <Link href="/" className={item}>
            {t.shell.home}
          </Link>
        </li>
        <li className="relative flex items-center">
          <Link href="/menu" className={`${item} pr-1`}>
            {t.shell.menu}
          </Link>
          <Dropdown
            label={t.shell.menuByCategory}
            summaryClassName="grid size-9 place-items-center rounded-full hover:bg-card"
            summary={<Icon name="chevron" className={turns} />}
          >
            <CategoryList menu={menu} t={t} />
          </Dropdown>
        </li>
        <li>
          <Link href="/contact" className={item}>
            {t.shell.contact}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

function CategoryPanel({ menu, locale: { t, language } }: { menu: Menu; locale: PageLocale }) {
  return (
    <ul className={`${floating} left-0 grid w-136 grid-cols-2 gap-1`}>
      {menu.categories.map(({ id, name, image, items }, index) => (
        <li key={id}>
          <Link href={categoryPath(name)} className="rounded-field hover:bg-paper flex items-center gap-3 p-2">
            <span className={`rounded-field grid size-12 shrink-0 place-items-center overflow-hidden ${tintOf(index)}`}>
              {image && (
                <img
                  src={pictureAt(image, 160)}
                  alt=""
                  width="48"
                  height="48"
                  loading="lazy"
                  className="size-full object-cover"
                />
              )}
            </span>
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="text-ink-soft block text-sm">{counted(t.shell.dishes, items.length, language)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function CategoryList({ menu, t }: { menu: Menu; t: Texts }) {
  const entry = 'block rounded-field px-3 py-2.5 font-semibold hover:bg-paper'
  return (
    <ul className={`${floating} left-0 w-60`}>
      <li className="border-line mb-2 border-b pb-2">
        <Link href="/menu" className={entry}>
          {t.shell.wholeMenu}
        </Link>
      </li>
      {menu.categories.map(({ id, name }) => (
        <li key={id}>
          <Link href={categoryPath(name)} className={entry}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
