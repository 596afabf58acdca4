'use client'

import { signOut } from '@/app/_client/sign-out'
import { Button } from '@/app/_ui/button'
import { LanguageSwitch } from '@/app/_ui/language-switch'
import { useWords } from '../_client/admin-words'

// Admin logout as specified: `user` and an old `token` go, the cart stays.
const toLogin = { target: '/admin/login', keys: ['user', 'token'] }

/** Who is signed in, the language, the ways out. */
export function Account({ name }: { name: string }) {
  const words = useWords('shell')
  return (
    <div className="text-night-soft flex flex-col gap-3 text-sm">
      <LanguageSwitch label={words.language} />
      <a href="/" className="rounded-card hover:text-night-ink flex min-h-12 items-center px-4 hover:bg-white/10">
        {words.toShop}
      </a>
      <div className="border-t border-white/15 pt-3">
        <p className="text-night-ink mb-2 truncate px-4 font-semibold">{name}</p>
        <Button look="night" className="w-full" onClick={() => void signOut(toLogin)}>
          {words.logout}
        </Button>
      </div>
    </div>
  )
}
