'use client'

import { api } from '@/app/_client/api'
import type { Place } from '@/app/admin/_table/address'
import { AddButton, RowActions } from '@/app/admin/_table/row-actions'
import { useMoveEntries } from '@/app/admin/_table/use-move'
import type { CategoryView } from '@/lib/menu/schema'
import { useWords } from '../../_client/admin-words'
import type { EditedItem, GroupChoice } from './_form/edited-item'
import { ProductForm } from './_form/product-form'
import type { ProductTab } from './_form/tab-of-field'

interface Choices {
  categories: CategoryView[]
  groups: GroupChoice[]
}

interface ProductActionsProps extends Choices {
  item: EditedItem
  /** Null unless the list is in menu order, where moving makes sense. */
  place: Place | null
  opensAt?: ProductTab
}

export function ProductActions({ item, place, opensAt, ...choices }: ProductActionsProps) {
  const words = useWords('menu')
  const { id, name, version } = item
  const call = () => api('DELETE menuItems/deleteMenuItem/{id}', { params: { id }, ifMatch: version })
  const form = (close: () => void) => <ProductForm item={item} opensAt={opensAt} {...choices} close={close} />
  return (
    <RowActions
      name={name}
      moves={useMoveEntries('menuItems', id, place)}
      edit={{ title: words.editProduct, isWide: true, form }}
      remove={{ question: words.deleteProductAsk, text: words.deleteProductText, call }}
    />
  )
}

export function AddProduct(choices: Choices) {
  const { addProduct } = useWords('menu')
  const form = (close: () => void) => <ProductForm item={null} {...choices} close={close} />
  return <AddButton title={addProduct} isWide form={form} />
}
