'use client'

import type { MouseEvent, ReactNode } from 'react'

/** Links of a preview lead nowhere: what they lead to is not in the look that is shown. */
export function PreviewShield({ children }: { children: ReactNode }) {
  function hold(event: MouseEvent) {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return
    event.preventDefault()
    event.stopPropagation()
  }
  return <div onClickCapture={hold}>{children}</div>
}
