'use client'

import { useDeferredValue, useMemo } from 'react'
import { useAddressValue } from '@/app/_client/address-value'
import { setDietFilter } from '@/app/_client/diet-filter'
import { useScope } from '@/app/_client/scope'
import { showFavouritesAlone } from '@/app/_client/favourites'
import { Chip } from '@/app/_ui/chip'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import { noDietFilter } from '@/lib/menu/diet-filter'
import { indexMenu, searchMenu } from '@/lib/menu/search/menu-search'
import type { Synonyms } from '@/lib/menu/search/synonyms'
import { FavouritesChip } from '../_favourites/favourites-chip'
import { useWantedFavourites } from '../_favourites/use-wanted-favourites'
import { DietControl } from '../_diet/diet-control'
import type { DietWords } from '../_diet/diet-words'
import { FitsInWords } from '../_diet/not-stated'
import { useFits } from '../_diet/use-fits'
import { BrowsedSection, type BrowsedCategory } from './browsed-section'
import { CategoryChips } from './category-chips'
import { SearchBox } from './search-box'

interface Props {
  categories: BrowsedCategory[]
  synonyms: Synonyms
  words: DietWords &
    Pick<Texts['dish'], 'favourites'> &
    Pick<Texts['menu'], 'search' | 'searchHint' | 'clear' | 'chips' | 'all' | 'noResults' | 'reset'>
}

/** Search, filter and chips over a menu that is already in the page: they only hide what does not fit. */
export function MenuBrowser({ categories, synonyms, words }: Props) {
  const scope = useScope()
  // In the address, so that who comes back from a dish finds the menu as he left it.
  const [typed, setTyped] = useAddressValue('q')
  const [chip, setChip] = useAddressValue('category')
  const chosen = categories.find(({ name }) => name === chip)?.id ?? null
  // The chip and the letter are shown first: what they leave of the menu is a task of its own.
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

/** Null stands for everything. */
function inBoth(one: ReadonlySet<string> | null, other: ReadonlySet<string> | null): ReadonlySet<string> | null {
  if (one === null || other === null) return one ?? other
  return new Set([...one].filter((id) => other.has(id)))
}

/** The ids of what is sought; null where nothing is. */
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
