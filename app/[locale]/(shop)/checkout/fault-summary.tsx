'use client'

import { useEffect, useRef, type RefObject } from 'react'
import type { Faults } from '@/app/_client/form'

interface Props {
  failure: string | null
  faults: Faults
  form: RefObject<HTMLFormElement | null>
}

/** Everything that is wrong, in one place that takes the focus, with a way to each field. */
export function FaultSummary({ failure, faults, form }: Props) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) region.current?.focus()
  }, [failure, faults])
  if (!failure) return null
  const named = Object.entries(faults).flatMap(([name, fault]) => {
    const element = form.current?.elements.namedItem(name)
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return []
    return [{ name, fault, label: element.labels?.[0]?.textContent ?? name, element }]
  })
  return (
    <div ref={region} role="alert" tabIndex={-1} className="rounded-card bg-fault scroll-mt-28 p-5">
      <p className="font-semibold">{failure}</p>
      {named.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {named.map(({ name, fault, label, element }) => (
            <li key={name}>
              <button
                type="button"
                className="py-1 text-left underline underline-offset-4"
                onClick={() => element.focus()}
              >
                {label}: {fault}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
