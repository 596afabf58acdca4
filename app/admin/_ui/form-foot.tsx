'use client'

import type { RefObject } from 'react'
import { useWords } from '../_client/admin-language'
import { Button } from './button'

interface FormFootProps {
  isBusy: boolean
  problem: string
  alert: RefObject<HTMLParagraphElement | null>
  onCancel?: () => void
  label?: string
}

/** Save, cancel, and what went wrong beside them: in a modal nothing outside of it can be read. */
export function FormFoot({ isBusy, problem, alert, onCancel, label }: FormFootProps) {
  const words = useWords('shell')
  return (
    <div className="mt-6 flex flex-wrap items-center justify-end gap-3">
      <p ref={alert} role="alert" className="text-paprika-ink grow basis-full font-semibold empty:hidden">
        {problem}
      </p>
      {onCancel && <Button onClick={onCancel}>{words.cancel}</Button>}
      <Button type="submit" tone="primary" disabled={isBusy} className="px-8">
        {isBusy ? words.saving : (label ?? words.save)}
      </Button>
    </div>
  )
}
