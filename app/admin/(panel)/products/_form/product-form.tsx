import { useRouter } from 'next/navigation'
import { api } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { TextArea } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { longestDescription, menuItemPictureLimit } from '@/lib/menu/limits'
import type { CategoryView, MenuItemView } from '@/lib/menu/schema'
import { useWords } from '../../../_client/admin-words'
import { useEditForm } from '../../../_form/use-edit-form'
import { SellingTimesFields } from '../../../_form/selling-times-fields'
import { FormFoot } from '../../../_ui/form-foot'
import { PictureField } from '../../../_ui/picture-field'
import { AvailabilityAction } from './availability-action'
import { BasicFields } from './basic-fields'
import { DeclarationFields } from './declaration-fields'
import { sentForm, type SentMenuItem } from './sent-form'
import { fieldLabels, shownField } from './shown-field'

interface ProductFormProps {
  /** null: a new menu item. */
  item: MenuItemView | null
  categories: CategoryView[]
  close: () => void
}

export function ProductForm({ item, categories, close }: ProductFormProps) {
  const menu = useWords('menu')
  const forms = useWords('forms')
  const { saved } = useWords('shell')
  const router = useRouter()
  const form = useEditForm<SentMenuItem, MenuItemView>({
    opened: item,
    explain: (message) => fill(menu.saveFailed, { message }),
    read: sentForm,
    add: (fields) => api('POST menuItems/addMenuItem', { form: fields }),
    change: (fields, ifMatch) =>
      api('PUT menuItems/updateMenuItem/{id}', { params: { id: item?.id ?? '' }, form: fields, ifMatch }),
    onSaved: () => {
      close()
      notify(saved)
      router.refresh()
    },
    labels: fieldLabels({ menu }),
    show: shownField({ menu, forms }, categories),
  })
  const { fieldErrors, watch } = form
  return (
    <>
      {item && <AvailabilityAction item={item} />}
      <form ref={watch} noValidate onSubmit={form.onSubmit}>
        <BasicFields item={item} categories={categories} fieldErrors={fieldErrors} />
        <PictureField
          current={item?.image ?? null}
          hint={menu.imageHintProduct}
          tooLarge={menu.imageTooLargeProduct}
          isTooLarge={(bytes) => bytes > menuItemPictureLimit}
          error={fieldErrors.image}
        />
        <TextArea
          name="description_en"
          label={menu.descriptionEn}
          defaultValue={item?.description_en}
          rows={2}
          maxLength={longestDescription}
          error={fieldErrors.description_en}
          className="mt-5"
        />
        <SellingTimesFields stored={item} fieldErrors={fieldErrors} categories={categories} />
        <DeclarationFields item={item} fieldErrors={fieldErrors} />
        <FormFoot form={form} onCancel={() => form.leave(close)} />
      </form>
      {form.dialogs}
    </>
  )
}
