'use client'

import { countOf, useCart } from '@/app/_client/cart/cart'
import { useScope } from '@/app/_client/scope'
import { signOut, useUser } from '@/app/_client/user'
import { Icon } from '@/app/_ui/icon'
import { Link } from '@/app/_ui/link'
import { counted } from '@/lib/i18n/fill'
import { href } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'

type Words = Pick<Texts['shell'], 'login' | 'logout' | 'profile' | 'loggedOut'>

/** The page is cached and the same for every customer; only the browser knows who is signed in. */
export function AccountLinks({ words, className = '' }: { words: Words; className?: string }) {
  const user = useUser()
  const { prefix } = useScope()
  const logout = () => signOut({ target: href(prefix, '/login'), farewell: words.loggedOut })
  const entry = `inline-flex min-h-11 items-center rounded-full px-4 font-semibold whitespace-nowrap hover:bg-card ${className}`
  if (!user) {
    return (
      <Link href="/login" className={entry}>
        {words.login}
      </Link>
    )
  }
  return (
    <>
      <Link href="/profile" className={entry}>
        {words.profile}
      </Link>
      <button type="button" onClick={logout} className={entry}>
        {words.logout}
      </button>
    </>
  )
}

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
      {/* Keyed by the count, so that each change animates. */}
      <span key={count} data-testid="cart-count" className="price animate-pop min-w-[2ch] text-center">
        {count}
      </span>
    </Link>
  )
}
