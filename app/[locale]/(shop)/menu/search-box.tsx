import { Icon } from '@/app/_ui/icon'
import type { Texts } from '@/lib/i18n/texts'

interface Props {
  typed: string
  onType: (text: string) => void
  words: Pick<Texts['menu'], 'search' | 'searchHint' | 'clear'>
}

export function SearchBox({ typed, onType, words }: Props) {
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
