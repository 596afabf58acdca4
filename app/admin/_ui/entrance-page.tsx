import type { ReactNode } from 'react'
import { LanguageSwitch } from '@/app/_ui/language-switch'
import { texts } from '@/lib/i18n/texts'
import { adminLanguage } from '../_language'
import { AdminMark } from './sidebar'

interface EntrancePageProps {
  title: string
  lead?: string
  links: { href: string; label: string }[]
  isWide?: boolean
  children: ReactNode
}

/** The frame of the pages that lead into the panel. */
export async function EntrancePage({ title, lead, links, isWide = false, children }: EntrancePageProps) {
  const { shell } = texts(await adminLanguage()).admin
  return (
    <main className="bg-plum grid min-h-dvh place-items-center p-5">
      <div className={`w-full ${isWide ? 'max-w-xl' : 'max-w-md'}`}>
        <div className="on-night mb-6 flex items-center justify-between">
          <AdminMark />
          <LanguageSwitch label={shell.language} />
        </div>
        <div className="rounded-card bg-card text-ink p-7">
          <h1 className={lead ? 'text-xl' : 'mb-2 text-xl'}>{title}</h1>
          {lead && <p className="text-ink-soft mt-1 mb-6">{lead}</p>}
          {children}
        </div>
        <p className="on-night mt-5 flex flex-wrap gap-x-6 px-4">
          {links.map(({ href, label }) => (
            <a
              key={href}
              href={href}
              className="text-night-ink inline-flex min-h-12 items-center underline underline-offset-4"
            >
              {label}
            </a>
          ))}
        </p>
      </div>
    </main>
  )
}
