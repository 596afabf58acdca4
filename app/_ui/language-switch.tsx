'use client'

import type { MouseEvent } from 'react'
import { useScope } from '@/app/_client/scope'
import type { Language, LinkPrefix } from '@/lib/i18n/language'

const yearInSeconds = 31_536_000

/**
 * Fixed addresses (`/de/…`) lead to their twin; the bare ones keep their address and change the cookie that decides
 * about it. Without script the links lead to the fixed home page of the other language.
 */
export function LanguageSwitch({ label }: { label: string }) {
  const { language, languages, prefix } = useScope()
  if (languages.length < 2) return null
  return (
    <ul aria-label={label} className="panel:gap-1 panel:px-2 flex items-center">
      {languages.map(({ code, name }) => (
        <li key={code}>
          <a
            href={`/${code}`}
            hrefLang={code}
            lang={code}
            aria-label={name}
            aria-current={code === language ? 'true' : undefined}
            onClick={(event) => change(event, code, prefix)}
            className="language"
          >
            {code}
          </a>
        </li>
      ))}
    </ul>
  )
}

function change(event: MouseEvent, code: Language, prefix: LinkPrefix): void {
  event.preventDefault()
  document.cookie = `locale=${code}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`
  const { pathname, search, hash } = window.location
  if (prefix) window.location.assign(`/${code}${pathname.slice(prefix.length)}${search}${hash}`)
  else window.location.reload()
}
