'use client'

import { Dropdown } from '@/app/_ui/dropdown'
import { Icon } from '@/app/_ui/icon'
import { Link } from '@/app/_ui/link'
import { framing, Pattern, pictureAt } from '@/app/_ui/picture'
import type { NavigationWords } from './navigation-words'

const item = 'inline-flex min-h-11 items-center gap-1 whitespace-nowrap rounded-full px-4 font-semibold hover:bg-card'
const turns = 'size-4 transition-transform duration-150 group-open/dropdown:rotate-180'
const floating = 'absolute top-full mt-1 animate-rise rounded-card border border-line bg-card p-3 shadow-float'

interface Props {
  categories: NavigationCategory[]
  words: NavigationWords
}

export function MainNavigation({ categories, words }: Props) {
  return (
    <nav aria-label={words.mainNavigation} className="hidden lg:block">
      <ul className="flex items-center">
        <li className="relative">
          <Dropdown
            summaryClassName={item}
            summary={
              <>
                <span>{words.categories}</span>
                <Icon name="chevron" className={turns} />
              </>
            }
          >
            <CategoryPanel categories={categories} />
          </Dropdown>
        </li>
        <li>
          <Link href="/" className={item}>
            {words.home}
          </Link>
        </li>
        <li className="relative flex items-center">
          <Link href="/menu" className={`${item} pr-1`}>
            {words.menu}
          </Link>
          <Dropdown
            label={words.menuByCategory}
            summaryClassName="grid size-9 place-items-center rounded-full hover:bg-card"
            summary={<Icon name="chevron" className={turns} />}
          >
            <CategoryList categories={categories} wholeMenu={words.wholeMenu} />
          </Dropdown>
        </li>
        <li>
          <Link href="/contact" className={item}>
            {words.contact}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

function CategoryPanel({ categories }: Pick<Props, 'categories'>) {
  return (
    <ul className={`${floating} left-0 grid w-136 grid-cols-2 gap-1`}>
      {categories.map(({ name, path, image, dishes, tint }) => (
        <li key={path}>
          <Link href={path} className="rounded-field hover:bg-paper flex items-center gap-3 p-2">
            <span
              className={`rounded-field fitted-room relative grid size-12 shrink-0 place-items-center overflow-hidden ${tint}`}
            >
              {image ? (
                <img
                  src={pictureAt(image, 160)}
                  alt=""
                  width="48"
                  height="48"
                  loading="lazy"
                  style={framing(image)}
                  className="size-full object-cover"
                />
              ) : (
                <Pattern />
              )}
            </span>
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="text-ink-soft block text-sm">{dishes}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function CategoryList({ categories, wholeMenu }: Pick<Props, 'categories'> & { wholeMenu: string }) {
  const entry = 'block rounded-field px-3 py-2.5 font-semibold hover:bg-paper'
  return (
    <ul className={`${floating} left-0 w-60`}>
      <li className="border-line mb-2 border-b pb-2">
        <Link href="/menu" className={entry}>
          {wholeMenu}
        </Link>
      </li>
      {categories.map(({ name, path }) => (
        <li key={path}>
          <Link href={path} className={entry}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Sent once for three menus. */
export interface NavigationCategory {
  name: string
  path: string
  image: string | null
  /** In words: "6 dishes". */
  dishes: string
  tint: string
}
