'use client'

import { useScope } from '@/app/_client/scope'
import { useUser, signOut } from '@/app/_client/user'
import { Link } from '@/app/_ui/link'
import { href } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'

type Words = Pick<Texts['shell'], 'login' | 'logout' | 'profile' | 'loggedOut'>

/** The page is the same for everyone; who is in front of it is known only in the browser. */
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
