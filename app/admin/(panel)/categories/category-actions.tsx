'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { api } from '@/app/_client/api'
import { AskDialog } from '@/app/_ui/ask-dialog'
import { Dialog } from '@/app/_ui/dialog'
import { fill } from '@/lib/i18n/fill'
import type { CategoryView } from '@/lib/menu/schema'
import type { Place } from '@/app/admin/_table/address'
import { useMoveEntries } from '@/app/admin/_table/use-drag'
import { EditButton } from '@/app/admin/_ui/form-foot'
import { useWords } from '../../_client/admin-words'
import { RowMenu } from '../../_ui/row-menu'
import { CategoryForm } from './category-form'

interface CategoryActionsProps {
  category: CategoryView
  place: Place
}

export function CategoryActions({ category, place }: CategoryActionsProps) {
  const words = useWords('menu')
  const shell = useWords('shell')
  const router = useRouter()
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const moves = useMoveEntries('categories', category.id, place)
  const close = () => setOpen(null)
  const { id, name } = category
  return (
    <div className="flex justify-end">
      <EditButton name={name} onClick={() => setOpen('edit')} />
      <RowMenu
        label={fill(words.moreNamed, { name })}
        entries={[...moves, { label: shell.delete, onSelect: () => setOpen('delete'), isDanger: true }]}
      />
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
