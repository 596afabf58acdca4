'use client'

import { useEffect, useState, type ReactNode } from 'react'

/** Lies over a page that is already there. Pure decoration: it ends by itself, in CSS, also without script. */
export function Splash({ children }: { children: ReactNode }) {
  // Only a document that arrived with a splash in it shows one: whoever comes back by a link has seen it.
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

// Runs before the first paint: once per visit, which is what the browser calls a session.
export const oncePerVisit = `try{if(sessionStorage.visited)document.documentElement.dataset.visited='';sessionStorage.visited=1}catch{}`
