'use client'

import { createContext, use, useEffect, type ReactNode } from 'react'
import { askWith, hasUnsaved, confirmLeave } from '@/app/_client/unsaved'
import { useQuestion } from '@/app/_ui/ask-dialog'
import { useWords } from '../_client/admin-words'

const EmailContext = createContext('')

export function useStaffEmail(): string {
  return use(EmailContext)
}

/** Asks before a link, Back or a new document throws away what was typed. */
export function EditGuard({ email, children }: { email: string; children: ReactNode }) {
  const words = useWords('forms')
  const { ask, dialog } = useQuestion()
  useEffect(() =>
    askWith(() =>
      ask({
        question: words.unsavedAsk,
        text: words.unsavedText,
        yes: words.unsavedLeave,
        no: words.unsavedStay,
      }),
    ),
  )
  useEffect(guardLinks, [])
  useEffect(guardDocument, [])
  useEffect(guardBack, [])
  return (
    <EmailContext value={email}>
      {children}
      {dialog}
    </EmailContext>
  )
}

/** Before the router sees the click; a link that opens elsewhere leaves this page as it is. */
function guardLinks() {
  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const staysHere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (!link?.href || link.target === '_blank' || link.hash || staysHere || !hasUnsaved()) return
    event.preventDefault()
    event.stopPropagation()
    void confirmLeave().then((may) => {
      if (may) link.click()
    })
  }
  document.addEventListener('click', onClick, { capture: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}

/** Reload, closing the tab, another site: browsers show only a question of their own here. */
function guardDocument() {
  function onBeforeUnload(event: BeforeUnloadEvent) {
    if (hasUnsaved()) event.preventDefault()
  }
  window.addEventListener('beforeunload', onBeforeUnload)
  return () => window.removeEventListener('beforeunload', onBeforeUnload)
}

/** Back and forward within the panel, where the browser has the Navigation API. */
function guardBack() {
  if (!('navigation' in window)) return
  const { navigation } = window
  function onNavigate(event: NavigateEvent) {
    if (event.navigationType !== 'traverse' || !event.cancelable || !hasUnsaved()) return
    event.preventDefault()
    const { key } = event.destination
    void confirmLeave().then((may) => {
      if (may) navigation.traverseTo(key)
    })
  }
  navigation.addEventListener('navigate', onNavigate)
  return () => navigation.removeEventListener('navigate', onNavigate)
}
