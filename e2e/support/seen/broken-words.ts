import type { Page } from '@playwright/test'

/** Words on screen that a line ends in the middle of, without a hyphen; `within`: only below these elements. */
export function brokenWords(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement
      if (!around?.checkVisibility({ visibilityProperty: true })) continue
      if (around.closest('.sr-only') || !around.closest(selector)) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\-–/\u00AD\u200B]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        // The hyphen that a soft one has become, at the end of the line before, counts as what follows it.
        if (node.textContent?.[index - 1] === '\u00AD' && tops.length > 1) tops.shift()
        if (tops.some((top) => Math.abs(top - (tops[0] ?? 0)) > 2)) broken.push(word)
      }
    }
    return broken
  }, within)
}
