'use client'

import { useEffect } from 'react'

/** In the row that was just saved: brings it into sight and marks it for a moment. */
export function SavedMark() {
  return <span ref={bringIntoSight} aria-hidden className="saved-mark" />
}

function bringIntoSight(mark: HTMLElement | null): void {
  mark?.closest('tr')?.scrollIntoView({ block: 'nearest' })
}

/** Writes the page of that row into the address, so that the list stays there when the row is deleted or moved. */
export function SavedPage({ page }: { page: number }) {
  useEffect(() => {
    const address = new URL(window.location.href)
    address.searchParams.set('page', String(page))
    window.history.replaceState(null, '', address)
  }, [page])
  return null
}
