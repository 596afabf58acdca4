import { expect, type Page } from '@playwright/test'

export interface Listener {
  toHear: (words: string | RegExp) => Promise<void>
}

/**
 * Hears what a screen reader would, from now on: everything that is put into a live region, however soon it is gone
 * again. For words that stand only until the page leaves by itself. Call it before the page is opened.
 */
export async function listenTo(page: Page): Promise<Listener> {
  const heard: string[] = []
  await page.exposeFunction('announce', (words: string) => heard.push(words))
  await page.addInitScript(() => {
    const { announce } = window as unknown as { announce: (words: string) => void }
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const words = element?.closest('[role=status], [role=alert]')?.textContent
        if (words) announce(words)
      }
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  })
  return {
    toHear: async (words) => {
      await expect
        .poll(() => heard.some((each) => (words instanceof RegExp ? words.test(each) : each.includes(words))), {
          message: String(words),
        })
        .toBe(true)
    },
  }
}
