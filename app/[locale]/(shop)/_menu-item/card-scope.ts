import type { LinkPrefix } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'

/** What a card says beside the item's own texts, and the kind of address that its links have. */
export interface CardScope {
  prefix: LinkPrefix
  words: Pick<
    Texts['island'],
    'addToCart' | 'from' | 'addOf' | 'quickAdd' | 'quickAddOf' | 'quantity' | 'quantityOf' | 'less' | 'more'
  >
}
