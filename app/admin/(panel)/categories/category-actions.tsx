'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { api } from '@/app/_client/api'
import { AskDialog } from '@/app/_ui/ask-dialog'
import { Button } from '@/app/_ui/button'
import { Dialog } from '@/app/_ui/dialog'
import { fill } from '@/lib/i18n/fill'
import type { CategoryView } from '@/lib/menu/schema'
import { useWords } from '../../_client/admin-words'
import { MoveButtons, type Place } from '../../_ui/move-buttons'
import { CategoryForm } from './category-form'

export function CategoryActions({ category, place }: { category: CategoryView; place: Place }) {
  const words = useWords('menu')
  const shell = useWords('shell')
  const router = useRouter()
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const close = () => setOpen(null)
  const { id, name } = category
  return (
    <div className="flex gap-2">
      <MoveButtons
        name={name}
        place={place}
        move={(beforeId) => api('PATCH categories/{id}/position', { params: { id }, body: { before_id: beforeId } })}
      />
      <Button look="plain" aria-label={fill(words.editNamed, { name })} onClick={() => setOpen('edit')}>
        {shell.edit}
      </Button>
      <Button look="danger" aria-label={fill(words.deleteNamed, { name })} onClick={() => setOpen('delete')}>
        {shell.delete}
      </Button>
      <Dialog title={words.editCategory} isOpen={open === 'edit'} onClose={close}>
        <CategoryForm category={category} close={close} />
      </Dialog>
      <AskDialog
        question={fill(words.deleteCategoryAsk, { name })}
        text={words.deleteCategoryText}
        yes={shell.delete}
        no={shell.cancel}
        isOpen={open === 'delete'}
        onClose={close}
        explain={(message) => fill(words.deleteFailed, { message })}
        onYes={async () => {
          // Also after a no: it may be that somebody has changed it, and then the page is behind.
          await api('DELETE categories/deleteCategory/{id}', { params: { id }, ifMatch: category.version }).finally(
            () => router.refresh(),
          )
        }}
      />
    </div>
  )
}
