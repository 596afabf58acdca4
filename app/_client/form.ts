import { useState, type FormEvent } from 'react'
import { sentAmount } from '@/lib/platform/values/money'
import { ApiRefusal, explained, type Explain } from './api'
import { useScope, type Scope } from './scope'

export type FieldErrors = Record<string, string>

export interface FormNotice {
  kind: 'status' | 'alert'
  text: string
}

/** An error before sending; its message replaces "please check the marked fields". */
export interface FormRefusal {
  fieldErrors: FieldErrors
  message: string
}

export interface Plan {
  check?: ((data: FormData) => FormRefusal | null) | undefined
  agree?: (form: HTMLFormElement) => Promise<boolean>
  /** Resolves to what is said in the form, if anything. */
  send: (data: FormData, form: HTMLFormElement) => Promise<FormNotice | null | undefined>
  /** Wraps the server's message, or the network's where it did not answer. */
  explain?: Explain | undefined
}

export interface FormState {
  isPending: boolean
  fieldErrors: FieldErrors
  /** For a field that has to be filled in. */
  required: (name: string) => { name: string; required: true; error: string | undefined }
  notice: FormNotice | null
  setNotice: (notice: FormNotice | null) => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

export function useForm({ check, agree, send, explain }: Plan): FormState {
  const { words } = useScope()
  const [isPending, setPending] = useState(false)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const [notice, setNotice] = useState<FormNotice | null>(null)

  function refuse(form: HTMLFormElement, refusal: FormRefusal) {
    setFieldErrors(refusal.fieldErrors)
    setNotice({ kind: 'alert', text: refusal.message })
    leadToError(form, refusal.fieldErrors)
  }

  async function submit(form: HTMLFormElement) {
    const data = new FormData(form)
    const missing = fieldErrorsOf(form, words)
    if (Object.keys(missing).length > 0) return refuse(form, { fieldErrors: missing, message: words.checkFields })
    const wrong = check?.(data)
    if (wrong) return refuse(form, wrong)
    if (agree && !(await agree(form))) return
    setPending(true)
    setFieldErrors({})
    setNotice(null)
    try {
      setNotice((await send(data, form)) ?? null)
    } catch (error) {
      const refused = error instanceof ApiRefusal ? error.fieldErrors : {}
      refuse(form, { fieldErrors: refused, message: explained(error, words.network, explain) })
    } finally {
      setPending(false)
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isPending) void submit(event.currentTarget)
  }

  const required = (name: string) => ({ name, required: true as const, error: fieldErrors[name] })
  return { isPending, fieldErrors, required, notice, setNotice, onSubmit }
}

/** One field is wrong, and the message says no more than that. */
export function refusalAt(name: string, message: string): FormRefusal {
  return { fieldErrors: { [name]: message }, message }
}

/** The browser's validation in our texts and language instead of its bubbles. */
export function fieldErrorsOf(form: HTMLFormElement, words: Scope['words']): FieldErrors {
  const fieldErrors: FieldErrors = {}
  for (const element of form.elements) {
    if (!isField(element) || !element.name || element.validity.valid) continue
    fieldErrors[fieldOf(element)] = errorOf(element, words)
  }
  return fieldErrors
}

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function isField(element: unknown): element is FormField {
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => element instanceof kind)
}

function errorOf({ validity, validationMessage, type }: FormField, words: Scope['words']): string {
  if (validity.valueMissing) return words.required
  if (validity.customError) return validationMessage
  return type === 'email' ? words.emailInvalid : words.invalid
}

/** To the first wrong field, else to the message, because a long form may hide it. */
function leadToError(form: HTMLFormElement, fieldErrors: FieldErrors): void {
  for (const element of form.elements) {
    if (element instanceof HTMLElement && fieldOf(element) in fieldErrors) return element.focus()
  }
  requestAnimationFrame(() => form.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' }))
}

/** In a list of rows many inputs share a name, so data-field names the field. */
export function fieldOf(element: HTMLElement): string {
  return element.dataset.field ?? ('name' in element ? String(element.name) : '')
}

export function textOf(data: FormData, name: string): string {
  return exactTextOf(data, name).trim()
}

export function amountOf(data: FormData, name: string): string {
  return sentAmount(exactTextOf(data, name))
}

/** Passwords are sent as typed: a blank at the end is part of it. */
export function exactTextOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

export function fileOf(data: FormData, name: string): File | null {
  const value = data.get(name)
  return value instanceof File && value.size > 0 ? value : null
}
