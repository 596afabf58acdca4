import { useEffect, useRef } from 'react'

interface Props {
  kind: 'status' | 'alert'
  text: string | null
  /** With several errors the summary takes the focus. */
  takesFocus?: boolean
}

/** The region stays in the page so that screen readers announce changes. */
export function FormMessage({ kind, text, takesFocus = false }: Props) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus && text) region.current?.focus()
  }, [takesFocus, text])
  const look = kind === 'alert' ? 'bg-fault text-ink' : 'bg-ground-3 text-ink'
  return (
    <div ref={region} role={kind} tabIndex={-1} className="rounded-field empty:hidden">
      {text && <p className={`rounded-field px-4 py-3 font-semibold ${look}`}>{text}</p>}
    </div>
  )
}
