import { fileURLToPath } from 'node:url'
import type { PlaywrightTestConfig } from '@playwright/test'

export const phoneSize = { width: 390, height: 844 }
export const desktopSize = { width: 1280, height: 800 }

/** What the journeys in the browser and the calls without one have in common. */
export const everywhere: PlaywrightTestConfig = {
  outputDir: below('../../test-results'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than the processors of a small machine: a journey often waits for a mail or for the next page.
  workers: 3,
  // Generous, because a machine may have other things to do; nothing waits longer than it must.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  globalSetup: below('around-the-clock.ts'),
  use: { baseURL: process.env.BASE_URL ?? 'http://localhost:3000' },
}

/** For a config in any folder. */
function below(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}
