import { Link } from '@/app/_ui/link'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { declarations, doMethodsCount, type Declaration } from '@/lib/menu/declaration'
import type { OpenDeclaration } from '@/lib/menu/list-open-declarations'
import { listHref, param, type Search } from '../../_table/address'

interface DeclarationFilterProps {
  path: string
  search: Search
  open: OpenDeclaration[]
  /** null: all. */
  wanted: Declaration | null
  now: Date
  language: Language
}

/** How much of each is missing; a press shows only that. */
export function DeclarationFilter({ path, search, open, wanted, now, language }: DeclarationFilterProps) {
  const words = texts(language).admin.declarations
  const isLater = (declaration: Declaration) => declaration === 'methods' && !doMethodsCount(now)
  const entries = [
    { of: null, name: words.all, count: open.length },
    ...declarations.map((of) => ({
      of,
      name: isLater(of) ? `${words.names[of]} (${words.later})` : words.names[of],
      count: open.filter((one) => one.open.includes(of)).length,
    })),
  ]
  return (
    <ul className="mb-4 flex flex-wrap gap-1">
      {entries.map(({ of, name, count }) => (
        <li key={name}>
          <Link
            href={listHref(path, search, { missing: of, page: null })}
            aria-current={of === wanted ? 'true' : undefined}
            className="row-control aria-[current]:bg-ink aria-[current]:text-paper whitespace-normal"
          >
            {`${name}: ${count}`}
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function declarationOf(search: Search): Declaration | null {
  return declarations.find((known) => known === param(search, 'missing')) ?? null
}
