'use client'

import { createContext, use, type ReactNode } from 'react'
import type { NamedLanguage } from '@/lib/i18n/language'

const OfferedContext = createContext<readonly NamedLanguage[]>([])

/** What guests are offered, for the forms in which the owner writes to them; the staff's own choice is another list. */
export function OfferedLanguages({ offered, children }: { offered: readonly NamedLanguage[]; children: ReactNode }) {
  return <OfferedContext value={offered}>{children}</OfferedContext>
}

export function useOfferedLanguages(): readonly NamedLanguage[] {
  return use(OfferedContext)
}
