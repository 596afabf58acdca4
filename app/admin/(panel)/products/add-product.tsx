'use client'

import { useState } from 'react'
import type { CategoryView } from '@/lib/menu/schema'
import { useWords } from '../../_client/admin-language'
import { Button } from '../../_ui/button'
import { Dialog } from '../../_ui/dialog'
import { ProductForm } from './_form/product-form'

export function AddProduct({ categories }: { categories: CategoryView[] }) {
  const words = useWords('menu')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="primary" onClick={() => setOpen(true)}>
        {words.addProduct}
      </Button>
      <Dialog title={words.addProduct} isOpen={isOpen} onClose={() => setOpen(false)} isWide>
        <ProductForm item={null} categories={categories} close={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
