'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { fill } from '@/lib/i18n/fill'
import type { CategoryView } from '@/lib/menu/schema'
import { useAdminApi } from '../../_client/admin-api'
import { useWords } from '../../_client/admin-language'
import { AskDialog } from '../../_ui/ask-dialog'
import { Button } from '../../_ui/button'
import { Dialog } from '../../_ui/dialog'
import { MoveButtons, type Place } from '../../_ui/move-buttons'
import { CategoryForm } from './category-form'

export function CategoryActions({ category, place }: { category: CategoryView; place: Place }) {
  const words = useWords('menu')
  const shell = useWords('shell')
  const api = useAdminApi()
  const router = useRouter()
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const close = () => setOpen(null)
  const { id, name } = category
  return (
    <div className="flex gap-2">
      <MoveButtons name={name} place={place} move={(beforeId) => api.moveCategory(id, beforeId)} />
      <Button aria-label={fill(words.editNamed, { name })} onClick={() => setOpen('edit')}>
        {shell.edit}
      </Button>
      <Button tone="danger" aria-label={fill(words.deleteNamed, { name })} onClick={() => setOpen('delete')}>
        {shell.delete}
      </Button>
      <Dialog title={words.editCategory} isOpen={open === 'edit'} onClose={close}>
        <CategoryForm category={category} close={close} />
      </Dialog>
      <AskDialog
        question={fill(words.deleteCategoryAsk, { name })}
        text={words.deleteCategoryText}
        yes={shell.delete}
        isOpen={open === 'delete'}
        onClose={close}
        explain={words.deleteFailed}
        onYes={async () => {
          await api.deleteCategory(id)
          router.refresh()
        }}
      />
    </div>
  )
}
