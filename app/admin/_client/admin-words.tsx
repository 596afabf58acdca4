'use client'

import { createContext, use, useMemo, type ReactNode } from 'react'
import type { NamedLanguage } from '@/lib/i18n/language'
import type { AdminTexts } from '@/lib/i18n/texts'
import type { WeeklySpan } from '@/lib/shop/hours/opening-hours'

type Words = AdminTexts & {
  /** Labels of the menu file's columns. */
  columns: Readonly<Record<string, string>>
}
type Areas = Partial<Words>

const WordsContext = createContext<Areas>({})

export function AdminWords({ words, children }: { words: Areas; children: ReactNode }) {
  const above = use(WordsContext)
  const all = useMemo(() => ({ ...above, ...words }), [above, words])
  return <WordsContext value={all}>{children}</WordsContext>
}

export function useWords<Area extends keyof Words>(area: Area): Words[Area] {
  const words = use(WordsContext)[area]
  if (!words) throw new Error(`No layout above hands over the words of ${area}`)
  return words
}

const OfferedContext = createContext<readonly NamedLanguage[]>([])

/** The languages of the shop's texts; the staff's own choice is another list. */
export function OfferedLanguages({ offered, children }: { offered: readonly NamedLanguage[]; children: ReactNode }) {
  return <OfferedContext value={offered}>{children}</OfferedContext>
}

export function useOfferedLanguages(): readonly NamedLanguage[] {
  return use(OfferedContext)
}

const HoursContext = createContext<readonly WeeklySpan[]>([])

export function KitchenHours({ hours, children }: { hours: readonly WeeklySpan[]; children: ReactNode }) {
  return <HoursContext value={hours}>{children}</HoursContext>
}

export function useKitchenHours(): readonly WeeklySpan[] {
  return use(HoursContext)
}
