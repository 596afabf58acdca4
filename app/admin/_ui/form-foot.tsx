import type { ReactNode } from 'react'
import type { FormState } from '@/app/_client/form'
import { Button } from '@/app/_ui/button'
import { useWords } from '../_client/admin-words'

interface FormFootProps {
  form: FormState
  onCancel?: (() => void) | undefined
  label?: string | undefined
  isDisabled?: boolean | undefined
  /** What the button is about. */
  children?: ReactNode
}

/** Errors stand beside the buttons: in a modal nothing outside of it can be read. */
export function FormFoot({ form, onCancel, label, isDisabled = false, children }: FormFootProps) {
  const words = useWords('shell')
  return (
    <div className="form-foot">
      <p role="alert" className="text-paprika-ink grow basis-full font-semibold empty:hidden">
        {form.notice?.text}
      </p>
      {children}
      {onCancel && (
        <Button look="plain" onClick={onCancel}>
          {words.cancel}
        </Button>
      )}
      <Button type="submit" disabled={form.isPending || isDisabled} className="px-8">
        {form.isPending ? words.saving : (label ?? words.save)}
      </Button>
    </div>
  )
}
