import { expect, type Page } from '@playwright/test'

// One line of a long text may break elsewhere in other letters; a heading, a picture or a form may not move.
const most = 0.01

export interface Shift {
  /** Milliseconds since the document was asked for. */
  at: number
  value: number
  moved: string[]
}

/** Fails with what has moved by itself, and from where to where, in the browser's own measure. */
export async function expectSteady(page: Page): Promise<void> {
  const shifts = await shiftsOf(page)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(most)
}

/** All, also those just after an input, which the measure of a page leaves out. */
export function shiftsOf(page: Page, { besides = '' } = {}): Promise<Shift[]> {
  return page.evaluate(shiftsSoFar, besides)
}

function shiftsSoFar(besides: string): Promise<Shift[]> {
  interface LayoutShift extends PerformanceEntry {
    value: number
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
  }
  function placeOf({ x, y, width, height }: DOMRect): string {
    return [x, y, width, height].map(Math.round).join(' ')
  }
  return new Promise((resolve) => {
    const shifts: Shift[] = []
    new PerformanceObserver((list) => {
      for (const { value, sources, startTime } of list.getEntries() as LayoutShift[]) {
        const counted = sources.filter(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement
          return besides === '' || !element?.closest(besides)
        })
        // Of what is gone by now the browser names no source.
        if (besides !== '' && counted.length === 0) continue
        const moved = counted.map(({ node, previousRect, currentRect }) => {
          const text = node instanceof Element ? node.outerHTML : String(node?.textContent)
          return `${Math.round(startTime)} ms: ${placeOf(previousRect)} → ${placeOf(currentRect)}: ${text.slice(0, 120)}`
        })
        shifts.push({ at: startTime, value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
    // What has been seen is told in a task of its own, after the next two frames.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(shifts))))
  })
}
