import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useScope } from '@/app/_client/scope'
import { useFieldErrors } from '@/app/_ui/field'
import { counted } from '@/lib/i18n/fill'
import { useWords } from '../_client/admin-words'
import { tabWithError } from './tab-with-error'

export interface Tab {
  key: string
  label: string
  panel: ReactNode
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  /** Absent: the first. */
  opensAt?: string | undefined
  /** The key of the tab where a field stands. */
  tabOf: (field: string) => string
}

/** Parts of one form. All stay mounted, so that nothing typed is lost and everything is sent. */
export function Tabs({ label, tabs, opensAt = tabs[0]?.key, tabOf }: TabsProps) {
  const words = useWords('menu')
  const fieldErrors = useFieldErrors()
  const { language } = useScope()
  const id = useId()
  const panels = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(opensAt)
  const [known, setKnown] = useState(fieldErrors)
  const wrong = Object.keys(fieldErrors).map(tabOf)
  if (known !== fieldErrors) {
    setKnown(fieldErrors)
    setOpen(tabWithError(tabs, wrong, open))
  }

  // A field in a hidden panel could not take the focus when the form was refused.
  useEffect(() => {
    if (Object.keys(fieldErrors).length === 0) return
    const [first] = panels.current?.querySelectorAll<HTMLElement>(':scope > :not([hidden]) [aria-invalid=true]') ?? []
    first?.focus()
  }, [fieldErrors])

  function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex((tab) => tab.key === open)
    const last = tabs.length - 1
    const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[key]
    if (to === undefined) return
    setOpen(tabs[to]?.key)
    currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }

  return (
    <>
      <div role="tablist" aria-label={label} className="border-line mb-5 flex flex-wrap gap-x-1 border-b">
        {tabs.map((tab) => {
          const errors = wrong.filter((key) => key === tab.key).length
          return (
            <button
              key={tab.key}
              type="button"
              role="tab"
              id={`${id}-${tab.key}`}
              aria-selected={tab.key === open}
              aria-controls={`${id}-${tab.key}-panel`}
              tabIndex={tab.key === open ? 0 : -1}
              onClick={() => setOpen(tab.key)}
              onKeyDown={onKeyDown}
              className="aria-selected:border-accent min-h-11 border-b-4 border-transparent px-3 py-2 font-semibold"
            >
              {tab.label}{' '}
              {errors > 0 && (
                <span className="text-paprika-ink text-sm">({counted(words.tabErrors, errors, language)})</span>
              )}
            </button>
          )
        })}
      </div>
      <div ref={panels}>
        {tabs.map((tab) => (
          <div
            key={tab.key}
            role="tabpanel"
            id={`${id}-${tab.key}-panel`}
            aria-labelledby={`${id}-${tab.key}`}
            hidden={tab.key !== open}
          >
            {tab.panel}
          </div>
        ))}
      </div>
    </>
  )
}
