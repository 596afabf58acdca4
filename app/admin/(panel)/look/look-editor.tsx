'use client'

import { useState } from 'react'
import type { Language } from '@/lib/i18n/language'
import type { LookView } from '@/lib/shop/look/schema'
import { LookForm } from './_form/look-form'
import { Preview } from './preview'
import type { Named } from './named'

interface Props {
  look: LookView
  shopName: string
  previewLanguage: Language
  categories: { name: string; path: string }[]
  dishes: Named[]
}

/** The draft and beside it the first page as the draft would show it, each time it is saved. */
export function LookEditor({ look, previewLanguage, ...known }: Props) {
  // A form keeps what it was opened with; after a step that changes more than it has sent, it is opened anew.
  const [{ opened, number }, setOpened] = useState({ opened: look, number: 0 })
  const [version, setVersion] = useState(look.version)

  function renew(next: LookView) {
    setVersion(next.version)
    setOpened({ opened: next, number: number + 1 })
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <LookForm key={number} look={opened} onSaved={(next) => setVersion(next.version)} renew={renew} {...known} />
      <Preview version={version} language={previewLanguage} />
    </div>
  )
}
