'use client'

import { CheckField, Field } from '@/app/_ui/field'
import { useWords } from '../../_client/admin-words'
import { FormFoot } from '../../_ui/form-foot'
import { Preview } from './preview'
import { Problems } from './problems'
import { useImport } from './use-import'

/** Chooses a file, shows what it would change or what is wrong in it, and takes it over when that was seen. */
export function ImportMenu() {
  const words = useWords('menuFile')
  const { form, shown, forget, apply, isApplying, signInDialog, questionDialog } = useImport()
  return (
    <>
      <form noValidate onSubmit={form.onSubmit} className="flex max-w-prose flex-col gap-4" onChange={forget}>
        <Field
          name="file"
          type="file"
          accept=".csv,.json,text/csv,application/json"
          label={words.file}
          hint={words.fileHint}
          required
          error={form.fieldErrors.file}
        />
        <CheckField name="remove" label={words.remove} />
        <FormFoot form={form} label={words.look} />
      </form>
      {shown?.kind === 'problems' && <Problems {...shown.refused} />}
      {shown?.kind === 'preview' && <Preview outcome={shown.outcome} onApply={apply} isApplying={isApplying} />}
      {signInDialog}
      {questionDialog}
    </>
  )
}
