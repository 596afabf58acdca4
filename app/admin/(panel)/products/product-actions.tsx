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
import type { EditedItem } from './_form/edited-item'
import type { GroupChoice } from './_form/group-choice'
import { ProductForm } from './_form/product-form'

interface ProductActionsProps {
  item: EditedItem
  categories: CategoryView[]
  groups: GroupChoice[]
  /** null: the list is not in the order of the menu, so that moving would look like chance. */
  place: Place | null
}

export function ProductActions({ item, categories, groups, place }: ProductActionsProps) {
  const words = useWords('menu')
  const shell = useWords('shell')
  const router = useRouter()
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const moves = useMoveEntries('menuItems', item.id, place)
  const close = () => setOpen(null)
  const { id, name } = item
  return (
    <div className="flex justify-end">
      <EditButton name={name} onClick={() => setOpen('edit')} />
      <RowMenu
        label={fill(words.moreNamed, { name })}
        entries={[...moves, { label: shell.delete, onSelect: () => setOpen('delete'), isDanger: true }]}
      />
      <Dialog title={words.editProduct} isOpen={open === 'edit'} onClose={close} isWide>
        <ProductForm item={item} categories={categories} groups={groups} close={close} />
      </Dialog>
      <AskDialog
        question={fill(words.deleteProductAsk, { name })}
        text={words.deleteProductText}
        yes={shell.delete}
        no={shell.cancel}
        isOpen={open === 'delete'}
        onClose={close}
        explain={(message) => fill(words.deleteFailed, { message })}
        onYes={async () => {
          // Also after a no: it may be that somebody has changed it, and then the page is behind.
          await api('DELETE menuItems/deleteMenuItem/{id}', { params: { id }, ifMatch: item.version }).finally(() =>
            router.refresh(),
          )
        }}
      />
    </div>
  )
}
