import { fill } from '@/lib/i18n/fill'
import type { CardScope } from './card-scope'

/** One tap puts one more into the cart; the button then says how many are in it. Both marks are drawn by CSS. */
export function QuickAdd({ name, words }: { name: string; words: CardScope['words'] }) {
  return (
    <button
      type="button"
      data-add=""
      aria-label={fill(words.quickAddOf, { item: name })}
      title={words.quickAdd}
      className="quick-add"
    />
  )
}
