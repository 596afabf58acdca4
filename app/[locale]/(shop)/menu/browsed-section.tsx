import { memo } from 'react'
import type { DietWords } from '../_diet/diet-words'
import { NotStated } from '../_diet/not-stated'
import { MenuItemRow } from '../_menu-item/menu-item-row'
import type { CardScope } from '../_menu-item/card-scope'
import type { FilteredItem } from '../_diet/show-filtered'
import { unknownLast } from '../_diet/use-fits'

export interface BrowsedCategory {
  id: string
  name: string
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

/** Not rendered again while somebody types and the same rows stay in it. */
export const BrowsedSection = memo(function BrowsedSection({
  category,
  isChosen,
  found,
  unknown,
  isFirst,
  words,
  scope,
}: Props) {
  const { id, name, tint, items } = category
  const heading = `name-of-${id}`
  const isHidden = !isChosen || (found !== null && !items.some((item) => found.has(item.id)))
  return (
    <section id={id} hidden={isHidden} aria-labelledby={heading} className="page scroll-mt-40 pt-8 md:pt-14">
      <h2 id={heading} className="mb-2 text-xl md:mb-5">
        {name}
      </h2>
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
    </section>
  )
})

const Row = memo(MenuItemRow)
