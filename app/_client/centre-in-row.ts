/** Sideways only: scrollIntoView would move the page as well. Without a chip to the start of the row. */
export function centreInRow(row: HTMLElement, chip: HTMLElement | null, behavior: 'instant' | 'smooth'): void {
  const left = chip ? chip.offsetLeft - row.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2 : 0
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  row.scrollTo({ left, behavior: isStill ? 'instant' : behavior })
}
