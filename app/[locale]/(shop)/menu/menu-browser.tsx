'use client'

import { createContext, use, useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { useScope } from '@/app/_client/scope'
import { Chip } from '@/app/_ui/chip'
import { Icon } from '@/app/_ui/icon'
import { counted, fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import { indexMenu, searchMenu, type SearchedItem } from '@/lib/menu/search/menu-search'
import type { Synonyms } from '@/lib/menu/search/synonyms'
import { useSectionInView } from './section-in-view'

interface Chosen {
  /** Ids; null while nothing is sought. */
  found: ReadonlySet<string> | null
  category: string | null
}

const ChosenContext = createContext<Chosen>({ found: null, category: null })

export interface BrowsedCategory {
  id: string
  name: string
  items: SearchedItem[]
}

interface Props {
  categories: BrowsedCategory[]
  synonyms: Synonyms
  words: Texts['menu']
  children: ReactNode
}

/** Search and chips over a menu that is already in the page: they only hide what does not fit. */
export function MenuBrowser({ categories, synonyms, words, children }: Props) {
  const { language } = useScope()
  const [typed, setTyped] = useState('')
  const [category, setCategory] = useState<string | null>(null)
  const found = useFound(categories, synonyms, useDeferredValue(typed))
  const count = categories
    .filter(({ id }) => category === null || id === category)
    .reduce((sum, { items }) => sum + items.filter(({ id }) => found?.has(id) ?? true).length, 0)
  function reset() {
    setTyped('')
    setCategory(null)
  }
  return (
    <>
      <SearchBox typed={typed} onType={setTyped} words={words} />
      <CategoryChips {...{ categories, category, words }} onChoose={setCategory} />
      <p role="status" className="page text-ink-soft pt-4 text-sm empty:hidden">
        {found && count > 0 && counted(words.results, count, language)}
      </p>
      {found && count === 0 && (
        <div className="page py-16">
          <p className="mb-4 text-lg">{fill(words.noResults, { query: typed })}</p>
          <Chip onClick={reset}>{words.reset}</Chip>
        </div>
      )}
      <ChosenContext value={{ found, category }}>{children}</ChosenContext>
    </>
  )
}

function useFound(categories: BrowsedCategory[], synonyms: Synonyms, typed: string): ReadonlySet<string> | null {
  const index = useMemo(
    () =>
      indexMenu(
        categories.flatMap(({ items }) => items),
        synonyms,
      ),
    [categories, synonyms],
  )
  return useMemo(() => searchMenu(index, typed), [index, typed])
}

function SearchBox({ typed, onType, words }: { typed: string; onType: (text: string) => void; words: Texts['menu'] }) {
  return (
    <form role="search" className="page" onSubmit={(event) => event.preventDefault()}>
      <div className="relative max-w-xl">
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
          className="border-control bg-card placeholder:text-ink-soft min-h-13 w-full rounded-full border pr-5 pl-12"
        />
      </div>
    </form>
  )
}

interface ChipsProps {
  categories: BrowsedCategory[]
  category: string | null
  words: Texts['menu']
  onChoose: (category: string | null) => void
}

function CategoryChips({ categories, category, words, onChoose }: ChipsProps) {
  const inView = useSectionInView(categories.map(({ id }) => id))
  return (
    <div className="border-line bg-paper sticky top-16 z-30 mt-4 border-b md:top-20">
      <div role="group" aria-label={words.chips} className="page flex scrollbar-none gap-2 overflow-x-auto py-3">
        {[{ id: null, name: words.all }, ...categories].map(({ id, name }) => (
          <Chip
            key={name}
            aria-pressed={id === category}
            data-in-view={category === null && id !== null && id === inView}
            className="data-[in-view=true]:border-ink data-[in-view=true]:decoration-paprika data-[in-view=true]:underline data-[in-view=true]:decoration-2 data-[in-view=true]:underline-offset-6"
            onClick={() => onChoose(id)}
          >
            {name}
          </Chip>
        ))}
      </div>
    </div>
  )
}

export function BrowsedSection({
  category,
  children,
  ...rest
}: {
  category: BrowsedCategory
  children: ReactNode
  'aria-labelledby': string
}) {
  const { found, category: chosen } = use(ChosenContext)
  const isHidden =
    (chosen !== null && chosen !== category.id) || (found !== null && !category.items.some(({ id }) => found.has(id)))
  return (
    <section {...rest} id={category.id} hidden={isHidden} className="page scroll-mt-40 pt-10 md:pt-14">
      {children}
    </section>
  )
}

export function BrowsedItem({ id, children }: { id: string; children: ReactNode }) {
  const { found } = use(ChosenContext)
  return <li hidden={found !== null && !found.has(id)}>{children}</li>
}
