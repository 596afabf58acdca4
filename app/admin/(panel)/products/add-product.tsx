'use client'

import { useState } from 'react'
import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import type { CategoryView } from '@/lib/menu/schema'
import { useWords } from '../../_client/admin-words'
import type { GroupChoice } from './_form/group-choice'
import { ProductForm } from './_form/product-form'

interface AddProductProps {
  categories: CategoryView[]
  groups: GroupChoice[]
}

export function AddProduct({ categories, groups }: AddProductProps) {
  const words = useWords('menu')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.addProduct}</Button>
      <Dialog title={words.addProduct} isOpen={isOpen} onClose={() => setOpen(false)} isWide>
        <ProductForm item={null} categories={categories} groups={groups} close={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
