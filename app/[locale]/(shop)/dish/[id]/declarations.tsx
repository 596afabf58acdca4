import type { PageLocale } from '@/app/_locale'
import type { MenuItem } from '@/lib/menu/menu-item'
import { StatedFacts } from '../../_menu-item/stated-facts'

interface Props {
  item: MenuItem
  locale: Pick<PageLocale, 't' | 'language'>
  phone: string
}

const look = {
  list: 'divide-line border-line divide-y border-y',
  entry: 'grid gap-1 py-4 sm:grid-cols-[8rem_minmax(0,1fr)]',
}

/** What the law wants to be said about a menu item, where it is sold. */
export function Declarations({ item, locale, phone }: Props) {
  // Where something is chosen, what is chosen decides them: they stand below the choices.
  if (!item.soldOut && item.optionGroups.length > 0) return null
  return <StatedFacts part={item} locale={locale} phone={phone} look={look} />
}
