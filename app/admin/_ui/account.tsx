'use client'

import { useState } from 'react'
import { createPortal } from 'react-dom'
import { api } from '@/app/_client/api'
import { browserEndpoint } from '@/app/_client/push'
import { signOut } from '@/app/_client/user'
import { Button, buttonClass } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { LanguageSwitch } from '@/app/_ui/language-switch'
import { useWords } from '../_client/admin-words'
import { PinDialog } from './pin-dialog'

// Admin logout as specified: `user` and an old `token` go, the cart stays.
const toLogin = { target: '/admin/login', keys: ['user', 'token'] }

export function Account({ id, name }: { id: string; name: string }) {
  const words = useWords('shell')
  const [isPinOpen, setPinOpen] = useState(false)
  return (
    <div className="text-night-soft flex flex-col gap-3 text-sm xl:gap-1">
      <LanguageSwitch label={words.language} />
      <a
        href="/"
        className="rounded-card hover:text-night-ink flex min-h-12 items-center px-4 hover:bg-white/10 xl:min-h-9"
      >
        {words.toShop}
      </a>
      <div className="border-t border-white/15 pt-3 xl:pt-1">
        <div className="mb-1 flex items-center">
          <Link
            href="/admin/account"
            className="rounded-card text-night-ink flex min-h-12 min-w-0 grow items-center pl-4 font-semibold hover:bg-white/10 xl:min-h-9"
          >
            <span className="truncate">{name}</span>
          </Link>
          <button
            type="button"
            onClick={() => setPinOpen(true)}
            className="rounded-card hover:text-night-ink min-h-12 px-3 whitespace-nowrap hover:bg-white/10 xl:min-h-9"
          >
            {words.myPin}
          </button>
        </div>
        {/* Outside of the dark colours, which the dialog would inherit. */}
        {isPinOpen &&
          createPortal(<PinDialog person={{ id, name }} isOpen onClose={() => setPinOpen(false)} />, document.body)}
        <Button look="night" className="w-full xl:min-h-9!" onClick={() => void leave()}>
          {words.logout}
        </Button>
      </div>
    </div>
  )
}

/** The alarms of this browser may be from an earlier session, which the server does not know to be the same. */
async function leave(): Promise<void> {
  const endpoint = await browserEndpoint().catch(() => null)
  if (endpoint !== null) await api('DELETE orders/alarm-subscription', { body: { endpoint } }).catch(() => undefined)
  await signOut(toLogin)
}

export function DeviceAccount({ name }: { name: string }) {
  const shell = useWords('shell')
  const words = useWords('devices')
  return (
    <div className="text-night-soft flex flex-col gap-3 text-sm xl:gap-1">
      <LanguageSwitch label={shell.language} />
      <div className="border-t border-white/15 pt-3 xl:pt-1">
        <p className="text-night-ink mb-2 truncate px-4 font-semibold">{name}</p>
        <a href="/admin/login?next=/admin/orders" className={buttonClass('night', 'w-full')}>
          {words.asPerson}
        </a>
      </div>
    </div>
  )
}
