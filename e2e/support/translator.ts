import type { Page } from '@playwright/test'

/** Does to a page what the translators of browsers do: each text moves into elements of theirs, also what comes later. */
export async function translate(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver)
  await page.evaluate(() => {
    const untouched = /^(SCRIPT|STYLE|NOSCRIPT|TEXTAREA|OPTION|TITLE|FONT)$/
    function wrap(text: Node) {
      if (!text.nodeValue?.trim() || untouched.test(text.parentNode?.nodeName ?? 'FONT')) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.nodeValue
      outer.append(inner)
      text.parentNode?.replaceChild(outer, text)
    }
    function wrapIn(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      texts.forEach(wrap)
    }
    wrapIn(document.body)
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node.nodeType === Node.TEXT_NODE) wrap(node)
        else if (node.nodeName !== 'FONT') wrapIn(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

/** Before React has the page, it would find another one than the server has sent. */
function isTakenOver(): boolean {
  const last = document.querySelector('main')?.lastElementChild
  return Object.keys(last ?? {}).some((key) => key.startsWith('__reactFiber'))
}
