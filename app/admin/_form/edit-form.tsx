import type { ComponentProps, ReactNode } from 'react'
import { FormFoot } from '../_ui/form-foot'
import type { EditFormState } from './use-edit-form'

interface EditFormProps extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'noValidate'> {
  form: EditFormState
  /** For a form in a dialog: cancelling asks while changes are unsaved. */
  close?: () => void
  /** Of the button that sends. */
  submitLabel?: string
  isDisabled?: boolean
  /** Instead of the usual buttons. */
  foot?: ReactNode
}

/** The form of useEditForm() or useAddForm(), with its foot; its dialogs stand beside it. */
export function EditForm({ form, close, submitLabel, isDisabled, foot, children, ...element }: EditFormProps) {
  const { watch, onSubmit, dialogs, leave } = form
  return (
    <>
      <form {...element} ref={watch} noValidate onSubmit={onSubmit}>
        {children}
        {foot ?? (
          <FormFoot form={form} label={submitLabel} isDisabled={isDisabled} onCancel={close && (() => leave(close))} />
        )}
      </form>
      {dialogs}
    </>
  )
}
