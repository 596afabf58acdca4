import { useEffect, type RefObject } from 'react'

const settleMs = 600
const controls = 'button, a, summary, label, input, select, textarea'

/**
 * A control that has just appeared may have appeared under a finger: for 600 ms it takes no tap and says so by
 * data-settling. A tap meanwhile starts the time anew, so that a row of taps stays one step. The keyboard is not refused.
 */
export function useFreshControls(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current
    if (!element) return
    const settling = new Map<Element, ReturnType<typeof setTimeout>>()

    function settle(control: Element) {
      clearTimeout(settling.get(control))
      control.toggleAttribute('data-settling', true)
      settling.set(
        control,
        setTimeout(() => {
          settling.delete(control)
          control.removeAttribute('data-settling')
        }, settleMs),
      )
    }

    // The tap itself falls through, because board.css lets none reach what settles.
    function tapped({ clientX: x, clientY: y }: PointerEvent) {
      for (const control of settling.keys()) {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        if (x >= left && x <= right && y >= top && y <= bottom) settle(control)
      }
    }

    const observer = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue
        if (node.matches(controls)) settle(node)
        for (const control of node.querySelectorAll(controls)) settle(control)
      }
    })
    observer.observe(element, { childList: true, subtree: true })
    document.addEventListener('pointerdown', tapped, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      document.removeEventListener('pointerdown', tapped, { capture: true })
      for (const timer of settling.values()) clearTimeout(timer)
    }
  }, [root])
}

/** Of the last tap and this one on the same control, in milliseconds; a row of taps is one. */
export function isDoubleTap(lastAt: number, at: number): boolean {
  return at - lastAt < settleMs
}
