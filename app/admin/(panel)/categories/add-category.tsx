'use client'

import { useState } from 'react'
import { useWords } from '../../_client/admin-language'
import { Button } from '../../_ui/button'
import { Dialog } from '../../_ui/dialog'
import { CategoryForm } from './category-form'

export function AddCategory() {
  const words = useWords('menu')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="primary" onClick={() => setOpen(true)}>
        {words.addCategory}
      </Button>
      <Dialog title={words.addCategory} isOpen={isOpen} onClose={() => setOpen(false)}>
        <CategoryForm category={null} close={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
