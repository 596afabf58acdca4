import { Link } from '@/app/_ui/link'
import { counted } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { MenuItemHead } from '@/lib/menu/menu-item-head'
import { isInState } from './product-rows'

interface MissingDeclarationsProps {
  items: MenuItemHead[]
  now: Date
  /** Whether the shop keeps such menu items off the menu. */
  isBlocking: boolean
  language: Language
}

export function MissingDeclarations({ items, now, isBlocking, language }: MissingDeclarationsProps) {
  const count = items.filter((item) => isInState(item, 'missing', now)).length
  if (count === 0) return null
  const words = texts(language).admin.menu
  return (
    <p className="rounded-card bg-ground-2 mb-5 px-5 py-3">
      <strong>{counted(words.missingCount, count, language)}</strong> {isBlocking && words.missingBlocks}{' '}
      <Link href="/admin/products?state=missing" className="underline underline-offset-4">
        {words.missingShow}
      </Link>
    </p>
  )
}
