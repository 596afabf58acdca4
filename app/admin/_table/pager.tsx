import { ButtonLink } from '@/app/_ui/button'
import { fill } from '@/lib/i18n/fill'
import { texts } from '@/lib/i18n/texts'
import { adminLanguage } from '../_language'
import { listHref, savedId, type Search } from './address'
import { SavedPage } from './saved-mark'

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
      {savedId(search) && <SavedPage page={page} />}
      {page > 1 && (
        <ButtonLink rel="prev" href={listHref(path, search, { page: String(page - 1) })} look="plain">
          {words.previous}
        </ButtonLink>
      )}
      <span className="tabular-nums">{fill(words.pageOfPages, { page, pages })}</span>
      {page < pages && (
        <ButtonLink rel="next" href={listHref(path, search, { page: String(page + 1) })} look="plain">
          {words.next}
        </ButtonLink>
      )}
    </nav>
  )
}

/** Forward or back to the start; the browser's back button does the rest. */
export async function CursorPager({ path, search, next }: { path: string; search: Search; next: string | null }) {
  const words = texts(await adminLanguage()).admin.shell
  if (!next && !search.cursor) return null
  return (
    <nav aria-label={words.pages} className="mt-4 flex gap-3">
      {search.cursor && (
        <ButtonLink href={listHref(path, search, { cursor: null })} look="plain">
          {words.first}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink rel="next" href={listHref(path, search, { cursor: next })} look="plain">
          {words.next}
        </ButtonLink>
      )}
    </nav>
  )
}
