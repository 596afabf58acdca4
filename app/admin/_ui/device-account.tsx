'use client'

import { LanguageSwitch } from '@/app/_ui/language-switch'
import { buttonClass } from '@/app/_ui/button'
import { useWords } from '../_client/admin-words'

/** Instead of a person's account: the name of the paired device, and the way to sign in on it. */
export function DeviceAccount({ name }: { name: string }) {
  const shell = useWords('shell')
  const words = useWords('devices')
  return (
    <div className="text-night-soft flex flex-col gap-3 text-sm">
      <LanguageSwitch label={shell.language} />
      <div className="border-t border-white/15 pt-3">
        <p className="text-night-ink mb-2 truncate px-4 font-semibold">{name}</p>
        <a href="/admin/login?next=/admin/orders" className={buttonClass('night', 'w-full')}>
          {words.asPerson}
        </a>
      </div>
    </div>
  )
}
