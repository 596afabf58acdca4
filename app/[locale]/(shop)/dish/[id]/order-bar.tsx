'use client'

import { addToCart, countOf, useCart } from '@/app/_client/cart'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { Icon } from '@/app/_ui/icon'
import { Link } from '@/app/_ui/link'
import { counted, fill } from '@/lib/i18n/fill'
import type { AskedItem } from '../../_choose/asked-item'
import { ChooseForm } from '../../_choose/choose-form'
import type { ChooseWords } from '../../_choose/choose-words'

/** What is asked about it, how many, and into the cart: at the foot of a phone's screen, with the way to the cart. */
export function OrderBar({ item, words }: { item: AskedItem; words: ChooseWords }) {
  const { words: shared } = useScope()
  return (
    <ChooseForm
      item={item}
      words={words}
      place="page"
      aside={<ToCart />}
      onChosen={(line) => {
        addToCart(line.item, line.quantity, line)
        notify(fill(shared.added, { item: item.name }))
      }}
    />
  )
}

function ToCart() {
  const { language, words } = useScope()
  const count = countOf(useCart())
  if (count === 0) return null
  return (
    <Link
      href="/cart"
      aria-label={counted(words.cartWith, count, language)}
      className="press-shown bg-night text-night-ink flex min-h-12 shrink-0 items-center gap-1 rounded-full px-3 font-semibold lg:hidden"
    >
      <Icon name="basket" />
      <span className="price">{count}</span>
    </Link>
  )
}
