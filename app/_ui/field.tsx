import type { ComponentProps, ElementType, ReactNode } from 'react'

export const control =
  'w-full min-w-0 min-h-12 rounded-field border border-control bg-card px-4 py-2.5 text-base text-ink placeholder:text-ink-soft read-only:not-[select,[type=file],[type=color]]:border-dashed read-only:not-[select,[type=file],[type=color]]:bg-transparent file:mr-4 file:cursor-pointer file:rounded-full file:border-0 file:bg-ink file:px-4 file:py-1.5 file:font-semibold file:text-paper aria-invalid:border-2 aria-invalid:border-paprika'

interface Described {
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
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

function LabelledControl({ as: Control, name, label, hint, error, className, ...rest }: LabelledProps) {
  const id = rest.id ?? name
  return (
    // A date field in large letters would be wider than a small phone.
    <div className={`min-w-0 ${className ?? ''}`}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <Control {...rest} {...described({ id, hint, error })} id={id} name={name} className={control} />
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft mt-1.5 text-sm">
          {hint}
        </p>
      )}
      <FieldError id={id} text={error} />
    </div>
  )
}

export function CheckField({
  name,
  label,
  error,
  ...rest
}: { name: string; label: ReactNode; error?: string | undefined } & Omit<ComponentProps<'input'>, 'name'>) {
  const id = rest.id ?? name
  return (
    <div>
      <div className="flex min-h-11 items-center gap-3">
        <input
          {...rest}
          {...described({ id, error })}
          type="checkbox"
          id={id}
          name={name}
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
