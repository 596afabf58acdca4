import { defineConfig, devices } from '@playwright/test'

import journeys from '../playwright.config'
import { desktopSize } from './support/settings'

// A shop of its own, on an empty database: nothing is set, its hours neither.
const { globalSetup: _, projects: __, ...calm } = journeys

export default defineConfig(calm, {
  testDir: 'first-hour',
  workers: 1,
  projects: [{ name: 'first-hour', use: { ...devices['Desktop Chrome'], viewport: desktopSize } }],
})
