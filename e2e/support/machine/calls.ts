import { test as base, expect } from '@playwright/test'

import { Kitchen } from '../kitchen'
import { startServer, type Server } from './server'

/** For what needs no browser: the shop as programs and its own staff meet it. */
export const test = base.extend<{ kitchen: Kitchen; newServer: typeof startServer }>({
  kitchen: async ({ playwright, baseURL }, use) => {
    // With cookies of its own, so that no guest becomes an administrator by accident.
    const request = await playwright.request.newContext({ baseURL })
    const kitchen = await Kitchen.open(request)
    await use(kitchen)
    await kitchen.close()
    await request.dispose()
  },
  newServer: async ({}, use) => {
    const servers: Server[] = []
    await use(async (settings) => {
      const server = await startServer(settings)
      servers.push(server)
      return server
    })
    await Promise.all(servers.map((server) => server.end('SIGKILL')))
  },
})

export { expect }
