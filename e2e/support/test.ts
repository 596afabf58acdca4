import type { BrowserContext, Page } from '@playwright/test'

import { expect, test as base } from './calls'

type Fixtures = {
  /** What a spec expects in the console, such as the status of a request that it has refused on purpose. */
  expectedErrors: RegExp[]
  browserErrors: string[]
  /** Another person at another device; watched like the first. */
  newPerson: () => Promise<Page>
  quiet: void
}

/** A page that complains in its console fails the test, whatever the test looked at. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  browserErrors: async ({}, use) => use([]),
  newPerson: async ({ browser, contextOptions, browserErrors }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext(contextOptions)
      contexts.push(context)
      watch(context, browserErrors)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
  quiet: [
    async ({ context, browserErrors, expectedErrors }, use) => {
      watch(context, browserErrors)
      await use()
      const strays = browserErrors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))
      expect(strays, 'errors in the browser console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

function watch(context: BrowserContext, browserErrors: string[]) {
  context.on('console', (message) => {
    if (message.type() === 'error') browserErrors.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (event) => browserErrors.push(String(event.error())))
}
