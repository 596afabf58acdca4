'use client'

import { useDeferredValue, useMemo } from 'react'
import { useAddressValue } from '@/app/_client/address-value'
import { useScope } from '@/app/_client/scope'
import { showFavouritesAlone, useFavourites, useFavouritesAlone } from '@/app/_client/favourites'
import { Icon } from '@/app/_ui/icon'
import { Chip } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import { noDietFilter } from '@/lib/menu/diet-filter'
import { indexMenu, searchMenu, type Synonyms } from '@/lib/menu/search/menu-search'
import { DietControl, FitsInWords, setDietFilter, useFits } from '../_diet/diet-control'
import type { DietWords } from '../_diet/filtered-item-of'
import { BrowsedSection, type BrowsedCategory } from './browsed-section'
import { CategoryChips } from './category-chips'

interface Props {
  categories: BrowsedCategory[]
  synonyms: Synonyms
  words: DietWords &
    Pick<Texts['dish'], 'favourites'> &
    Pick<Texts['menu'], 'search' | 'searchHint' | 'clear' | 'chips' | 'all' | 'noResults' | 'reset'>
}

/** The menu is in the page; search, filter and chips only hide rows. */
export function MenuBrowser({ categories, synonyms, words }: Props) {
  const scope = useScope()
  // In the address, so that a customer who comes back from a dish finds the menu unchanged.
  const [typed, setTyped] = useAddressValue('q')
  const [chip, setChip] = useAddressValue('category')
  const chosen = categories.find(({ name }) => name === chip)?.id ?? null
  // Chip and letter are shown first; filtering the menu is deferred.
  const shownCategory = useDeferredValue(chosen)
  const sought = useFound(categories, synonyms, useDeferredValue(typed))
  const fits = useFits(useMemo(() => categories.flatMap(({ items }) => items), [categories]))
  const favourites = useWantedFavourites()
  const found = useMemo(() => inBoth(inBoth(sought, fits.shown), favourites), [sought, fits.shown, favourites])
  const shown = categories.filter(({ id }) => isIn(id, shownCategory)).flatMap(({ items }) => items)
  const left = shown.filter(({ id }) => found?.has(id) ?? true)
  const isOfSearch = (fits.shown === null && favourites === null) || sought?.size === 0
  function reset() {
    setTyped('')
    setChip('')
    setDietFilter(noDietFilter)
    showFavouritesAlone(false)
  }
  return (
    <>
      <div className="page flex flex-wrap items-center gap-3">
        <SearchBox typed={typed} onType={setTyped} words={words} />
        <DietControl left={left.length} words={words} />
        <FavouritesChip label={words.favourites} />
      </div>
      <CategoryChips {...{ categories, chosen, words }} onChoose={setChip} />
      <p role="status" className="page text-ink-soft pt-4 text-sm empty:hidden">
        {found && left.length > 0 && <FitsInWords items={left} unknown={fits.unknown} words={words} />}
      </p>
      {found && left.length === 0 && (
        <div className="page py-16">
          <p className="mb-4 text-lg">{isOfSearch ? fill(words.noResults, { query: typed }) : words.noneFit}</p>
          <Chip onClick={reset}>{words.reset}</Chip>
        </div>
      )}
      {categories.map((category, index) => (
        <BrowsedSection
          key={category.id}
          category={category}
          isChosen={isIn(category.id, shownCategory)}
          found={found}
          unknown={fits.unknown}
          words={words}
          isFirst={index === 0}
          scope={scope}
        />
      ))}
    </>
  )
}

function isIn(category: string, chosen: string | null): boolean {
  return chosen === null || chosen === category
}

/** Null for all. */
function inBoth(one: ReadonlySet<string> | null, other: ReadonlySet<string> | null): ReadonlySet<string> | null {
  if (one === null || other === null) return one ?? other
  return new Set([...one].filter((id) => other.has(id)))
}

/** Null without a search. */
function useFound(categories: BrowsedCategory[], synonyms: Synonyms, typed: string): ReadonlySet<string> | null {
  const index = useMemo(() => {
    const all = categories.flatMap(({ shownName, otherNames: others, items }) =>
      items.map(({ id, name, otherNames, text, diet, tags }) => ({
        id,
        text: [name, otherNames, shownName, others, text, diet, tags].join(' '),
      })),
    )
    return indexMenu(all, synonyms)
  }, [categories, synonyms])
  return useMemo(() => searchMenu(index, typed), [index, typed])
}

function FavouritesChip({ label }: { label: string }) {
  const isAny = useFavourites().length > 0
  const areAlone = useFavouritesAlone()
  if (!isAny) return null
  return (
    <Chip aria-pressed={areAlone} className="min-h-12 gap-2 max-sm:px-4" onClick={() => showFavouritesAlone(!areAlone)}>
      <Icon name="heart" />
      {label}
    </Chip>
  )
}

/** Null without that filter. */
function useWantedFavourites(): ReadonlySet<string> | null {
  const ids = useFavourites()
  const areAlone = useFavouritesAlone()
  return useMemo(() => (areAlone && ids.length > 0 ? new Set(ids) : null), [areAlone, ids])
}

interface SearchBoxProps {
  typed: string
  onType: (text: string) => void
  words: Pick<Texts['menu'], 'search' | 'searchHint' | 'clear'>
}

function SearchBox({ typed, onType, words }: SearchBoxProps) {
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
