import { defineConfig, devices } from '@playwright/test'

import { desktopSize, everywhere, phoneSize } from './support/settings'

const phone = { ...devices['Desktop Chrome'], viewport: phoneSize, hasTouch: true }
const desktop = { ...devices['Desktop Chrome'], viewport: desktopSize }
const apart = [/\/calls\//, /\/language\//, /\/first-hour\//, /\/another-shop\//, /\/waiting\//, /\/alone\//]
// These change the size of the window themselves: one visit is enough to look at a page twice.
const inBothSizes = [/accessible-/]

// `npm test` starts the shop and says where it is; to run one spec against a shop of your own:
// BASE_URL=http://localhost:3000 INBOX_URL=http://localhost:1080 npx playwright test -c e2e order
export default defineConfig(everywhere, {
  testDir: '.',
  use: {
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    // Recording every step doubles what the browser has to do: TRACE=on for the test that fails.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Journeys are about what can be done; the few that are about movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // First, because what only waits takes nothing from the others.
    { name: 'waiting', testDir: 'waiting', use: desktop },
    { name: 'phone', testIgnore: [...apart, ...inBothSizes, /admin-/], use: phone },
    { name: 'desktop', testIgnore: apart, use: desktop },
    // Closing or pausing the shop is felt by every guest: after all others, one at a time.
    { name: 'alone', testDir: 'alone', workers: 1, dependencies: ['waiting', 'phone', 'desktop'], use: desktop },
  ],
})
