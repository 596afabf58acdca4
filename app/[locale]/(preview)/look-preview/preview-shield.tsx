'use client'

import { useEffect, type MouseEvent, type ReactNode } from 'react'

type Scheme = 'light' | 'dark'

/** Links of a preview lead nowhere, because the published pages do not have its look. */
export function PreviewShield({ scheme, children }: { scheme: Scheme; children: ReactNode }) {
  useEffect(() => {
    const force = () => forceScheme(scheme)
    force()
    // A style sheet that loads later brings rules of its own.
    document.addEventListener('load', force, { capture: true })
    return () => document.removeEventListener('load', force, { capture: true })
  }, [scheme])

  function hold(event: MouseEvent) {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return
    event.preventDefault()
    event.stopPropagation()
  }

  return <div onClickCapture={hold}>{children}</div>
}

/** Script cannot set prefers-color-scheme, so its rules for the dark scheme are switched on or off instead. */
function forceScheme(scheme: Scheme): void {
  document.documentElement.style.colorScheme = scheme
  for (const sheet of document.styleSheets) {
    if (sheet.disabled) continue
    for (const rule of darkRules(sheet.cssRules)) rule.media.mediaText = scheme === 'dark' ? 'all' : 'not all'
  }
}

const forced = new Set<CSSMediaRule>()

function darkRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    if (!(rule instanceof CSSMediaRule)) return rule instanceof CSSGroupingRule ? darkRules(rule.cssRules) : []
    if (rule.media.mediaText.includes('prefers-color-scheme: dark')) forced.add(rule)
    return forced.has(rule) ? [rule] : darkRules(rule.cssRules)
  })
}
