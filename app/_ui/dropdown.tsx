import { useEffect, useRef, useState, type ReactNode } from 'react'

interface Props {
  summary: ReactNode
  label?: string
  summaryClassName: string
  /** Rendered from the start, for browsers without script as well. */
  isWhole?: boolean
  children: ReactNode
}

/** Rendered at the first approach, because most visits never open it. */
export function Dropdown({ summary, label, summaryClassName, isWhole = false, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isWanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  useEffect(() => {
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
