import { useRouter } from 'next/navigation'
import { api } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { fill } from '@/lib/i18n/fill'
import { menuItemPictureLimit } from '@/lib/menu/limits'
import type { CategoryView, MenuItemView } from '@/lib/menu/schema'
import { useWords } from '../../../_client/admin-words'
import { useEditForm } from '../../../_form/use-edit-form'
import { FormFoot } from '../../../_ui/form-foot'
import { PictureField } from '../../../_ui/picture-field'
import { AvailabilityFields } from './availability-fields'
import { BasicFields } from './basic-fields'
import { DeclarationFields } from './declaration-fields'
import { sentForm } from './sent-form'

interface ProductFormProps {
  /** null: a new menu item. */
  item: MenuItemView | null
  categories: CategoryView[]
  close: () => void
}

export function ProductForm({ item, categories, close }: ProductFormProps) {
  const words = useWords('menu')
  const { saved } = useWords('shell')
  const router = useRouter()
  const form = useEditForm({
    explain: (message) => fill(words.saveFailed, { message }),
    send: async (data) => {
      const sent = sentForm(data)
      const remove_image = String(data.has('remove_image'))
      if (item)
        await api('PUT menuItems/updateMenuItem/{id}', { params: { id: item.id }, form: { ...sent, remove_image } })
      else await api('POST menuItems/addMenuItem', { form: sent })
      close()
      notify(saved)
      router.refresh()
      return null
    },
  })
  const { fieldErrors } = form
  return (
    <>
      <form noValidate onSubmit={form.onSubmit}>
        <BasicFields item={item} categories={categories} fieldErrors={fieldErrors} />
        <PictureField
          current={item?.image ?? null}
          hint={words.imageHintProduct}
          tooLarge={words.imageTooLargeProduct}
          isTooLarge={(bytes) => bytes > menuItemPictureLimit}
          error={fieldErrors.image}
        />
        <AvailabilityFields item={item} fieldErrors={fieldErrors} />
        <DeclarationFields item={item} fieldErrors={fieldErrors} />
        <FormFoot form={form} onCancel={close} />
      </form>
      {form.dialogs}
    </>
  )
}
