'use client'

import { useRouter } from 'next/navigation'
import { notify } from '@/app/_client/notices'
import { Field } from '@/app/_ui/field'
import type { CategoryView } from '@/lib/menu/schema'
import { useAdminApi } from '../../_client/admin-api'
import { useWords } from '../../_client/admin-language'
import { useSubmit } from '../../_client/use-submit'
import { FormFoot } from '../../_ui/form-foot'
import { PictureField } from '../../_ui/picture-field'

const oneMegabyte = 1024 * 1024

/** Adds a category, or changes the one that is given. */
export function CategoryForm({ category, close }: { category: CategoryView | null; close: () => void }) {
  const words = useWords('menu')
  const { saved } = useWords('shell')
  const api = useAdminApi()
  const router = useRouter()
  const { onSubmit, fieldErrors, ...foot } = useSubmit({
    explain: words.saveFailed,
    async send(form) {
      const typed = new FormData(form)
      await (category ? api.updateCategory(category.id, typed) : api.addCategory(typed))
      close()
      notify(saved)
      router.refresh()
    },
  })
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-5">
      <Field
        name="name"
        label={words.name}
        defaultValue={category?.name}
        maxLength={80}
        required
        autoFocus
        error={fieldErrors.name}
      />
      <PictureField
        current={category?.image ?? null}
        hint={words.imageHintCategory}
        tooLarge={words.imageTooLargeCategory}
        isTooLarge={(bytes) => bytes >= oneMegabyte}
        error={fieldErrors.image}
      />
      <FormFoot {...foot} onCancel={close} />
    </form>
  )
}
