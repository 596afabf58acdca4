'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { api } from '@/app/_client/api'
import { AskButton, AskDialog } from '@/app/_ui/ask-dialog'
import { Button } from '@/app/_ui/button'
import { TextArea } from '@/app/_ui/field'
import { longestBlockReason } from '@/lib/accounts/limits'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../../_client/admin-words'

interface BlockActionsProps {
  id: string
  name: string
  /** Null: not blocked. */
  reason: string | null
}

export function BlockActions({ id, name, reason: given }: BlockActionsProps) {
  const words = useWords('customers')
  const { cancel } = useWords('shell')
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState(given ?? '')
  const isBlocked = given !== null
  const asking = { no: cancel, explain: words.failed }

  async function block() {
    await api('PUT customers/{id}/block', { params: { id }, body: { reason } })
    router.refresh()
  }

  async function unblock() {
    await api('DELETE customers/{id}/block', { params: { id } })
    setReason('')
    router.refresh()
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button look="outline" onClick={() => setAsking(true)}>
        {isBlocked ? words.changeReason : words.block}
      </Button>
      {isBlocked && (
        <AskButton
          {...asking}
          label={words.unblock}
          question={fill(words.unblockAsk, { name })}
          text={words.unblockText}
          yes={words.unblock}
          onYes={unblock}
        />
      )}
      <AskDialog
        {...asking}
        question={isBlocked ? words.changeReason : fill(words.blockAsk, { name })}
        text={isBlocked ? '' : words.blockText}
        yes={isBlocked ? words.changeReason : words.block}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onYes={block}
      >
        {(fieldErrors) => (
          <TextArea
            name="reason"
            label={words.reason}
            hint={words.reasonHint}
            rows={3}
            maxLength={longestBlockReason}
            value={reason}
            error={fieldErrors.reason}
            onChange={(event) => setReason(event.target.value)}
            className="mt-4"
          />
        )}
      </AskDialog>
    </div>
  )
}
