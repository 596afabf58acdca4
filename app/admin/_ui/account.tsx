'use client'

import { useState } from 'react'
import { createPortal } from 'react-dom'
import { signOut } from '@/app/_client/user'
import { Button } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { LanguageSwitch } from '@/app/_ui/language-switch'
import { useWords } from '../_client/admin-words'
import { PinDialog } from './pin-dialog'

// Admin logout as specified: `user` and an old `token` go, the cart stays.
const toLogin = { target: '/admin/login', keys: ['user', 'token'] }

/** Who is signed in, the language, the ways out. */
export function Account({ id, name }: { id: string; name: string }) {
  const words = useWords('shell')
  const [isPinOpen, setPinOpen] = useState(false)
  return (
    <div className="text-night-soft flex flex-col gap-3 text-sm">
      <LanguageSwitch label={words.language} />
      <a href="/" className="rounded-card hover:text-night-ink flex min-h-12 items-center px-4 hover:bg-white/10">
        {words.toShop}
      </a>
      <div className="border-t border-white/15 pt-3">
        <div className="mb-1 flex items-center">
          <Link
            href="/admin/account"
            className="rounded-card text-night-ink flex min-h-12 min-w-0 grow items-center pl-4 font-semibold hover:bg-white/10"
          >
            <span className="truncate">{name}</span>
          </Link>
          <button
            type="button"
            onClick={() => setPinOpen(true)}
            className="rounded-card hover:text-night-ink min-h-12 px-3 whitespace-nowrap hover:bg-white/10"
          >
            {words.myPin}
          </button>
        </div>
        {/* Outside of the night's colours, which the dialog would take over. */}
        {isPinOpen &&
          createPortal(<PinDialog person={{ id, name }} isOpen onClose={() => setPinOpen(false)} />, document.body)}
        <Button look="night" className="w-full" onClick={() => void signOut(toLogin)}>
          {words.logout}
        </Button>
      </div>
    </div>
  )
}
