'use client'

import { createContext, use, useMemo, type ReactNode } from 'react'
import type { NamedLanguage } from '@/lib/i18n/language'
import type { AdminTexts } from '@/lib/i18n/texts'

type Areas = Partial<AdminTexts>

const WordsContext = createContext<Areas>({})

/** The words that the interactive parts below show, beside those handed over further up; their language is the scope's. */
export function AdminWords({ words, children }: { words: Areas; children: ReactNode }) {
  const above = use(WordsContext)
  const all = useMemo(() => ({ ...above, ...words }), [above, words])
  return <WordsContext value={all}>{children}</WordsContext>
}

/** One area's words in the language of the page. */
export function useWords<Area extends keyof AdminTexts>(area: Area): AdminTexts[Area] {
  const words = use(WordsContext)[area]
  if (!words) throw new Error(`No layout above hands over the words of ${area}`)
  return words
}

const OfferedContext = createContext<readonly NamedLanguage[]>([])

/** What guests are offered, for the forms in which the owner writes to them; the staff's own choice is another list. */
export function OfferedLanguages({ offered, children }: { offered: readonly NamedLanguage[]; children: ReactNode }) {
  return <OfferedContext value={offered}>{children}</OfferedContext>
}

export function useOfferedLanguages(): readonly NamedLanguage[] {
  return use(OfferedContext)
}
