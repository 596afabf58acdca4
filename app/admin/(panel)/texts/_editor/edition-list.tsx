import { Link } from '@/app/_ui/link'
import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import type { AdminTexts } from '@/lib/i18n/texts'
import type { EditionHead, TextPlace } from '@/lib/texts/queries'
import { lastChangeOf } from './text-place-of'

interface EditionListProps {
  place: TextPlace
  /** The newest first. */
  editions: EditionHead[]
  words: AdminTexts['texts']
  language: Language
}

/** What stood there before, and since when something else does. */
export function EditionList({ place, editions, words, language }: EditionListProps) {
  if (editions.length === 0) return <p>{words.noEditions}</p>
  return (
    <ul className="divide-line divide-y">
      {editions.map((edition, index) => (
        <li key={edition.number} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
          <Link
            href={`/admin/texts/${place.kind}/${place.language}/${edition.number}`}
            className="inline-block min-w-11 py-2.5 font-semibold underline underline-offset-4"
          >
            {fill(words.edition, { number: edition.number })}
          </Link>
          <span>{lastChangeOf(edition, { words, language })}</span>
          <span className="text-ink-soft">
            {[index === 0 && words.live, edition.isDefault && words.isDefault].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
