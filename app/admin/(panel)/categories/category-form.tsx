import { fileOf, textOf } from '@/app/_client/form'
import { apiInWireNames, type Form } from '@/app/_client/api'
import { Field } from '@/app/_ui/field'
import { categoryPictureLimit, longestCategoryName } from '@/lib/menu/limits'
import type { CategoryView } from '@/lib/menu/schema'
import { useWords } from '../../_client/admin-words'
import { useAnnounceSaved } from '../../_client/use-announce-change'
import { OtherNames, otherNames } from '../../_form/further-texts'
import { EditForm } from '../../_form/edit-form'
import { useEditForm } from '../../_form/use-edit-form'
import { composedTimes, SellingTimesFields, sentTimes } from '../../_form/selling-times-fields'
import { PictureField, sentPicture } from '../../_ui/picture-field'

type Sent = Form<'POST categories/addCategory'> & { remove_image?: string }

export function CategoryForm({ category, close }: { category: CategoryView | null; close: () => void }) {
  const words = useWords('menu')
  const forms = useWords('forms')
  const { saved } = useWords('shell')
  const announceSaved = useAnnounceSaved()
  const form = useEditForm<Sent, CategoryView>({
    opened: category,
    explain: words.saveFailed,
    read: sentForm,
    add: (fields) => apiInWireNames('POST categories/addCategory', { form: fields }),
    change: (fields, ifMatch) =>
      apiInWireNames('PUT categories/updateCategory/{id}', {
        params: { id: category?.id ?? '' },
        form: fields,
        ifMatch,
      }),
    onSaved: ({ id, whole_image: whole }) => {
      close()
      announceSaved(id, whole !== null && whole !== category?.whole_image ? `${saved} ${words.marginsRemoved}` : saved)
    },
    composed: { selling_times: composedTimes({ menu: words, forms }) },
  })
  return (
    <EditForm form={form} close={close} className="flex flex-col gap-5">
      <Field name="name" label={words.name} defaultValue={category?.name} maxLength={longestCategoryName} required />
      <OtherNames label={words.name} stored={category} maxLength={longestCategoryName} />
      <PictureField
        current={category}
        hint={words.imageHint}
        tooLarge={words.imageTooLargeCategory}
        mostBytes={categoryPictureLimit - 1}
      />
      <SellingTimesFields stored={category} />
    </EditForm>
  )
}

function sentForm(typed: FormData): Sent {
  return {
    name: textOf(typed, 'name'),
    ...otherNames(typed),
    image: fileOf(typed, 'image'),
    ...sentPicture(typed),
    ...sentTimes(typed),
  }
}
