import { memo, useEffect, useRef, useState } from 'react'
import { centreInRow } from '@/app/_client/centre-in-row'
import { Chip } from '@/app/_ui/button'
import type { Texts } from '@/lib/i18n/texts'

interface Props {
  categories: { id: string; name: string; shownName: string }[]
  chosen: string | null
  words: Pick<Texts['menu'], 'chips' | 'all'>
  /** Its list has no sections. */
  isSearching: boolean
  /** Empty for all. */
  onChoose: (category: string) => void
}

const underlined =
  'data-[in-view=true]:border-ink data-[in-view=true]:decoration-accent data-[in-view=true]:underline data-[in-view=true]:decoration-2 data-[in-view=true]:underline-offset-6'

/** Memoized: not rendered again while typing. */
export const CategoryChips = memo(function CategoryChips({ categories, chosen, words, isSearching, onChoose }: Props) {
  const inView = useSectionInView(isSearching ? [] : categories.map(({ id }) => id))
  const row = useRef<HTMLDivElement>(null)
  const current = chosen ?? inView
  useEffect(() => {
    if (!row.current) return
    const chip = current === null ? null : row.current.querySelector<HTMLElement>(`[data-category="${current}"]`)
    centreInRow(row.current, chip, 'smooth')
  }, [current])
  return (
    <div className="border-line bg-paper sticky top-16 z-30 mt-4 border-b md:top-20">
      <div
        ref={row}
        role="group"
        aria-label={words.chips}
        className="page flex scrollbar-none gap-2 overflow-x-auto py-3"
      >
        {[{ id: null, name: '', shownName: words.all }, ...categories].map(({ id, name, shownName }) => (
          <Chip
            key={id}
            data-category={id}
            aria-pressed={id === chosen}
            data-in-view={chosen === null && id !== null && id === inView}
            className={underlined}
            onClick={() => onChoose(name)}
          >
            {shownName}
          </Chip>
        ))}
      </div>
    </div>
  )
})

function useSectionInView(ids: string[]): string | null {
  const [inView, setInView] = useState<string | null>(null)
  const joined = ids.join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)
        if (entered) setInView(entered.target.id)
      },
      // The section that crosses a line a third down the window counts as read.
      { rootMargin: '-33% 0px -66% 0px' },
    )
    for (const id of joined.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [joined])
  return inView
}
