'use client'

import { useState, type FormEvent } from 'react'
import { ApiRefusal } from './api'
import { useScope, type Scope } from './scope'

/** Field name → what is wrong with it. */
export type FieldErrors = Record<string, string>

export interface FormNote {
  kind: 'status' | 'alert'
  text: string
}

/** What is wrong before anything is sent; the message replaces "please check the marked fields". */
export interface FormRefusal {
  fieldErrors: FieldErrors
  message: string
}

interface Plan {
  /** Sees what the browser's own checks cannot see. */
  check?: (data: FormData) => FormRefusal | null
  /** Sends the form and says what became of it. */
  send: (data: FormData, form: HTMLFormElement) => Promise<FormNote | null>
  /** The words for what `send` threw. */
  explain: (error: unknown) => string
}

export interface FormState {
  isPending: boolean
  fieldErrors: FieldErrors
  note: FormNote | null
  say: (note: FormNote | null) => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * One way for every form: check, send, show what is wrong at each field, focus the first one. Nothing typed is lost.
 */
export function useForm({ check, send, explain }: Plan): FormState {
  const { words } = useScope()
  const [isPending, setPending] = useState(false)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const [note, setNote] = useState<FormNote | null>(null)

  function refuse(form: HTMLFormElement, found: FieldErrors, message: string) {
    setFieldErrors(found)
    setNote({ kind: 'alert', text: message })
    focusFirst(form, found)
  }

  async function submit(form: HTMLFormElement) {
    const data = new FormData(form)
    const missing = fieldErrorsOf(form, words)
    if (Object.keys(missing).length > 0) return refuse(form, missing, words.checkFields)
    const wrong = check?.(data)
    if (wrong) return refuse(form, wrong.fieldErrors, wrong.message)
    setPending(true)
    setFieldErrors({})
    setNote(null)
    try {
      setNote(await send(data, form))
    } catch (error) {
      refuse(form, error instanceof ApiRefusal ? error.fields : {}, explain(error))
    } finally {
      setPending(false)
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isPending) void submit(event.currentTarget)
  }

  return { isPending, fieldErrors, note, say: setNote, onSubmit }
}

/** What the browser knows to be wrong, in our words and our language instead of its bubbles. */
export function fieldErrorsOf(form: HTMLFormElement, words: Scope['words']): FieldErrors {
  const fieldErrors: FieldErrors = {}
  for (const element of form.elements) {
    if (!(
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    ))
      continue
    if (!element.name || element.validity.valid) continue
    fieldErrors[element.name] = fieldErrorOf(element, words)
  }
  return fieldErrors
}

function fieldErrorOf(
  { validity, type }: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  words: Scope['words'],
): string {
  if (validity.valueMissing) return words.required
  return type === 'email' ? words.emailInvalid : words.invalid
}

function focusFirst(form: HTMLFormElement, fieldErrors: FieldErrors): void {
  for (const element of form.elements) {
    if (element instanceof HTMLElement && 'name' in element && String(element.name) in fieldErrors)
      return element.focus()
  }
}

export function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Passwords are sent as typed: a blank at the end is part of it. */
export function exactTextOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** The refusal's own words, or those for a connection that did not carry. */
export function reasonOf(error: unknown, fallback: string): string {
  return error instanceof ApiRefusal ? error.message : fallback
}
