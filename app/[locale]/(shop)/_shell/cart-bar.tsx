'use client'

import { usePathname } from 'next/navigation'
import { countOf, subtotalRappen, useCart } from '@/app/_client/cart'
import { useScope } from '@/app/_client/scope'
import { Icon } from '@/app/_ui/icon'
import { Link } from '@/app/_ui/link'
import { counted, fill } from '@/lib/i18n/fill'
import { formatPrice } from '@/lib/platform/money'

const hereItWouldRepeatThePage = /\/(cart|checkout|checkout\/new)$/

/** On the phone the cart's total stays in reach, with the way to the minimum order. */
export function CartBar({ minimumRappen }: { minimumRappen: number }) {
  const { language, words } = useScope()
  const cart = useCart()
  const path = usePathname()
  const count = countOf(cart)
  if (count === 0 || hereItWouldRepeatThePage.test(path)) return null
  const total = subtotalRappen(cart)
  const missing = Math.max(0, minimumRappen - total)
  return (
    <aside aria-label={words.cart} className="sticky bottom-0 z-40 p-3 lg:hidden">
      <Link
        href="/cart"
        className="on-night animate-rise rounded-card bg-night text-night-ink shadow-float block px-5 py-4"
      >
        <span className="flex items-center justify-between gap-4 font-semibold">
          <span>
            {counted(words.dishes, count, language)} · <span className="price">{formatPrice(total)}</span>
          </span>
          <span className="flex items-center gap-2">
            {words.viewCart} <Icon name="arrow" />
          </span>
        </span>
        <Progress part={total / minimumRappen} />
        <span className="text-night-soft mt-2 block text-sm">
          {missing > 0
            ? fill(words.toMinimum, { amount: formatPrice(missing), minimum: formatPrice(minimumRappen) })
            : words.minimumReached}
        </span>
      </Link>
    </aside>
  )
}

function Progress({ part }: { part: number }) {
  return (
    <span aria-hidden="true" className="mt-3 block h-1.5 overflow-hidden rounded-full bg-white/20">
      <span
        className="bg-saffron block h-full origin-left rounded-full transition-transform duration-200"
        style={{ transform: `scaleX(${Math.min(1, part)})` }}
      />
    </span>
  )
}
