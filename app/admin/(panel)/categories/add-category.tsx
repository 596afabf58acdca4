'use client'

import { useState } from 'react'
import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { useWords } from '../../_client/admin-words'
import { CategoryForm } from './category-form'

export function AddCategory() {
  const words = useWords('menu')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.addCategory}</Button>
      <Dialog title={words.addCategory} isOpen={isOpen} onClose={() => setOpen(false)}>
        <CategoryForm category={null} close={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
