import type { ComponentProps, ReactNode } from 'react'
import type { FieldErrors } from '@/app/_client/form'
import { FieldErrorsContext, useFieldErrors } from '@/app/_ui/field'
import { FormFoot } from '../_ui/form-foot'
import type { EditFormState } from './use-edit-form'

interface EditFormProps extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'noValidate'> {
  form: EditFormState
  isCard?: boolean
  /** For a form in a dialog: cancelling asks while changes are unsaved. */
  close?: () => void
  /** Of the button that sends. */
  submitLabel?: string
  isDisabled?: boolean
  /** Instead of the usual buttons. */
  foot?: ReactNode
}

/** The form of useEditForm() or useAddForm(): its fields find their errors, its dialogs stand beside it. */
export function EditForm({
  form,
  isCard = false,
  close,
  submitLabel,
  isDisabled,
  foot,
  className,
  children,
  ...element
}: EditFormProps) {
  const { watch, onSubmit, fieldErrors, dialogs, leave } = form
  const look = isCard ? `rounded-card border-line bg-card border p-4 pb-0 sm:p-5 sm:pb-0 ${className ?? ''}` : className
  return (
    <>
      <form {...element} className={look} ref={watch} noValidate onSubmit={onSubmit}>
        <FieldErrorsContext value={fieldErrors}>{children}</FieldErrorsContext>
        {foot ?? (
          <FormFoot form={form} label={submitLabel} isDisabled={isDisabled} onCancel={close && (() => leave(close))} />
        )}
      </form>
      {dialogs}
    </>
  )
}

interface ListErrorProps {
  /** The list's name in a refusal. */
  of: string
  /** Also of any field in it, where the fields do not show their own. */
  isDeep?: boolean
  className: string
}

export function ListError({ of, isDeep = false, className }: ListErrorProps) {
  const fieldErrors = useFieldErrors()
  const error = isDeep ? errorBelow(fieldErrors, of) : fieldErrors[of]
  return <p className={`text-paprika-ink font-semibold empty:hidden ${className}`}>{error}</p>
}

/** The error of a list or of any field in it, such as `zones.2.fee`. */
export function errorBelow(fieldErrors: FieldErrors, field: string): string | undefined {
  return Object.entries(fieldErrors).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1]
}
