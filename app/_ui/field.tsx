import type { ComponentProps, ReactNode } from 'react'

export const control =
  'w-full min-h-12 rounded-field border border-control bg-card px-4 py-2.5 text-base text-ink placeholder:text-ink-soft aria-invalid:border-2 aria-invalid:border-paprika'

interface Described {
  name: string
  label: string
  hint?: string | undefined
  fault?: string | undefined
}

type InputProps = Described & Omit<ComponentProps<'input'>, 'name'>

export function Field({ name, label, hint, fault, className, ...rest }: InputProps) {
  const id = rest.id ?? name
  return (
    <FieldFrame {...{ id, label, hint, fault, className }}>
      <input {...rest} {...described({ id, hint, fault })} id={id} name={name} className={control} />
    </FieldFrame>
  )
}

export function TextArea({
  name,
  label,
  hint,
  fault,
  className,
  ...rest
}: Described & Omit<ComponentProps<'textarea'>, 'name'>) {
  const id = rest.id ?? name
  return (
    <FieldFrame {...{ id, label, hint, fault, className }}>
      <textarea {...rest} {...described({ id, hint, fault })} id={id} name={name} className={control} />
    </FieldFrame>
  )
}

export function Select({
  name,
  label,
  hint,
  fault,
  className,
  ...rest
}: Described & Omit<ComponentProps<'select'>, 'name'>) {
  const id = rest.id ?? name
  return (
    <FieldFrame {...{ id, label, hint, fault, className }}>
      <select {...rest} {...described({ id, hint, fault })} id={id} name={name} className={control} />
    </FieldFrame>
  )
}

export function CheckField({
  name,
  label,
  fault,
  ...rest
}: { name: string; label: ReactNode; fault?: string | undefined } & Omit<ComponentProps<'input'>, 'name'>) {
  const id = rest.id ?? name
  return (
    <div>
      <div className="flex min-h-11 items-center gap-3">
        <input
          {...rest}
          {...described({ id, fault })}
          type="checkbox"
          id={id}
          name={name}
          className="accent-paprika size-5 shrink-0"
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <Fault id={id} text={fault} />
    </div>
  )
}

interface FrameProps extends Pick<Described, 'label' | 'hint' | 'fault'> {
  id: string
  className?: string | undefined
  children: ReactNode
}

function FieldFrame({ id, label, hint, fault, className, children }: FrameProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft mt-1.5 text-sm">
          {hint}
        </p>
      )}
      <Fault id={id} text={fault} />
    </div>
  )
}

function Fault({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p id={`${id}-fault`} className="text-paprika-ink mt-1.5 text-sm font-semibold">
      {text}
    </p>
  )
}

function described({ id, hint, fault }: { id: string; hint?: string | undefined; fault?: string | undefined }) {
  const by = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return { 'aria-describedby': by || undefined, 'aria-invalid': fault ? true : undefined }
}
