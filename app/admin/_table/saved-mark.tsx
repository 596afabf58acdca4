'use client'

/** In the row that was just saved: brings it into sight and marks it for a moment. */
export function SavedMark() {
  return <span ref={bringIntoSight} aria-hidden className="saved-mark" />
}

function bringIntoSight(mark: HTMLElement | null): void {
  mark?.closest('tr')?.scrollIntoView({ block: 'nearest' })
}
