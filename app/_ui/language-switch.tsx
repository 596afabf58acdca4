'use client'

import type { MouseEvent, ReactNode } from 'react'
import { useScope } from '@/app/_client/scope'
import { Dropdown } from './dropdown'
import { Icon } from './icon'
import type { Language, LinkPrefix, NamedLanguage } from '@/lib/i18n/language'

const yearInSeconds = 31_536_000

/** Fixed addresses (`/de/…`) link to their twin; bare ones keep theirs and change the cookie. */
export function LanguageSwitch({ label }: { label: string }) {
  const { languages } = useScope()
  if (languages.length < 2) return null
  return (
    <ul aria-label={label} className="flex flex-wrap items-center">
      {languages.map((language) => (
        <li key={language.code}>
          <LanguageLink {...language} className="language">
            {language.code}
          </LanguageLink>
        </li>
      ))}
    </ul>
  )
}

export function LanguageMenu({ label }: { label: string }) {
  const { language, languages } = useScope()
  if (languages.length < 3) return <LanguageSwitch label={label} />
  return (
    <div className="relative">
      <Dropdown
        isWhole
        summaryClassName="language grid-flow-col gap-0.5"
        summary={
          <>
            <span className="sr-only">{label}</span>
            <span>{language}</span>
            <Icon name="chevron" className="size-4 transition-transform duration-150 group-open/dropdown:rotate-180" />
          </>
        }
      >
        <ul
          aria-label={label}
          className="animate-rise rounded-card border-line bg-card shadow-float absolute top-full right-0 mt-1 w-40 border p-2"
        >
          {languages.map(({ code, name }) => (
            <li key={code}>
              <LanguageLink
                code={code}
                name={name}
                className="rounded-field hover:bg-paper aria-current:text-paprika-ink flex min-h-11 items-center px-3 font-semibold"
              >
                {name}
              </LanguageLink>
            </li>
          ))}
        </ul>
      </Dropdown>
    </div>
  )
}

interface LinkProps extends NamedLanguage {
  className: string
  children: ReactNode
}

function LanguageLink({ code, name, className, children }: LinkProps) {
  const { language, prefix } = useScope()
  return (
    <a
      href={`/${code}`}
      hrefLang={code}
      lang={code}
      aria-label={name}
      aria-current={code === language ? 'true' : undefined}
      onClick={(event) => change(event, code, prefix)}
      className={className}
    >
      {children}
    </a>
  )
}

function change(event: MouseEvent, code: Language, prefix: LinkPrefix): void {
  event.preventDefault()
  document.cookie = `locale=${code}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`
  const { pathname, search, hash } = window.location
  if (prefix) window.location.assign(`/${code}${pathname.slice(prefix.length)}${search}${hash}`)
  else window.location.reload()
}
