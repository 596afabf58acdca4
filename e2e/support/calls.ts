import { test as base, expect } from '@playwright/test'

import { Kitchen } from './kitchen'

/** For what needs no browser: the shop as programs and its own staff meet it. */
export const test = base.extend<{ kitchen: Kitchen }>({
  kitchen: async ({ playwright, baseURL }, use) => {
    // With cookies of its own, so that no guest becomes an administrator by accident.
    const request = await playwright.request.newContext({ baseURL })
    const kitchen = await Kitchen.open(request)
    await use(kitchen)
    await kitchen.close()
    await request.dispose()
  },
})

export { expect }
