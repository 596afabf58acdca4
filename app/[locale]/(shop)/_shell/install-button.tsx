'use client'

import { useEffect, useState } from 'react'
import { stored } from '@/app/_client/stored'
import type { Texts } from '@/lib/i18n/texts'

/** Chrome's event; browsers that have none offer the home screen in their own menu. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
}

const asked = stored<boolean>('install-asked', (raw) => raw === true)

/** The browser's own question, when somebody wants it, and once. */
export function InstallButton({ words }: { words: Pick<Texts['shell'], 'install'> }) {
  const [offer, setOffer] = useState<InstallEvent | null>(null)
  const wasAsked = asked.useValue()
  useEffect(() => {
    const onOffer = (event: Event) => {
      event.preventDefault()
      setOffer(event as InstallEvent)
    }
    window.addEventListener('beforeinstallprompt', onOffer)
    return () => window.removeEventListener('beforeinstallprompt', onOffer)
  }, [])
  if (!offer || wasAsked) return null
  function ask() {
    asked.write(true)
    void offer?.prompt()
  }
  return (
    <button type="button" onClick={ask} className="text-night-ink py-1.5 underline">
      {words.install}
    </button>
  )
}
