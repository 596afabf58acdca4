import type { Page } from '@playwright/test'

/** Words on screen that a line ends in the middle of, without a hyphen. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true }) || node.parentElement.closest('.sr-only'))
        continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\-–/\u00AD\u200B]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        if (tops.some((top) => Math.abs(top - (tops[0] ?? 0)) > 2)) broken.push(word)
      }
    }
    return broken
  })
}
