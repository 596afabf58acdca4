'use client'

import { createContext, use, useMemo, type ReactNode } from 'react'
import { fallbackLanguage, type Language } from '@/lib/i18n/language'
import type { AdminTexts } from '@/lib/i18n/texts'

interface Reader {
  language: Language
  words: Partial<AdminTexts>
}

const ReaderContext = createContext<Reader>({ language: fallbackLanguage, words: {} })

/** The language of the page and the words that its interactive parts show, beside those handed over further up. */
export function AdminLanguage({ language, words, children }: Reader & { children: ReactNode }) {
  const above = use(ReaderContext)
  const reader = useMemo(() => ({ language, words: { ...above.words, ...words } }), [above, language, words])
  return <ReaderContext value={reader}>{children}</ReaderContext>
}

export function useLanguage(): Language {
  return use(ReaderContext).language
}

export function useWords<Area extends keyof AdminTexts>(area: Area): AdminTexts[Area] {
  const words = use(ReaderContext).words[area]
  if (!words) throw new Error(`No layout above hands over the words of ${area}`)
  return words
}
