'use client'

import type { MouseEvent } from 'react'
import { useScope } from '@/app/_client/scope'
import { languageFacts, languages, type Language } from '@/lib/i18n/language'

const yearInSeconds = 31_536_000
const fixed = new RegExp(`^/(${languages.join('|')})(?=/|$)`)

/**
 * Fixed addresses (`/de/…`) lead to their twin; the bare ones keep their address and change the cookie that decides
 * about it. Without script the links lead to the fixed home page of the other language.
 */
export function LanguageSwitch({ label }: { label: string }) {
  const { language } = useScope()
  return (
    <ul aria-label={label} className="flex items-center">
      {languages.map((code) => (
        <li key={code}>
          <a
            href={`/${code}`}
            hrefLang={code}
            lang={code}
            aria-label={languageFacts[code].name}
            aria-current={code === language ? 'true' : undefined}
            onClick={(event) => change(event, code)}
            className="text-ink-soft hover:text-ink aria-[current]:text-ink grid min-h-11 min-w-9 place-items-center px-1.5 font-semibold uppercase aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-6"
          >
            {code}
          </a>
        </li>
      ))}
    </ul>
  )
}

function change(event: MouseEvent, code: Language): void {
  event.preventDefault()
  document.cookie = `locale=${code}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`
  const { pathname, search, hash } = window.location
  if (fixed.test(pathname)) window.location.assign(pathname.replace(fixed, `/${code}`) + search + hash)
  else window.location.reload()
}
