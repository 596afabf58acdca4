import { Link } from '@/app/_ui/link'
import type { BoardCaller } from '@/lib/accounts/caller'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { mayOpen, pages, type PageName } from '../_pages'

interface PageTabsProps {
  /** The first one's title names them all. */
  names: readonly [PageName, ...PageName[]]
  current: PageName
  /** What the first one is called beside the others. */
  first: string
  caller: BoardCaller
  language: Language
}

/** The pages of one subject each behind one entry of the sidebar, as far as this caller may open them. */
export function PageTabs({ names, current, first, caller, language }: PageTabsProps) {
  const { admin } = texts(language)
  return (
    <nav aria-label={pages[names[0]].title(admin)} className="mb-5">
      <ul className="border-line flex flex-wrap border-b">
        {names
          .filter((name) => mayOpen(caller, pages[name].for))
          .map((name) => (
            <li key={name}>
              <Link
                href={`/admin/${name}`}
                aria-current={name === current ? 'page' : undefined}
                className="text-ink-soft hover:text-ink aria-[current]:border-ink aria-[current]:text-ink -mb-px flex min-h-11 items-center border-b-2 border-transparent px-3 font-semibold"
              >
                {name === names[0] ? first : pages[name].title(admin)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
