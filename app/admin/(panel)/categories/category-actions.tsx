'use client'

import { api } from '@/app/_client/api'
import type { Place } from '@/app/admin/_table/address'
import { AddButton, RowActions } from '@/app/admin/_table/row-actions'
import { useMoveEntries } from '@/app/admin/_table/use-move'
import type { CategoryView } from '@/lib/menu/schema'
import { useWords } from '../../_client/admin-words'
import { CategoryForm } from './category-form'

interface CategoryActionsProps {
  category: CategoryView
  place: Place
}

export function CategoryActions({ category, place }: CategoryActionsProps) {
  const words = useWords('menu')
  const { id, name, version } = category
  const call = () => api('DELETE categories/deleteCategory/{id}', { params: { id }, ifMatch: version })
  const form = (close: () => void) => <CategoryForm category={category} close={close} />
  return (
    <RowActions
      name={name}
      moves={useMoveEntries('categories', id, place)}
      edit={{ title: words.editCategory, form }}
      remove={{ question: words.deleteCategoryAsk, text: words.deleteCategoryText, call }}
    />
  )
}

export function AddCategory() {
  const { addCategory } = useWords('menu')
  const form = (close: () => void) => <CategoryForm category={null} close={close} />
  return <AddButton title={addCategory} form={form} />
}
