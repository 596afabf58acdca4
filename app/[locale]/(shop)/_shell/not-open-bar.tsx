import type { Texts } from '@/lib/i18n/texts'

/** Above a shop that is not open yet, which the request handler shows to the staff alone. */
export function NotOpenBar({ words }: { words: Texts['opensSoon'] }) {
  return (
    <aside aria-label={words.title} className="text-poster-ink bg-[#f4b335]">
      <p className="page flex min-h-12 flex-wrap items-center gap-x-4 py-1 text-sm font-semibold">
        <span>{words.bar}</span>
        <a href="/admin" className="flex min-h-10 items-center underline underline-offset-4">
          {words.toSetUp}
        </a>
      </p>
    </aside>
  )
}
