/** Scrolls sideways only: the page itself must not move while somebody reads it. Without a chip to the start of the row. */
export function centreInRow(row: HTMLElement, chip: HTMLElement | null, behavior: 'instant' | 'smooth'): void {
  const left = chip ? chip.offsetLeft - row.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2 : 0
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  row.scrollTo({ left, behavior: isStill ? 'instant' : behavior })
}
