'use client'

import Form from 'next/form'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'

interface ChoosingFormProps {
  path: string
  isFiltered: boolean
  children: ReactNode
}

/** Searches as soon as an option is chosen; typed words wait for Enter or the button. */
export function ChoosingForm({ path, isFiltered, children }: ChoosingFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const wasFiltered = useRef(isFiltered)

  // A link resets the filter without a new document, so the fields would keep it. What was typed before hydration is no
  // filter yet and stays.
  useEffect(() => {
    if (wasFiltered.current && !isFiltered) showNoFilter(form.current)
    wasFiltered.current = isFiltered
  }, [isFiltered])

  function onChange(event: FormEvent<HTMLFormElement>) {
    if (event.target instanceof HTMLSelectElement) event.currentTarget.requestSubmit()
  }

  return (
    <Form
      ref={form}
      action={path}
      role="search"
      prefetch={false}
      onChange={onChange}
      className="mb-4 flex flex-wrap items-end gap-2 sm:gap-3 [&_select]:px-3"
    >
      {children}
    </Form>
  )
}

function showNoFilter(form: HTMLFormElement | null): void {
  for (const field of form?.elements ?? []) {
    if (field instanceof HTMLSelectElement) field.value = ''
    if (field instanceof HTMLInputElement) field.value = field.defaultValue
  }
}
