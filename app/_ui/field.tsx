'use client'

import { createContext, use, type ComponentProps, type ElementType, type ReactNode } from 'react'
import type { FieldErrors } from '@/app/_client/form'

export const control =
  'w-full min-w-0 min-h-12 rounded-field border border-control bg-card px-4 py-2.5 text-base text-ink placeholder:text-ink-soft read-only:not-[select,[type=file],[type=color]]:border-dashed read-only:not-[select,[type=file],[type=color]]:bg-transparent file:mr-4 file:cursor-pointer file:rounded-full file:border-0 file:bg-ink file:px-4 file:py-1.5 file:font-semibold file:text-paper aria-invalid:border-2 aria-invalid:border-paprika'

/** Of the form around its fields: each shows its own error, unless it is given another. */
export const FieldErrorsContext = createContext<FieldErrors>({})

export function useFieldErrors(): FieldErrors {
  return use(FieldErrorsContext)
}

interface Named {
  name: string
  /** Its name in a refusal, where that is another. */
  'data-field'?: string | undefined
  error?: string | undefined
}

function useErrorOf({ name, 'data-field': field = name, error }: Named): string | undefined {
  const errors = useFieldErrors()
  return error ?? errors[field]
}

interface Described extends Named {
  label: string
  hint?: string | undefined
}

type Labelled<Control extends 'input' | 'textarea' | 'select'> = Described & Omit<ComponentProps<Control>, 'name'>

export function Field(props: Labelled<'input'>) {
  return <LabelledControl {...props} as="input" />
}

export function TextArea(props: Labelled<'textarea'>) {
  return <LabelledControl {...props} as="textarea" />
}

export function Select(props: Labelled<'select'>) {
  return <LabelledControl {...props} as="select" />
}

interface LabelledProps extends Described {
  as: ElementType
  id?: string | undefined
  className?: string | undefined
}

function LabelledControl({ as: Control, label, hint, error: given, className, ...rest }: LabelledProps) {
  const error = useErrorOf({ ...rest, error: given })
  const id = rest.id ?? rest.name
  return (
    // A date field in large letters would be wider than a small phone.
    <div className={`min-w-0 ${className ?? ''}`}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <Control {...rest} {...described({ id, hint, error })} id={id} className={control} />
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft mt-1.5 text-sm">
          {hint}
        </p>
      )}
      <FieldError id={id} text={error} />
    </div>
  )
}

/** With a value it is one of a list, whose error stands at the list. */
export function CheckField({
  label,
  error: given,
  ...rest
}: Named & { label: ReactNode } & Omit<ComponentProps<'input'>, 'name'>) {
  const found = useErrorOf({ ...rest, error: given })
  const error = rest.value === undefined ? found : given
  const id = rest.id ?? rest.name
  return (
    <div>
      <div className="flex min-h-11 items-center gap-3">
        <input
          {...rest}
          {...described({ id, error })}
          type="checkbox"
          id={id}
          className="accent-accent size-5 shrink-0"
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldError id={id} text={error} />
    </div>
  )
}

function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p id={`${id}-error`} className="text-paprika-ink mt-1.5 text-sm font-semibold">
      {text}
    </p>
  )
}

function described({ id, hint, error }: { id: string; hint?: string | undefined; error?: string | undefined }) {
  const by = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-describedby': by || undefined, 'aria-invalid': error ? true : undefined }
}
