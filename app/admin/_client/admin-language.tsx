'use client'

import { createContext, use, type ReactNode } from 'react'
import type { Language } from '@/lib/i18n/language'

const LanguageContext = createContext<Language>('en')

export function AdminLanguage({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export function useLanguage(): Language {
  return use(LanguageContext)
}

/** The area's words in the language of the page. */
export function useWords<Words>(words: Record<Language, Words>): Words {
  return words[use(LanguageContext)]
}
