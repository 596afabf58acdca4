'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { centreInRow } from '@/app/_client/centre-in-row'

/** On a phone the row is longer than the screen, and opens where the current page stands in it. */
export function LinkRow({ children }: { children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (row.current && link) centreInRow(row.current, link, 'instant')
  }, [])
  return (
    <ul ref={row} className="-mx-5 flex scrollbar-none gap-2 overflow-x-auto px-5 py-1 md:mx-0 md:flex-wrap md:px-0">
      {children}
    </ul>
  )
}
