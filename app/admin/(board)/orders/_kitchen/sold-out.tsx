import { useState } from 'react'
import { Button } from '@/app/_ui/button'
import { useWords } from '../../../_client/admin-words'
import { Dialog } from '@/app/_ui/dialog'
import { SoldOutList } from './sold-out-list'

export function SoldOutButton() {
  const words = useWords('board')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="night" onClick={() => setOpen(true)}>
        {words.soldOut}
      </Button>
      <Dialog title={words.soldOutTitle} isOpen={isOpen} onClose={() => setOpen(false)} isWide>
        <SoldOutList />
      </Dialog>
    </>
  )
}
