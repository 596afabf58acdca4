import Link from 'next/link'
import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import { adminLanguage } from '../_language'
import { buttonClass } from '../_ui/button'
import { listHref, type Search } from './address'

/** For lists that are counted. */
export async function Pager({
  path,
  search,
  page,
  pages,
}: {
  path: string
  search: Search
  page: number
  pages: number
}) {
  if (pages === 1) return null
  const words = texts(await adminLanguage()).admin.shell
  return (
    <nav aria-label={words.pages} className="mt-4 flex items-center gap-3">
      {page > 1 && (
        <Link
          rel="prev"
          prefetch={false}
          href={listHref(path, search, { page: String(page - 1) })}
          className={buttonClass()}
        >
          {words.previous}
        </Link>
      )}
      <span className="tabular-nums">{fill(words.pageOfPages, { page, pages })}</span>
      {page < pages && (
        <Link
          rel="next"
          prefetch={false}
          href={listHref(path, search, { page: String(page + 1) })}
          className={buttonClass()}
        >
          {words.next}
        </Link>
      )}
    </nav>
  )
}

/** For long lists that go on from a row: forward, or back to the start; the browser's back button knows the rest. */
export async function CursorPager({ path, search, next }: { path: string; search: Search; next: string | null }) {
  const words = texts(await adminLanguage()).admin.shell
  if (!next && !search.cursor) return null
  return (
    <nav aria-label={words.pages} className="mt-4 flex gap-3">
      {search.cursor && (
        <Link prefetch={false} href={listHref(path, search, { cursor: null })} className={buttonClass()}>
          {words.first}
        </Link>
      )}
      {next && (
        <Link rel="next" prefetch={false} href={listHref(path, search, { cursor: next })} className={buttonClass()}>
          {words.next}
        </Link>
      )}
    </nav>
  )
}
