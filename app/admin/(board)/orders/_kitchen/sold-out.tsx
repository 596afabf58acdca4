'use client'

import { useState } from 'react'
import { useWords } from '../../../_client/admin-language'
import { Button } from '../../../_ui/button'
import { Dialog } from '../../../_ui/dialog'
import { SoldOutList } from './sold-out-list'

export function SoldOutButton() {
  const words = useWords('board')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="night" onClick={() => setOpen(true)}>
        {words.soldOut}
      </Button>
      <Dialog title={words.soldOutTitle} isOpen={isOpen} onClose={() => setOpen(false)} isWide>
        <SoldOutList />
      </Dialog>
    </>
  )
}
