'use client'

import { useAddressValue } from '@/app/_client/address-value'
import { useScope } from '@/app/_client/scope'
import { control } from '@/app/_ui/field'
import type { Texts } from '@/lib/i18n/texts'
import { DietControl, FitsInWords, NotStated } from '../../_diet/diet-control'
import type { DietWords } from '../../_diet/diet-words'
import { unknownLast, useFits } from '../../_diet/use-fits'
import { MenuItemCard } from '../../_menu-item/menu-item-card'
import type { FilteredItem } from '../../_diet/show-filtered'

type Sort = 'default' | 'low' | 'high'

type Words = DietWords & Pick<Texts['menu'], 'sort' | 'sortDefault' | 'sortLowToHigh' | 'sortHighToLow'>

interface Props {
  items: FilteredItem[]
  tint: string
  words: Words
}

/** The items come in the menu's order; the address keeps the customer's own, for the back button. */
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

function inOrder(items: FilteredItem[], sort: Sort): FilteredItem[] {
  if (sort === 'default') return items
  return items.toSorted((a, b) => (sort === 'low' ? a.price - b.price : b.price - a.price))
}
