import { memo, type CSSProperties } from 'react'
import { NotStated } from '@/app/[locale]/(shop)/_diet/diet-control'
import type { DietWords } from '../_diet/diet-words'
import { MenuItemRow } from '../_menu-item/menu-item-row'
import type { CardScope } from '../_menu-item/card-scope'
import type { FilteredItem } from '../_diet/show-filtered'
import { unknownLast } from '../_diet/use-fits'

export interface BrowsedCategory {
  id: string
  /** By which the address names it, in every language. */
  name: string
  shownName: string
  /** What it is called in other languages: a search finds it by them too. */
  otherNames: string
  /** With places to break. */
  heading: string
  tint: string
  items: FilteredItem[]
}

interface Props {
  category: BrowsedCategory
  isChosen: boolean
  /** Null: all of them. */
  found: ReadonlySet<string> | null
  /** Shown after the others, because nobody has said what they hold. */
  unknown: ReadonlySet<string>
  isFirst: boolean
  words: Pick<DietWords, 'notStated'>
  scope: CardScope
}

// The first rows are on the screen of a phone at once; the rest of the pictures can wait.
const eagerRows = 3

/** A chip shows and hides sections; what is in them stays as it is. */
export const BrowsedSection = memo(function BrowsedSection({ category, isChosen, ...rows }: Props) {
  const { id, items } = category
  const { found } = rows
  const headingId = `name-of-${id}`
  const isHidden = !isChosen || (found !== null && !items.some((item) => found.has(item.id)))
  return (
    <section
      id={id}
      hidden={isHidden}
      aria-labelledby={headingId}
      // How high a section is that was searched through, only laying it out can tell.
      className={`page scroll-mt-40 pt-8 md:pt-14 ${found ? '' : 'menu-section'}`}
      style={{ '--rows': items.length } as CSSProperties}
    >
      <h2 id={headingId} className="mb-2 text-xl md:mb-5">
        {category.heading}
      </h2>
      <Rows category={category} {...rows} />
    </section>
  )
})

/** Not rendered again while somebody types and the same rows stay in it. */
const Rows = memo(function Rows({ category, found, unknown, isFirst, words, scope }: Omit<Props, 'isChosen'>) {
  const { items, tint } = category
  return (
    <ul className="md:grid md:grid-cols-2 md:gap-4 xl:grid-cols-3">
      {unknownLast(items, unknown).map((item, place) => (
        <li
          key={item.id}
          hidden={found !== null && !found.has(item.id)}
          className={`menu-line ${unknown.has(item.id) ? 'flex flex-col' : ''}`}
        >
          {unknown.has(item.id) && <NotStated words={words} />}
          <Row item={item} tint={tint} scope={scope} eager={isFirst && place < eagerRows} />
        </li>
      ))}
    </ul>
  )
})

const Row = memo(MenuItemRow)
