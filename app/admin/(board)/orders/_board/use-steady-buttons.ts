import { useEffect, type RefObject } from 'react'

const settleMs = 800
const sameSpotPx = 4

interface Spot {
  x: number
  y: number
  /** When the button came to stand here. */
  since: number
}

/**
 * A button that has just come under a finger, because it is new or because it moved, takes no tap: the second tap of a
 * double tap, or one that was meant for the card that stood here, must not do what nobody has read. While it settles
 * it has the attribute data-settling.
 */
export function useSteadyButtons(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let spots = new Map<Element, Spot>()
    function look() {
      const buttons = root.current?.querySelectorAll('button, summary') ?? []
      spots = new Map(Array.from(buttons, (button) => [button, spotOf(button, spots.get(button))]))
      for (const [button, { since }] of spots) {
        button.toggleAttribute('data-settling', performance.now() - since < settleMs)
      }
    }
    // What moved since the last frame is not marked yet. The keyboard taps nothing by accident.
    function refuse(event: MouseEvent) {
      const button = event.target instanceof Element ? event.target.closest('button, summary') : null
      if (event.detail === 0 || !button || !root.current?.contains(button)) return
      const { since } = spotOf(button, spots.get(button))
      if (performance.now() - since >= settleMs) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    // Once a frame, so that nothing is in sight and not yet marked.
    let frame = requestAnimationFrame(function lookAgain() {
      look()
      frame = requestAnimationFrame(lookAgain)
    })
    document.addEventListener('click', refuse, true)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('click', refuse, true)
    }
  }, [root])
}

/** Within what scrolls around it: whoever scrolls moves the buttons himself. */
function spotOf(button: Element, before: Spot | undefined): Spot {
  let { x, y } = button.getBoundingClientRect()
  for (let around = button.parentElement; around; around = around.parentElement) {
    x += around.scrollLeft
    y += around.scrollTop
  }
  const isSame = before && Math.abs(before.x - x) <= sameSpotPx && Math.abs(before.y - y) <= sameSpotPx
  return isSame ? before : { x, y, since: performance.now() }
}
