import { defineConfig, devices } from '@playwright/test'

import { desktopSize, everywhere, phoneSize } from './e2e/support/settings'

const phone = { ...devices['Desktop Chrome'], viewport: phoneSize, hasTouch: true }
const desktop = { ...devices['Desktop Chrome'], viewport: desktopSize }
const apart = [/\/calls\//, /\/language\//, /\/first-hour\//, /\/another-shop\//, /\/alone\//]

// `npm test` starts the shop and says where it is: BASE_URL, INBOX_URL, DATABASE_URL, SESSION_SECRET, ADMIN_EMAIL and
// ADMIN_PASSWORD. `npx playwright test order` starts one itself.
const setup = [everywhere.globalSetup ?? []].flat()

export default defineConfig(everywhere, {
  testDir: 'e2e',
  globalSetup: [...(process.env.BASE_URL ? [] : ['scripts/testing/shop-for-journeys.ts']), ...setup],
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
    // Guests have a phone; `@both` says that a journey is another one where there is more room.
    { name: 'phone', testIgnore: [...apart, /\/staff\//], use: phone },
    { name: 'desktop', testIgnore: apart, grep: [/ staff\//, /@both/], use: desktop },
  ],
})
