'use client'

import { countOf, useCart } from '@/app/_client/cart'
import { useScope } from '@/app/_client/scope'
import { Icon } from '@/app/_ui/icon'
import { Link } from '@/app/_ui/link'
import { counted } from '@/lib/i18n/fill'

export function CartButton() {
  const { language, words } = useScope()
  const count = countOf(useCart())
  return (
    <Link
      href="/cart"
      aria-label={count ? counted(words.cartWith, count, language) : words.cart}
      className="press-shown bg-ink text-paper inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold whitespace-nowrap hover:opacity-85 md:px-5"
    >
      <Icon name="basket" />
      <span className="hidden md:inline">{words.cart}</span>
      {/* Keyed by the count, so that each change pops. */}
      <span key={count} data-testid="cart-count" className="price animate-pop min-w-[2ch] text-center">
        {count}
      </span>
    </Link>
  )
}
