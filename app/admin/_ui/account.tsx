'use client'

import { languages, type Language } from '@/lib/i18n/language'
import { useLanguage, useWords } from '../_client/admin-language'
import { signOutStaff } from '../_client/sign-out-staff'
import { buttonClass } from './button'

/** Who is signed in, the language, the ways out. */
export function Account({ name }: { name: string }) {
  const words = useWords('shell')
  return (
    <div className="text-night-soft flex flex-col gap-3 text-sm">
      <LanguageSwitch />
      <a href="/" className="rounded-card hover:text-night-ink flex min-h-12 items-center px-4 hover:bg-white/10">
        {words.toShop}
      </a>
      <div className="border-t border-white/15 pt-3">
        <p className="text-night-ink mb-2 truncate px-4 font-semibold">{name}</p>
        <button type="button" onClick={() => void signOutStaff()} className={buttonClass('night', 'w-full')}>
          {words.logout}
        </button>
      </div>
    </div>
  )
}

export function LanguageSwitch() {
  const words = useWords('shell')
  const current = useLanguage()
  return (
    <div role="group" aria-label={words.language} className="flex gap-1 px-2">
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => choose(language)}
          className="rounded-card text-night-soft min-h-12 min-w-12 font-semibold uppercase hover:bg-white/10 aria-pressed:bg-white/15 aria-pressed:text-white"
        >
          {language}
        </button>
      ))}
    </div>
  )
}

const yearInSeconds = 365 * 24 * 60 * 60

function choose(language: Language): void {
  document.cookie = `locale=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`
  location.reload()
}
