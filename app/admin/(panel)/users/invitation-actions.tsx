'use client'

import { useState } from 'react'
import { useAction } from '@/app/_client/action'
import { type Answer, api } from '@/app/_client/api'
import { AskDialog } from '@/app/_ui/ask-dialog'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../_client/admin-words'
import { useAnnounceChange } from '../../_client/use-announce-change'
import { RowMenu } from '../../_ui/row-menu'

export function InvitationActions({ invitation }: { invitation: Answer<'GET invitations'>[number] }) {
  const { id, email } = invitation
  const words = useWords('people')
  const shell = useWords('shell')
  const announceChange = useAnnounceChange()
  const [isAsking, setAsking] = useState(false)
  const { isPending, run } = useAction(words.failed)
  const name = `${invitation.firstname} ${invitation.lastname}`

  async function sendAgain() {
    if (!(await run(() => api('POST invitations/{id}/resend', { params: { id } })))) return
    announceChange(fill(words.sentAgain, { email }))
  }

  return (
    <div className="flex justify-end">
      <RowMenu
        label={fill(words.moreNamed, { name })}
        entries={[
          { label: words.sendAgain, onSelect: () => void sendAgain(), isDisabled: isPending },
          { label: words.withdraw, onSelect: () => setAsking(true), isDanger: true },
        ]}
      />
      <AskDialog
        question={fill(words.withdrawAsk, { name })}
        text={words.withdrawText}
        yes={words.withdraw}
        no={shell.cancel}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onYes={async () => {
          await api('DELETE invitations/{id}', { params: { id } })
          announceChange(fill(words.withdrawn, { name }))
        }}
        explain={words.failed}
      />
    </div>
  )
}
