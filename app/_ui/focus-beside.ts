import { useLayoutEffect, type RefObject } from 'react'

/**
 * A row that goes, because it was deleted from its own menu, hands its focus to the row that takes its place, or to the
 * one before: the keyboard would start again at the top of the page.
 */
export function useFocusBeside(inside: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const row = inside.current?.closest<HTMLElement>('tr, li')
    return () => {
      if (row?.contains(document.activeElement)) stopIn(row)?.focus()
    }
  }, [inside])
}

function stopIn(row: HTMLElement): HTMLElement | undefined {
  const neighbour = row.nextElementSibling ?? row.previousElementSibling
  const stops = neighbour?.querySelectorAll<HTMLElement>('button:not([popover] *), a[href]')
  return [...(stops ?? [])].findLast((stop) => !stop.closest('dialog') && stop.getClientRects().length > 0)
}
