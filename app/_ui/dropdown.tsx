import { useEffect, useRef, useState, type ReactNode } from 'react'

interface Props {
  summary: ReactNode
  /** For a summary that is only an icon. */
  label?: string
  summaryClassName: string
  /** What is in it is there from the beginning, for whoever runs no script as well. */
  isWhole?: boolean
  children: ReactNode
}

/**
 * A `<details>` that closes as menus are expected to close. Most visits never open it: what is in it comes with the first
 * approach.
 */
export function Dropdown({ summary, label, summaryClassName, isWhole = false, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isWanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  useEffect(() => {
    // The browser has opened it before its script was there.
    if (details.current?.open) setWanted(true)
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !details.current?.contains(event.target)) close(details.current)
    }
    document.addEventListener('pointerdown', onPointer)
    return () => document.removeEventListener('pointerdown', onPointer)
  }, [])
  return (
    <details
      ref={details}
      name="header"
      className={`group/dropdown ${isWhole ? '' : 'noscript:hidden'}`}
      onPointerEnter={want}
      onFocus={want}
      onToggle={want}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return
        close(details.current)
        details.current.querySelector('summary')?.focus()
      }}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) close(details.current)
      }}
    >
      <summary aria-label={label} className={summaryClassName}>
        {summary}
      </summary>
      {(isWhole || isWanted) && children}
    </details>
  )
}

function close(details: HTMLDetailsElement | null): void {
  if (details) details.open = false
}
