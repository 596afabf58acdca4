import { Link } from '@/app/_ui/link'
import { Th } from '@/app/_ui/table'
import { listHref, type Search, type Sorting } from './address'
import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'

interface SortThProps<Key extends string> {
  path: string
  search: Search
  sorting: Sorting<Key>
  by: Key
  label: string
  isNumber?: boolean
}

/** Sorts by its column, reversed when it already does. */
export function SortTh<Key extends string>({ path, search, sorting, by, label, isNumber = false }: SortThProps<Key>) {
  const isCurrent = sorting.by === by
  const isDescendingNext = isCurrent && !sorting.isDescending
  const direction = sorting.isDescending ? 'descending' : 'ascending'
  return (
    <Th isNumber={isNumber} sorted={isCurrent ? direction : undefined}>
      <Link
        href={listHref(path, search, { sort: `${isDescendingNext ? '-' : ''}${by}`, page: null })}
        scroll={false}
        className="hover:text-ink inline-flex min-h-9 items-center gap-1 hover:underline pointer-coarse:min-h-11"
      >
        {label}
        <span aria-hidden>{isCurrent ? (sorting.isDescending ? '↓' : '↑') : ''}</span>
      </Link>
    </Th>
  )
}

/** No router link, which would prefetch the file. */
export function CsvLink({ address, table, language }: { address: string; table: string; language: Language }) {
  const { download, downloadNamed } = texts(language).admin.reports
  return (
    <a href={address} download aria-label={fill(downloadNamed, { table })} className="row-control screen-only">
      {download}
    </a>
  )
}
