import { defineConfig, devices } from '@playwright/test'

const phone = { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 }, hasTouch: true }
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }
const apart = [/\/calls\//, /\/alone\//]

// `npm test` starts the shop and says where it is; to run one spec against a shop of your own:
// BASE_URL=http://localhost:3000 INBOX_URL=http://localhost:1080 npx playwright test -c e2e order
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A machine that stalls for a minute is no finding; what fails twice is. The report names what needed a second try.
  retries: process.env.CI ? 1 : 0,
  // Generous, because a machine may have other things to do; nothing waits longer than it must.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    trace: 'retain-on-failure',
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
  globalSetup: './support/around-the-clock.ts',
  projects: [
    { name: 'calls', testDir: 'calls' },
    { name: 'phone', testIgnore: [...apart, /admin-/], use: phone },
    { name: 'desktop', testIgnore: apart, use: desktop },
    // Closing or pausing the shop is felt by every guest: after all others, one at a time.
    { name: 'alone', testDir: 'alone', workers: 1, dependencies: ['calls', 'phone', 'desktop'], use: desktop },
  ],
})
