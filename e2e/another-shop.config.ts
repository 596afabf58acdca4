import { defineConfig, devices } from '@playwright/test'

import journeys from './playwright.config'
import { desktopSize } from './support/settings'

// A demo of its own, because nothing of it is left afterwards; its kitchen never closes, as everywhere.
const { projects: _, ...like } = journeys

export default defineConfig(like, {
  testDir: 'another-shop',
  workers: 1,
  projects: [{ name: 'another-shop', use: { ...devices['Desktop Chrome'], viewport: desktopSize } }],
})
