'use client'

import { useState } from 'react'
import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import type { CategoryView } from '@/lib/menu/schema'
import { useWords } from '../../_client/admin-words'
import { ProductForm } from './_form/product-form'

export function AddProduct({ categories }: { categories: CategoryView[] }) {
  const words = useWords('menu')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.addProduct}</Button>
      <Dialog title={words.addProduct} isOpen={isOpen} onClose={() => setOpen(false)} isWide>
        <ProductForm item={null} categories={categories} close={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
