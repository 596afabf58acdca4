import { Link } from '@/app/_ui/link'
import type { menuWords } from '@/lib/i18n/admin/menu'
import type { MenuItemView } from '@/lib/menu/schema'
import { isInState } from './product-rows'

interface MissingDeclarationsProps {
  items: MenuItemView[]
  /** Whether the shop keeps such menu items off the menu. */
  isBlocking: boolean
  words: (typeof menuWords)['en']
}

export function MissingDeclarations({ items, isBlocking, words }: MissingDeclarationsProps) {
  const count = items.filter((item) => isInState(item, 'missing')).length
  if (count === 0) return null
  return (
    <p className="rounded-card bg-ground-2 mb-5 px-5 py-3">
      <strong>{words.missingCount(count)}</strong> {isBlocking && words.missingBlocks}{' '}
      <Link href="/admin/products?state=missing" className="underline underline-offset-4">
        {words.missingShow}
      </Link>
    </p>
  )
}
