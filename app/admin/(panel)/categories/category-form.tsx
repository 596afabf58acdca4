import { useRouter } from 'next/navigation'
import { fileOf, textOf, useForm } from '@/app/_client/form'
import { api } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { categoryPictureLimit, longestCategoryName } from '@/lib/menu/limits'
import type { CategoryView } from '@/lib/menu/schema'
import { useWords } from '../../_client/admin-words'
import { FormFoot } from '../../_ui/form-foot'
import { PictureField } from '../../_ui/picture-field'

/** Adds a category, or changes the one that is given. */
export function CategoryForm({ category, close }: { category: CategoryView | null; close: () => void }) {
  const words = useWords('menu')
  const { saved } = useWords('shell')
  const router = useRouter()
  const form = useForm({
    explain: (message) => fill(words.saveFailed, { message }),
    send: async (data) => {
      const sent = { name: textOf(data, 'name'), image: fileOf(data, 'image') }
      const remove_image = String(data.has('remove_image'))
      if (category)
        await api('PUT categories/updateCategory/{id}', {
          params: { id: category.id },
          form: { ...sent, remove_image },
        })
      else await api('POST categories/addCategory', { form: sent })
      close()
      notify(saved)
      router.refresh()
      return null
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
      <Field
        name="name"
        label={words.name}
        defaultValue={category?.name}
        maxLength={longestCategoryName}
        required
        error={form.fieldErrors.name}
      />
      <PictureField
        current={category?.image ?? null}
        hint={words.imageHintCategory}
        tooLarge={words.imageTooLargeCategory}
        isTooLarge={(bytes) => bytes >= categoryPictureLimit}
        error={form.fieldErrors.image}
      />
      <FormFoot form={form} onCancel={close} />
    </form>
  )
}
