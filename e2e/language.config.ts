import { defineConfig, devices } from '@playwright/test'

import journeys from '../playwright.config'

// The shop with a third language that `npm run test:languages` builds.
export default defineConfig({
  ...journeys,
  testDir: 'language',
  projects: [{ name: 'xx', use: { ...devices['Desktop Chrome'], locale: 'xx' } }],
})
