import type { BrowserContext, ConsoleMessage, Page, WebError } from '@playwright/test'

import { expect, test as base } from './machine/calls'

type Fixtures = {
  /** What a spec expects in the console, such as the status of a request that it has refused on purpose. */
  expectedErrors: RegExp[]
  browserErrors: string[]
  /** Another person at another device; watched like the first. */
  newPerson: () => Promise<Page>
  quiet: void
}

/** A dish of another test, with its picture, may be deleted between a document and what it shows. */
const pictureOfAnother = /404 \(Not Found\) \(\S+\/media\/[0-9a-f]{64}\//

/** A page that complains in its console fails the test, whatever the test looked at. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  browserErrors: async ({}, use) => use([]),
  newPerson: async ({ browser, contextOptions, browserErrors }, use) => {
    const contexts = new Map<BrowserContext, () => void>()
    await use(async () => {
      const context = await browser.newContext(contextOptions)
      contexts.set(context, watch(context, browserErrors))
      context.on('close', () => contexts.delete(context))
      return context.newPage()
    })
    const open = [...contexts]
    for (const [, unwatch] of open) unwatch()
    await Promise.all(open.map(([context]) => endRoutes(context)))
    await Promise.all(open.map(([context]) => context.close()))
  },
  quiet: [
    async ({ context, browserErrors, expectedErrors }, use) => {
      const unwatch = watch(context, browserErrors)
      await use()
      unwatch()
      await endRoutes(context)
      const expected = [...expectedErrors, pictureOfAnother]
      const strays = browserErrors.filter((text) => !expected.some((one) => one.test(text)))
      expect(strays, 'errors in the browser console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/**
 * An answer that a route is still waiting for when its page is closed would fail the run outside of any test. What a route
 * held is asked for now, so that the page may be closed already.
 */
async function endRoutes(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()]
  await Promise.all(routed.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })))
}

function watch(context: BrowserContext, browserErrors: string[]): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') browserErrors.push(`${message.text()} (${message.location().url})`)
  }
  const onError = (event: WebError) => browserErrors.push(String(event.error()))
  context.on('console', onConsole).on('weberror', onError)
  return () => context.off('console', onConsole).off('weberror', onError)
}
