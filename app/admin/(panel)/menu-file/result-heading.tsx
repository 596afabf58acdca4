import { useEffect, useRef } from 'react'

/** What came of the file stands below the form, often out of sight: it takes the focus, and the page goes there. */
export function ResultHeading({ id, text }: { id?: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 id={id} ref={heading} tabIndex={-1} className="mb-3 scroll-mt-20 text-base">
      {text}
    </h3>
  )
}
