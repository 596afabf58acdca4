'use client'

import { api } from '@/app/_client/api'
import { confirmLeave } from '@/app/_client/unsaved'
import { AskButton } from '@/app/_ui/ask-dialog'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../_client/admin-words'
import { useAnnounceChange } from '../../_client/use-announce-change'

export function ShowAgain({ id, moment }: { id: string; moment: string }) {
  const words = useWords('look')
  const { cancel } = useWords('shell')
  const announceChange = useAnnounceChange()

  async function publish() {
    await api('POST look/editions/{id}/publish', { params: { id } })
    announceChange(words.published)
  }

  return (
    <AskButton
      look="plain"
      label={words.showAgain}
      aria-label={fill(words.showAgainNamed, { moment })}
      mayAsk={confirmLeave}
      question={fill(words.showAgainAsk, { moment })}
      text={words.showAgainText}
      yes={words.showAgain}
      no={cancel}
      onYes={publish}
    />
  )
}
