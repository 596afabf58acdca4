import { useEffect, useRef, type ReactNode } from 'react'

interface Props {
  summary: ReactNode
  /** For a summary that is only an icon. */
  label?: string
  summaryClassName: string
  children: ReactNode
}

/** A `<details>` works before its script does; the script only closes it as menus are expected to close. */
export function Dropdown({ summary, label, summaryClassName, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
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
      className="group/dropdown"
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
      {children}
    </details>
  )
}

function close(details: HTMLDetailsElement | null): void {
  if (details) details.open = false
}
