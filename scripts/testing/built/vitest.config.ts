import { defineConfig } from 'vitest/config'

import { aliases } from '../aliases'

// What needs the built shop: the commands as an operator calls them. `npm test` runs them after the build.
export default defineConfig({
  resolve: { alias: aliases },
  test: {
    include: ['scripts/testing/built/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    // As beside a shop that runs on this machine.
    globalSetup: 'scripts/testing/own-ports.ts',
  },
})
