import type { Texts } from '@/lib/i18n/texts'

/** What a card says beside the item's own texts. */
export type CardWords = Pick<
  Texts['island'],
  'addToCart' | 'from' | 'addOf' | 'quickAdd' | 'quickAddOf' | 'quantity' | 'quantityOf' | 'less' | 'more'
>
