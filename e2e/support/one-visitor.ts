import type { BrowserContext } from '@playwright/test'

import { expect, test as base } from './test'

/**
 * Pages that are only looked at, by one visitor in one browser session per worker: scripts and styles are fetched and
 * compiled once instead of for every page.
 */
export const test = base.extend<object, { visitor: BrowserContext }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const { baseURL, contextOptions, hasTouch, locale, timezoneId, viewport } = project.use
      const settings = { ...contextOptions, baseURL, hasTouch, locale, timezoneId, viewport }
      const given = Object.entries(settings).filter(([, value]) => value !== undefined)
      const context = await browser.newContext(Object.fromEntries(given))
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: ({ visitor }, use) => use(visitor),
  page: async ({ visitor }, use) => {
    const page = await visitor.newPage()
    await use(page)
    await page.close()
  },
})

export { expect }
