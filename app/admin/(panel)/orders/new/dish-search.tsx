import { useId, useMemo, useState, type KeyboardEvent } from 'react'
import type { CartItem } from '@/app/_client/cart/cart-entry'
import { Chip } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import type { SearchedDish } from '@/lib/menu/search/menu-index'
import { menuSearch, type OwnWords } from '@/lib/menu/search/menu-search'
import { formatPrice } from '@/lib/platform/values/money'
import { useWords } from '../../../_client/admin-words'

export interface Dish {
  item: CartItem
  otherNames: string
  isSoldOut: boolean
  /** It has options to choose. */
  asks: boolean
}

export interface Section {
  id: string
  name: string
  dishes: Dish[]
}

interface DishSearchProps {
  sections: Section[]
  ownWords: OwnWords
  onAdd: (dish: Dish) => void
  onAsk: (dish: Dish) => void
}

/** Enter takes the first that was found; a tap takes any. */
export function DishSearch({ sections, ownWords, onAdd, onAsk }: DishSearchProps) {
  const words = useWords('phoneOrder')
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(sections[0]?.id)
  const search = useMemo(() => menuSearch(sections.flatMap(searchedIn), ownWords), [sections, ownWords])
  const found = useMemo(() => search(typed), [search, typed])
  const all = useMemo(
    () => new Map(sections.flatMap(({ dishes }) => dishes).map((dish) => [dish.item.id, dish])),
    [sections],
  )
  const shown = found
    ? (found.isPartial ? [] : found.ids).flatMap((id) => all.get(id) ?? [])
    : (sections.find(({ id }) => id === chosen)?.dishes ?? [])

  function take(dish: Dish) {
    setTyped('')
    if (dish.asks) onAsk(dish)
    else onAdd(dish)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const first = shown.find(({ isSoldOut }) => !isSoldOut)
    if (found && first) take(first)
  }
  return (
    <section aria-label={words.dishes} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <Field
        name="dish_search"
        type="search"
        label={words.search}
        autoComplete="off"
        autoFocus
        enterKeyHint="done"
        aria-controls={listId}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {!found && (
        <div className="flex flex-wrap gap-2">
          {sections.map(({ id, name }) => (
            <Chip
              key={id}
              className="max-w-full wrap-anywhere whitespace-normal"
              aria-pressed={id === chosen}
              onClick={() => setChosen(id)}
            >
              {name}
            </Chip>
          ))}
        </div>
      )}
      <ul id={listId} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-2">
        {shown.map((dish, place) => (
          <li key={dish.item.id}>
            <DishButton dish={dish} isFirst={found !== null && place === 0} onTake={() => take(dish)} />
          </li>
        ))}
      </ul>
      <p role="status" className="text-ink-soft empty:hidden">
        {found && shown.length === 0 && fill(words.noDish, { search: typed })}
      </p>
    </section>
  )
}

function DishButton({ dish, isFirst, onTake }: { dish: Dish; isFirst: boolean; onTake: () => void }) {
  const words = useWords('phoneOrder')
  return (
    <button
      type="button"
      disabled={dish.isSoldOut}
      onClick={onTake}
      className={`rounded-field bg-card grid size-full min-h-16 content-between gap-1 border p-3 text-left disabled:opacity-50 ${isFirst ? 'border-ink ring-ink ring-1' : 'border-control'}`}
    >
      <span className="font-semibold wrap-anywhere">{`${dish.item.name}${dish.asks ? '\u00A0…' : ''}`}</span>
      <span className="text-ink-soft text-sm tabular-nums">
        {dish.isSoldOut ? words.soldOut : formatPrice(dish.item.priceRappen)}
      </span>
    </button>
  )
}

function searchedIn({ name: category, dishes }: Section): SearchedDish[] {
  return dishes.map(({ item: { id, name }, otherNames }) => ({ id, name, otherNames, category }))
}
