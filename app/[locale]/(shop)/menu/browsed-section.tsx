import { memo, type CSSProperties, type ReactNode } from 'react'
import { useScope } from '@/app/_client/scope'
import { categoryPath } from '@/app/_ui/category-path'
import { ButtonLink } from '@/app/_ui/button'
import { counted } from '@/lib/i18n/fill'
import { NotStated, unknownLast } from '@/app/[locale]/(shop)/_diet/diet-control'
import { MenuItemRow } from '../_menu-item/menu-item-row'
import type { CardScope } from '../_menu-item/card-item'
import type { DietWords, FilteredItem } from '../_diet/filtered-item-of'

export interface BrowsedCategory {
  id: string
  /** The name in the address, in every language. */
  name: string
  shownName: string
  /** Names in other languages, for the search. */
  otherNames: string
  /** The name with soft hyphens. */
  heading: string
  tint: string
  items: BrowsedItem[]
}

interface BrowsedItem extends FilteredItem {
  /** Places in the page's list. */
  choices: number[]
  madeOf?: string
}

interface Props {
  category: BrowsedCategory
  isChosen: boolean
  /** Null for all. */
  found: ReadonlySet<string> | null
  /** Shown last, because their allergens are not declared. */
  unknown: ReadonlySet<string>
  isFirst: boolean
  /** How many of its dishes it begins with; the others are on its page. */
  most: number
  words: Pick<DietWords, 'notStated' | 'showDishes'>
  scope: CardScope
}

// The rows visible on a phone at once; other pictures load lazily.
const eagerRows = 3

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
      // A searched section is too variable for content-visibility's size estimate.
      className={`page scroll-mt-40 pt-8 md:pt-14 ${found ? '' : 'menu-section'}`}
      style={{ '--rows': Math.min(items.length, rows.most) } as CSSProperties}
    >
      <h2 id={headingId} className="mb-2 text-xl md:mb-5">
        {category.heading}
      </h2>
      <Rows category={category} {...rows} />
    </section>
  )
})

/** Memoized: not rendered again while typing keeps the same rows. */
const Rows = memo(function Rows({ category, found, unknown, isFirst, most, words, scope }: Omit<Props, 'isChosen'>) {
  const { name, shownName, items, tint } = category
  const { language } = useScope()
  return (
    <>
      <ul className={inColumns}>
        {unknownLast(items, unknown)
          .slice(0, most)
          .map((item, place) => (
            <Line
              key={item.id}
              isHidden={found !== null && !found.has(item.id)}
              isUnknown={unknown.has(item.id)}
              words={words}
            >
              <Row item={item} tint={tint} scope={scope} eager={isFirst && place < eagerRows} />
            </Line>
          ))}
      </ul>
      {items.length > most && (
        <ButtonLink look="plain" href={categoryPath(name)} className="mt-3">
          {`${shownName}: ${counted(words.showDishes, items.length, language)}`}
        </ButtonLink>
      )}
    </>
  )
})

export interface FoundDish {
  id: string
  item: FilteredItem
  tint: string
}

type FoundProps = { dishes: FoundDish[] } & Pick<Props, 'unknown' | 'scope'> & Pick<LineProps, 'words'>

/** The best first, whatever their category. */
export function FoundDishes({ dishes, unknown, words, scope }: FoundProps) {
  return (
    <ul className={`page pt-4 ${inColumns}`}>
      {unknownLast(dishes, unknown).map(({ id, item, tint }) => (
        <Line key={id} isUnknown={unknown.has(id)} words={words}>
          <Row item={item} tint={tint} scope={scope} />
        </Line>
      ))}
    </ul>
  )
}

const inColumns = 'md:grid md:grid-cols-2 md:gap-4 xl:grid-cols-3'

interface LineProps {
  isHidden?: boolean
  isUnknown: boolean
  words: Pick<DietWords, 'notStated'>
  children: ReactNode
}

function Line({ isHidden = false, isUnknown, words, children }: LineProps) {
  return (
    <li hidden={isHidden} className={`menu-line ${isUnknown ? 'flex flex-col' : ''}`}>
      {isUnknown && <NotStated words={words} />}
      {children}
    </li>
  )
}

const Row = memo(MenuItemRow)
