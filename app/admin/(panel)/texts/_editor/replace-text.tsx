'use client'

import { useRouter } from 'next/navigation'
import { api } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { AskButton } from '@/app/_ui/ask-button'
import type { TextPlace } from '@/lib/texts/queries'
import { useWords } from '../../../_client/admin-words'

interface ReplaceTextProps {
  place: TextPlace
  /** What it becomes; null: the default. */
  markdown: string | null
  /** Of the text that is live. */
  version: number
  words: { label: string; text: string; no: string }
  /** Where to go afterwards; without it the page stays and shows what there is now. */
  then?: string
}

/** Takes an earlier edition or the default again, after a question. */
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
