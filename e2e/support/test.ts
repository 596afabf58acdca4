import type { BrowserContext, Page } from '@playwright/test'

import { expect, test as base } from './calls'

type Fixtures = {
  /** What a spec expects in the console, such as the status of a request that it has refused on purpose. */
  expectedErrors: RegExp[]
  complaints: string[]
  /** Another person at another device; watched like the first. */
  newPerson: () => Promise<Page>
  quiet: void
}

/** A page that complains in its console fails the test, whatever the test looked at. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  complaints: async ({}, use) => use([]),
  newPerson: async ({ browser, contextOptions, complaints }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext(contextOptions)
      contexts.push(context)
      watch(context, complaints)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
  quiet: [
    async ({ context, complaints, expectedErrors }, use) => {
      watch(context, complaints)
      await use()
      const strays = complaints.filter((text) => !expectedErrors.some((expected) => expected.test(text)))
      expect(strays, 'errors in the browser console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

function watch(context: BrowserContext, complaints: string[]) {
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (event) => complaints.push(String(event.error())))
}
