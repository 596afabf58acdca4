'use client'

import { useState } from 'react'
import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { useWords } from '../../../../_client/admin-words'
import { ProposalForm, type ChangeableLine } from './proposal-form'

interface ProposeChangeProps {
  orderId: string
  lines: ChangeableLine[]
}

/** Other quantities, other dishes: for the guest to agree to. */
export function ProposeChange({ orderId, lines }: ProposeChangeProps) {
  const words = useWords('proposal')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="plain" onClick={() => setOpen(true)}>
        {words.change}
      </Button>
      <Dialog title={words.change} isOpen={isOpen} onClose={() => setOpen(false)}>
        {isOpen && <ProposalForm orderId={orderId} lines={lines} close={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}
