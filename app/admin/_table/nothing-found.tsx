import { Link } from '@/app/_ui/link'
import { EmptyState } from '@/app/_ui/table'
import { fill } from '@/lib/i18n/fill'
import { languageFacts, type Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'

interface NothingFoundProps {
  path: string
  /** What the list was narrowed to, in the words of its filter; blank ones were not asked for. */
  terms: (string | undefined)[]
  /** What is said where nothing was asked for. */
  otherwise: string
  language: Language
}

/** An empty list says what was looked for: a slip of the finger in the search box looks like a list that has lost its rows. */
export function NothingFound({ path, terms, otherwise, language }: NothingFoundProps) {
  const words = texts(language).admin.shell
  const asked = terms.flatMap((term) => (term?.trim() ? fill(words.quoted, { text: term.trim() }) : []))
  if (asked.length === 0) return <EmptyState>{otherwise}</EmptyState>
  const list = new Intl.ListFormat(languageFacts[language].tag, { type: 'conjunction' }).format(asked)
  return (
    <EmptyState>
      {fill(words.nothingFound, { terms: list })}{' '}
      <Link href={path} className="underline underline-offset-4">
        {words.showAll}
      </Link>
    </EmptyState>
  )
}
