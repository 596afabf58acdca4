'use client'

import { useDeferredValue, useMemo } from 'react'
import { useAddressValue } from '@/app/_client/address-value'
import { useScope } from '@/app/_client/scope'
import { Chip } from '@/app/_ui/chip'
import { counted, fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import { indexMenu, searchMenu } from '@/lib/menu/search/menu-search'
import type { Synonyms } from '@/lib/menu/search/synonyms'
import { BrowsedSection, type BrowsedCategory } from './browsed-section'
import { CategoryChips } from './category-chips'
import { SearchBox } from './search-box'

interface Props {
  categories: BrowsedCategory[]
  synonyms: Synonyms
  words: Pick<Texts['menu'], 'search' | 'searchHint' | 'clear' | 'chips' | 'all' | 'results' | 'noResults' | 'reset'>
}

/** Search and chips over a menu that is already in the page: they only hide what does not fit. */
export function MenuBrowser({ categories, synonyms, words }: Props) {
  const scope = useScope()
  // In the address, so that who comes back from a dish finds the menu as he left it.
  const [typed, setTyped] = useAddressValue('q')
  const [chip, setChip] = useAddressValue('category')
  const chosen = categories.find(({ name }) => name === chip)?.id ?? null
  const found = useFound(categories, synonyms, useDeferredValue(typed))
  const shown = categories.filter(({ id }) => chosen === null || id === chosen)
  const count = shown.reduce((sum, { items }) => sum + items.filter(({ id }) => found?.has(id) ?? true).length, 0)
  function reset() {
    setTyped('')
    setChip('')
  }
  return (
    <>
      <SearchBox typed={typed} onType={setTyped} words={words} />
      <CategoryChips {...{ categories, chosen, words }} onChoose={setChip} />
      <p role="status" className="page text-ink-soft pt-4 text-sm empty:hidden">
        {found && count > 0 && counted(words.results, count, scope.language)}
      </p>
      {found && count === 0 && (
        <div className="page py-16">
          <p className="mb-4 text-lg">{fill(words.noResults, { query: typed })}</p>
          <Chip onClick={reset}>{words.reset}</Chip>
        </div>
      )}
      {categories.map((category, index) => (
        <BrowsedSection
          key={category.id}
          category={category}
          isChosen={chosen === null || chosen === category.id}
          found={found}
          isFirst={index === 0}
          scope={scope}
        />
      ))}
    </>
  )
}

/** The ids of what is sought; null where nothing is. */
function useFound(categories: BrowsedCategory[], synonyms: Synonyms, typed: string): ReadonlySet<string> | null {
  const index = useMemo(() => {
    const all = categories.flatMap(({ name: category, items }) =>
      items.map(({ id, name, text, diet, tags }) => ({ id, text: [name, category, text, diet, tags].join(' ') })),
    )
    return indexMenu(all, synonyms)
  }, [categories, synonyms])
  return useMemo(() => searchMenu(index, typed), [index, typed])
}
