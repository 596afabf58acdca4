'use client'

import { useEffect, useState, type ReactNode } from 'react'

/** Decoration over the rendered page: it ends in CSS, also without script. */
export function Splash({ children }: { children: ReactNode }) {
  // Only in a document that arrived with a splash; after navigation the customer has seen it.
  const [isOver, setOver] = useState(() => typeof document !== 'undefined' && !document.getElementById('splash'))
  useEffect(() => {
    if (!isOver) return
    document.documentElement.dataset.visited = ''
  }, [isOver])
  if (isOver) return null
  return (
    <div
      id="splash"
      data-press
      aria-hidden="true"
      className="on-night animate-splash bg-night text-night-ink fixed inset-0 z-[60] grid place-items-center in-data-visited:hidden motion-reduce:hidden"
      onClick={() => setOver(true)}
      onAnimationEnd={() => setOver(true)}
    >
      {children}
    </div>
  )
}
