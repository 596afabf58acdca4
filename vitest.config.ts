import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: root },
      // Next resolves this name itself; there is no package behind it.
      { find: /^server-only$/, replacement: `${root}lib/testing/server-only.ts` },
    ],
  },
  test: {
    exclude: ['scripts/testing/built/**', '**/node_modules/**'],
    include: ['app', 'emails', 'lib', 'prisma', 'scripts', 'server'].map((folder) => `${folder}/**/*.test.{ts,mjs}`),
    pool: 'forks',
    // One more than the processors of a small machine: most of them wait for PostgreSQL.
    maxWorkers: 3,
    globalSetup: 'scripts/testing/global-setup.ts',
    setupFiles: 'lib/testing/database.ts',
    // Generous, because a machine may have other things to do; nothing waits longer than it must.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A foreign zone on purpose: whatever forgets Europe/Zurich fails here and not in summer.
    env: { TZ: process.env.TEST_TZ ?? 'America/New_York', NODE_ENV: 'test', LOG_LEVEL: 'silent' },
  },
})
