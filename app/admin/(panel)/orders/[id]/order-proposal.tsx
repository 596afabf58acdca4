'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import type { StaffOrder } from '@/lib/orders/answers'
import { useWords } from '../../../_client/admin-words'
import { ProposalForm } from '../../../_propose/proposal-form'
import { WaitingProposal } from '../../../_propose/waiting-proposal'
import { Card } from '../../../_ui/plain-page'

/** Other quantities and other dishes, for the guest to agree to; or what he was asked and has not answered. */
export function OrderProposal({ order }: { order: Pick<StaffOrder, 'id' | 'items' | 'is_changeable' | 'proposal'> }) {
  const words = useWords('proposal')
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  if (order.proposal)
    return (
      <Card title={words.waits}>
        <WaitingProposal proposal={order.proposal} onNoted={() => router.refresh()} />
      </Card>
    )
  if (!order.is_changeable) return null
  function end() {
    setOpen(false)
    router.refresh()
  }
  return (
    <div>
      <Button look="plain" onClick={() => setOpen(true)}>
        {words.change}
      </Button>
      <Dialog title={words.change} isOpen={isOpen} onClose={() => setOpen(false)}>
        {isOpen && <ProposalForm order={order} onSent={end} onCancel={() => setOpen(false)} />}
      </Dialog>
    </div>
  )
}
