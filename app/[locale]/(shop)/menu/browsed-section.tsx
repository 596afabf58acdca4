import { memo } from 'react'
import { MenuItemRow } from '../_menu-item/menu-item-row'
import type { CardScope } from '../_menu-item/card-scope'
import type { ShownItem } from '../_menu-item/shown-item'

export interface BrowsedCategory {
  id: string
  name: string
  tint: string
  items: ShownItem[]
}

interface Props {
  category: BrowsedCategory
  isChosen: boolean
  /** Null: all of them. */
  found: ReadonlySet<string> | null
  isFirst: boolean
  scope: CardScope
}

// The first rows are on the screen of a phone at once; the rest of the pictures can wait.
const eagerRows = 3

/** Not rendered again while somebody types and the same rows stay in it. */
export const BrowsedSection = memo(function BrowsedSection({ category, isChosen, found, isFirst, scope }: Props) {
  const { id, name, tint, items } = category
  const heading = `name-of-${id}`
  const isHidden = !isChosen || (found !== null && !items.some((item) => found.has(item.id)))
  return (
    <section id={id} hidden={isHidden} aria-labelledby={heading} className="page scroll-mt-40 pt-8 md:pt-14">
      <h2 id={heading} className="mb-2 text-xl md:mb-5">
        {name}
      </h2>
      <ul className="md:grid md:grid-cols-2 md:gap-4 xl:grid-cols-3">
        {items.map((item, place) => (
          <li key={item.id} className="menu-line" hidden={found !== null && !found.has(item.id)}>
            <Row item={item} tint={tint} scope={scope} eager={isFirst && place < eagerRows} />
          </li>
        ))}
      </ul>
    </section>
  )
})

const Row = memo(MenuItemRow)
