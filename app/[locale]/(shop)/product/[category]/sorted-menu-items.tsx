'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useAddressValue } from '@/app/_client/address-value'
import { centreInRow } from '@/app/_client/centre-in-row'
import { useScope } from '@/app/_client/scope'
import { control } from '@/app/_ui/field'
import type { Texts } from '@/lib/i18n/texts'
import { DietControl, FitsInWords, NotStated, unknownLast, useFits } from '../../_diet/diet-control'
import type { DietWords, FilteredItem } from '../../_diet/filtered-item-of'
import { shownPrice } from '../../_menu-item/card-item'
import { MenuItemCard } from '../../_menu-item/menu-item-card'

type Sort = 'default' | 'low' | 'high'

type Words = DietWords & Pick<Texts['menu'], 'sort' | 'sortDefault' | 'sortLowToHigh' | 'sortHighToLow'>

interface Props {
  items: FilteredItem[]
  tint: string
  words: Words
}

/** The address keeps the order, for the back button. */
export function SortedMenuItems({ items, tint, words }: Props) {
  const scope = useScope()
  const [asked, ask] = useAddressValue('sort')
  const sort = sortOf(asked)
  const { shown, unknown } = useFits(items)
  const left = items.filter(({ id }) => shown?.has(id) ?? true)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <label htmlFor="sort" className="shrink-0 font-semibold">
          {words.sort}
        </label>
        <select
          id="sort"
          value={sort}
          onChange={(event) => ask(event.target.value === 'default' ? '' : event.target.value)}
          className={`${control} max-w-60 flex-1 basis-40`}
        >
          <option value="default">{words.sortDefault}</option>
          <option value="low">{words.sortLowToHigh}</option>
          <option value="high">{words.sortHighToLow}</option>
        </select>
        <DietControl left={left.length} words={words} />
      </div>
      <p role="status" className="text-ink-soft mb-4 text-sm empty:hidden">
        {shown && <FitsInWords items={left} unknown={unknown} words={words} />}
      </p>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {unknownLast(inOrder(left, sort), unknown).map((item) => (
          <li key={item.id} className={`menu-card ${unknown.has(item.id) ? 'flex flex-col' : ''}`}>
            {unknown.has(item.id) && <NotStated words={words} />}
            <MenuItemCard item={item} tint={tint} scope={scope} level="h2" />
          </li>
        ))}
      </ul>
    </>
  )
}

function sortOf(value: string): Sort {
  return value === 'low' || value === 'high' ? value : 'default'
}

export function inOrder(items: FilteredItem[], sort: Sort): FilteredItem[] {
  if (sort === 'default') return items
  const direction = sort === 'low' ? 1 : -1
  return items.toSorted((a, b) => direction * (shownPrice(a) - shownPrice(b)))
}

/** On a phone the row overflows and scrolls to the current page. */
export function LinkRow({ children }: { children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = row.current
    const link = list?.querySelector<HTMLElement>('[aria-current=page]')
    if (!list || !link) return
    const centre = () => centreInRow(list, link, 'instant')
    centre()
    // In the shop's letters, which may come later, the row is longer, and its last link would be cut off.
    void document.fonts.ready.then(centre)
  }, [])
  return (
    <ul ref={row} className="-mx-5 flex scrollbar-none gap-2 overflow-x-auto px-5 py-1 md:mx-0 md:flex-wrap md:px-0">
      {children}
    </ul>
  )
}
