'use client'

import { createContext, use, type ReactNode } from 'react'
import type { Language, LinkPrefix, NamedLanguage } from '@/lib/i18n/language'
import type { ClosedDays } from '@/lib/shop/hours/opening-hours'
import type { Texts } from '@/lib/i18n/texts'

export interface Scope {
  language: Language
  prefix: LinkPrefix
  /** Passed as data, so that the browser loads no language that is not offered. */
  languages: readonly NamedLanguage[]
  words: Texts['island']
  closures: readonly ClosedDays[]
}

const ScopeContext = createContext<Scope | null>(null)

/** Passed once per page instead of per menu item or row. */
export function ScopeProvider({ scope, children }: { scope: Scope; children: ReactNode }) {
  return <ScopeContext value={scope}>{children}</ScopeContext>
}

export function useScope(): Scope {
  const scope = use(ScopeContext)
  if (!scope) throw new Error('useScope needs a ScopeProvider above it')
  return scope
}
