'use client'

import { useRouter } from 'next/navigation'
import { notify } from '@/app/_client/notices'
import type { CategoryView, MenuItemView } from '@/lib/menu/schema'
import { useAdminApi } from '../../../_client/admin-api'
import { useWords } from '../../../_client/admin-language'
import { useSubmit } from '../../../_client/use-submit'
import { FormFoot } from '../../../_ui/form-foot'
import { PictureField } from '../../../_ui/picture-field'
import { AvailabilityFields } from './availability-fields'
import { BasicFields } from './basic-fields'
import { DeclarationFields } from './declaration-fields'
import { sentForm } from './sent-form'

const twoMegabytes = 2 * 1024 * 1024

interface ProductFormProps {
  /** null: a new menu item. */
  item: MenuItemView | null
  categories: CategoryView[]
  close: () => void
}

export function ProductForm({ item, categories, close }: ProductFormProps) {
  const words = useWords('menu')
  const { saved } = useWords('shell')
  const api = useAdminApi()
  const router = useRouter()
  const { onSubmit, fieldErrors, ...foot } = useSubmit({
    explain: words.saveFailed,
    async send(form) {
      const typed = sentForm(form)
      await (item ? api.updateMenuItem(item.id, typed) : api.addMenuItem(typed))
      close()
      notify(saved)
      router.refresh()
    },
  })
  return (
    <form onSubmit={onSubmit}>
      <BasicFields item={item} categories={categories} fieldErrors={fieldErrors} />
      <PictureField
        current={item?.image ?? null}
        hint={words.imageHintProduct}
        tooLarge={words.imageTooLargeProduct}
        isTooLarge={(bytes) => bytes > twoMegabytes}
        error={fieldErrors.image}
      />
      <AvailabilityFields item={item} fieldErrors={fieldErrors} />
      <DeclarationFields item={item} fieldErrors={fieldErrors} />
      <FormFoot {...foot} onCancel={close} />
    </form>
  )
}
