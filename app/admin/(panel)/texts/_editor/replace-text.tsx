'use client'

import { useRouter } from 'next/navigation'
import { api } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { AskButton } from '@/app/_ui/ask-dialog'
import type { TextPlace } from '@/lib/pages/queries'
import { useWords } from '../../../_client/admin-words'

interface ReplaceTextProps {
  place: TextPlace
  /** Null for the default. */
  markdown: string | null
  version: number
  words: { label: string; text: string; no: string }
  /** Missing: the page stays and refreshes. */
  then?: string
}

export function ReplaceText({ place, markdown, version, words, then }: ReplaceTextProps) {
  const { saved } = useWords('shell')
  const router = useRouter()

  async function replace() {
    const { kind, language } = place
    await api('PUT texts/{kind}/{language}', { params: { kind, language }, body: { markdown }, ifMatch: version })
    notify(saved)
    if (then) router.push(then)
    router.refresh()
  }

  return (
    <AskButton
      label={words.label}
      question={words.label}
      text={words.text}
      yes={words.label}
      no={words.no}
      onYes={replace}
    />
  )
}
