import { Link } from '@/app/_ui/link'
import { listHref, type Search, type Sorting } from './address'
import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'

interface SortableProps<Key extends string> {
  path: string
  search: Search
  sorting: Sorting<Key>
}

/** The head of a column that its table is sorted by when it is tapped, and in reverse when it already is. */
export function sortable<Key extends string>({ path, search, sorting }: SortableProps<Key>, by: Key, label: string) {
  const isCurrent = sorting.by === by
  const isDescendingNext = isCurrent && !sorting.isDescending
  const direction = sorting.isDescending ? ('descending' as const) : ('ascending' as const)
  const head = (
    <Link
      href={listHref(path, search, { sort: `${isDescendingNext ? '-' : ''}${by}`, page: null })}
      scroll={false}
      className="hover:text-ink inline-flex min-h-9 items-center gap-1 hover:underline pointer-coarse:min-h-11"
    >
      {label}
      <span aria-hidden>{isCurrent ? (sorting.isDescending ? '↓' : '↑') : ''}</span>
    </Link>
  )
  return { label, head, sorted: isCurrent ? direction : undefined }
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
