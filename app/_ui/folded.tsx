import { useEffect, useRef, useState, type ReactNode } from 'react'

interface FoldedProps {
  title: string
  titleId?: string
  isOpen?: boolean
  className?: string
  children: ReactNode
}

/** What most people do not need. It opens where it has to, and closes only by hand. */
export function Folded({ title, titleId, isOpen = false, className, children }: FoldedProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpenFirst] = useState(isOpen)
  useEffect(() => {
    if (isOpen && details.current) details.current.open = true
  }, [isOpen])
  return (
    <details ref={details} open={isOpenFirst} className={className}>
      <summary
        id={titleId}
        className="min-h-11 cursor-pointer content-center font-semibold underline underline-offset-4"
      >
        {title}
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  )
}
