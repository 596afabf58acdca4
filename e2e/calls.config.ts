import { defineConfig } from '@playwright/test'

import { everywhere } from './support/settings'

// The built shop as programs meet it: no browser is started.
export default defineConfig(everywhere, { testDir: 'calls' })
