'use client'

import { memo, useDeferredValue, useState, type ReactNode } from 'react'
import { useScope } from '@/app/_client/scope'
import { Chip } from '@/app/_ui/button'
import type { CardItem } from '@/app/[locale]/(shop)/_menu-item/card-item'
import { MenuItemCard } from '../_menu-item/menu-item-card'

export interface Bestseller {
  item: CardItem
  tint: string
  isOverall: boolean
  /** Set where it is among the first of that category. */
  category: string | null
}

interface BestsellerFilterProps {
  title: ReactNode
  label: string
  all: string
  categories: { id: string; name: string }[]
  bestsellers: Bestseller[]
}

/** The first of the whole menu are in the page; those of a category are rendered when it is pressed. */
export function BestsellerFilter({ title, label, all, categories, bestsellers }: BestsellerFilterProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  // The chip is shown as pressed before the cards of its category are rendered.
  const shown = useDeferredValue(chosen)
  return (
    <>
      <div className="mb-5 flex flex-col gap-3 md:flex-row md:items-end md:justify-between">
        {title}
        <div
          role="group"
          aria-label={label}
          className="-mx-5 flex scrollbar-none gap-2 overflow-x-auto px-5 py-1 md:mx-0 md:px-0"
        >
          {[{ id: null, name: all }, ...categories].map(({ id, name }) => (
            <Chip key={id} aria-pressed={id === chosen} onClick={() => setChosen(id)}>
              {name}
            </Chip>
          ))}
        </div>
      </div>
      <Cards bestsellers={bestsellers} chosen={shown} />
    </>
  )
}

const Cards = memo(function Cards({
  bestsellers,
  chosen,
}: Pick<BestsellerFilterProps, 'bestsellers'> & { chosen: string | null }) {
  const scope = useScope()
  const shown = bestsellers.filter(({ isOverall, category }) => (chosen === null ? isOverall : category === chosen))
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {shown.map(({ item, tint }) => (
        <li key={item.id} className="menu-card">
          <MenuItemCard item={item} tint={tint} scope={scope} />
        </li>
      ))}
    </ul>
  )
})
