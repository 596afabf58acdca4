import { defineConfig, devices } from '@playwright/test'

import journeys from '../playwright.config'
import { desktopSize } from './support/settings'

const desktop = { ...devices['Desktop Chrome'], viewport: desktopSize }

// A demo of its own, whose kitchen never closes, as everywhere. First what every guest would feel: closing or pausing the
// shop, other languages and another look, one at a time; each gives back what it has changed. Then nothing of the demo is
// left at all.
const { projects: _, ...like } = journeys

export default defineConfig(like, {
  workers: 1,
  projects: [
    { name: 'alone', testDir: 'alone', use: desktop },
    { name: 'another-shop', testDir: 'another-shop', use: desktop },
  ],
})
