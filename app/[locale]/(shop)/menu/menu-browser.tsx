'use client'

import { useDeferredValue, useMemo, useState } from 'react'
import { useAddressValue } from '@/app/_client/address-value'
import { useScope } from '@/app/_client/scope'
import { showFavouritesAlone, useFavourites, useFavouritesAlone } from '@/app/_client/favourites'
import { Icon } from '@/app/_ui/icon'
import { Chip } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import { noDietFilter } from '@/lib/menu/declarations/diet-filter'
import { DietControl, FitsInWords, setDietFilter, useFits } from '../_diet/diet-control'
import type { DietWords } from '../_diet/filtered-item-of'
import { BrowsedSection, type BrowsedCategory, FoundDishes } from './browsed-section'
import { CategoryChips } from './category-chips'
import type { SearchedMenu } from './menu-search-of'
import { LeftOut, type LeftOutWords } from './left-out'
import { useMenuSearch } from './use-menu-search'

interface Props extends SearchedMenu {
  words: DietWords &
    Pick<Texts['dish'], 'favourites'> &
    LeftOutWords &
    Pick<
      Texts['menu'],
      'search' | 'searchHint' | 'clear' | 'chips' | 'all' | 'noResults' | 'notAllWords' | 'nearest' | 'reset'
    >
}

/** The menu is in the page, of a long one some rows and all data; filter and chips only hide rows, and a search lists its own, the best first. */
export function MenuBrowser({ categories, choices, ownWords, words }: Props) {
  const scope = useScope()
  // In the address, so that a customer who comes back from a dish finds the menu unchanged.
  const [typed, setTyped] = useAddressValue('q')
  const [chip, setChip] = useAddressValue('category')
  const chosen = categories.find(({ name }) => name === chip)?.id ?? null
  // Chip and letter are shown first; filtering the menu is deferred.
  const shownCategory = useDeferredValue(chosen)
  const dishes = useMemo(() => dishesIn(categories), [categories])
  const [hasFocus, setFocus] = useState(false)
  const search = useMenuSearch({ categories, choices, ownWords }, { typed, hasFocus })
  const sought = useDeferredValue(typed)
  const answer = useMemo(() => search?.(sought) ?? null, [search, sought])
  const fits = useFits(useMemo(() => categories.flatMap(({ items }) => items), [categories]))
  const favourites = useWantedFavourites(answer !== null)
  const fitting = useMemo(() => inBoth(fits.shown, favourites), [fits.shown, favourites])
  const ranked = answer ? answer.ids.flatMap((id) => dishes.get(id) ?? []) : [...dishes.values()]
  const left = ranked.filter(({ id, category }) => isIn(category.id, shownCategory) && (fitting?.has(id) ?? true))
  const isNarrowed = answer !== null || fitting !== null
  const isNothing = answer?.ids.length === 0
  const most = mostOfEach(dishes.size, categories.length)
  function reset() {
    setTyped('')
    setChip('')
    setDietFilter(noDietFilter)
    showFavouritesAlone(false)
  }
  function open(category: string) {
    reset()
    setChip(category)
  }
  return (
    <>
      <div className="page flex flex-wrap items-center gap-3">
        <SearchBox typed={typed} onType={setTyped} onFocus={() => setFocus(true)} words={words} />
        <DietControl left={left.length} words={words} />
        <FavouritesChip label={words.favourites} isSearching={answer !== null} onChoose={() => setTyped('')} />
      </div>
      <CategoryChips {...{ categories, chosen, words }} isSearching={answer !== null} onChoose={setChip} />
      <p role="status" className="page text-ink-soft pt-4 text-sm empty:hidden">
        {isNarrowed && left.length > 0 && (
          <>
            {answer?.isPartial && <span>{`${words.notAllWords} `}</span>}
            <FitsInWords items={left} unknown={fits.unknown} words={words} />
          </>
        )}
      </p>
      {answer && <LeftOut answer={answer} words={words} />}
      {isNarrowed && left.length === 0 && (
        <div className="page py-16">
          <p className="mb-4 text-lg">
            {isNothing || fitting === null ? fill(words.noResults, { query: typed }) : words.noneFit}
          </p>
          {isNothing && <Nearest categories={nearest(categories, answer.near)} label={words.nearest} onChoose={open} />}
          <Chip onClick={reset}>{words.reset}</Chip>
        </div>
      )}
      {answer ? (
        <FoundDishes dishes={left} unknown={fits.unknown} words={words} scope={scope} />
      ) : (
        categories.map((category, index) => (
          <BrowsedSection
            key={category.id}
            category={category}
            isChosen={isIn(category.id, shownCategory)}
            found={fitting}
            unknown={fits.unknown}
            words={words}
            isFirst={index === 0}
            most={shownCategory === null && fitting === null ? most : Infinity}
            scope={scope}
          />
        ))
      )}
    </>
  )
}

/** A menu that a phone can lay out is shown whole. */
const longMenu = 400
const rowsOfLongMenu = 240

/** A longer one begins with some of each category: a thousand rows are megabytes before the first is seen. */
export function mostOfEach(dishes: number, categories: number): number {
  return dishes <= longMenu ? Infinity : Math.max(3, Math.floor(rowsOfLongMenu / categories))
}

function dishesIn(categories: BrowsedCategory[]) {
  const all = categories.flatMap((category) =>
    category.items.map((item) => ({ id: item.id, item, tint: category.tint, category })),
  )
  return new Map(all.map((dish) => [dish.id, dish]))
}

function isIn(category: string, chosen: string | null): boolean {
  return chosen === null || chosen === category
}

/** Null for all. */
function inBoth(one: ReadonlySet<string> | null, other: ReadonlySet<string> | null): ReadonlySet<string> | null {
  if (one === null || other === null) return one ?? other
  return new Set([...one].filter((id) => other.has(id)))
}

const mostNear = 4

/** Those of the nearest dishes, else the first ones. */
function nearest(categories: BrowsedCategory[], near: string[]): BrowsedCategory[] {
  const ofDish = (id: string) => categories.find(({ items }) => items.some((item) => item.id === id)) ?? []
  const found = [...new Set(near.flatMap(ofDish))]
  return (found.length > 0 ? found : categories).slice(0, mostNear)
}

interface NearestProps {
  categories: BrowsedCategory[]
  label: string
  onChoose: (category: string) => void
}

function Nearest({ categories, label, onChoose }: NearestProps) {
  return (
    <>
      <p className="text-ink-soft mb-2">{label}</p>
      <div className="mb-6 flex flex-wrap gap-2">
        {categories.map(({ id, name, shownName }) => (
          <Chip key={id} onClick={() => onChoose(name)}>
            {shownName}
          </Chip>
        ))}
      </div>
    </>
  )
}

interface FavouritesChipProps {
  label: string
  isSearching: boolean
  onChoose: () => void
}

function FavouritesChip({ label, isSearching, onChoose }: FavouritesChipProps) {
  const isAny = useFavourites().length > 0
  const areAlone = useFavouritesAlone() && !isSearching
  function toggle() {
    onChoose()
    showFavouritesAlone(!areAlone)
  }
  if (!isAny) return null
  return (
    <Chip aria-pressed={areAlone} className="min-h-12 gap-2 max-sm:px-4" onClick={toggle}>
      <Icon name="heart" />
      {label}
    </Chip>
  )
}

/** Null without that filter; a search is for the whole menu, and the filter may be from an earlier visit. */
function useWantedFavourites(isSearching: boolean): ReadonlySet<string> | null {
  const ids = useFavourites()
  const areAlone = useFavouritesAlone() && !isSearching
  return useMemo(() => (areAlone && ids.length > 0 ? new Set(ids) : null), [areAlone, ids])
}

interface SearchBoxProps {
  typed: string
  onType: (text: string) => void
  onFocus: () => void
  words: Pick<Texts['menu'], 'search' | 'searchHint' | 'clear'>
}

function SearchBox({ typed, onType, onFocus, words }: SearchBoxProps) {
  return (
    <form role="search" className="max-w-xl grow basis-40" onSubmit={(event) => event.preventDefault()}>
      <div className="relative">
        <Icon
          name="search"
          className="text-ink-soft pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2"
        />
        <input
          type="search"
          name="q"
          aria-label={words.search}
          placeholder={words.searchHint}
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onFocus={onFocus}
          onChange={(event) => onType(event.target.value)}
          className="border-control bg-card placeholder:text-ink-soft min-h-13 w-full rounded-full border px-12"
        />
        {typed && (
          <button
            type="button"
            aria-label={words.clear}
            className="press-shown absolute inset-y-0 right-1 my-auto grid size-11 place-items-center rounded-full"
            onClick={() => onType('')}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </form>
  )
}
