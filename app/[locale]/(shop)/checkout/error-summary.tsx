import { useEffect, useRef, type RefObject } from 'react'
import type { Failure } from './use-attempt'

interface Props {
  failure: Failure | null
  form: RefObject<HTMLFormElement | null>
}

/** Everything that is wrong, in one place that takes the focus, with a way to each field. */
export function ErrorSummary({ failure, form }: Props) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) region.current?.focus()
  }, [failure])
  if (!failure) return null
  const named = Object.entries(failure.fieldErrors).flatMap(([name, fieldError]) => {
    const element = form.current?.elements.namedItem(name)
    if (!isField(element)) return []
    return [{ name, fieldError, label: element.labels?.[0]?.textContent ?? name, element }]
  })
  return (
    <div ref={region} role="alert" tabIndex={-1} className="rounded-card bg-fault scroll-mt-28 p-5">
      <p className="font-semibold">{failure.text}</p>
      {named.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {named.map(({ name, fieldError, label, element }) => (
            <li key={name}>
              <button
                type="button"
                className="py-1 text-left underline underline-offset-4"
                onClick={() => element.focus()}
              >
                {label}: {fieldError}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isField(element: unknown): element is FormField {
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => element instanceof kind)
}
