'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { type Answer, api, reasonOf } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { useScope } from '@/app/_client/scope'
import { AskDialog } from '@/app/_ui/ask-dialog'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../_client/admin-words'
import { RowMenu } from '../../_ui/row-menu'

export function InvitationActions({ invitation }: { invitation: Answer<'GET invitations'>[number] }) {
  const { id, email } = invitation
  const words = useWords('people')
  const shell = useWords('shell')
  const { words: shared } = useScope()
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const name = `${invitation.firstname} ${invitation.lastname}`

  async function sendAgain() {
    setSending(true)
    try {
      await api('POST invitations/{id}/resend', { params: { id } })
      notify(fill(words.sentAgain, { email }))
      router.refresh()
    } catch (error) {
      notify(fill(words.failed, { message: reasonOf(error, shared.network) }), 'alert')
    } finally {
      setSending(false)
    }
  }

  return (
    <div className="flex justify-end">
      <RowMenu
        label={fill(words.moreNamed, { name })}
        entries={[
          { label: words.sendAgain, onSelect: () => void sendAgain(), isDisabled: isSending },
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
          router.refresh()
        }}
        explain={(message) => fill(words.failed, { message })}
      />
    </div>
  )
}
