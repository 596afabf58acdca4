import { defineConfig } from 'vitest/config'
import { aliases } from './scripts/testing/aliases'
import { testFiles } from './scripts/testing/test-files'

const { pure, database } = testFiles()

// A foreign zone on purpose: whatever forgets Europe/Zurich fails here and not in summer. Threads have that of their process.
const TZ = process.env.TEST_TZ ?? 'America/New_York'
process.env.TZ = TZ
const env = { TZ, NODE_ENV: 'test', LOG_LEVEL: 'silent' } as const

export default defineConfig({
  resolve: { alias: aliases },
  test: {
    // Generous, because a machine may have other things to do; nothing waits longer than it must.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: 'scripts/testing/ensure-generated.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: pure.map(asPattern),
          setupFiles: 'lib/testing/database/no-database.ts',
          // Files share two threads and their modules; they leave nothing behind that another could meet.
          pool: 'threads',
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
          env: { ...env, DATABASE_URL: 'postgresql://none.invalid/none', SESSION_SECRET: 'only-for-tests-'.repeat(3) },
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: database.map(asPattern),
          globalSetup: 'scripts/testing/one-postgres.ts',
          setupFiles: 'lib/testing/database/database.ts',
          // Files share three processes, their modules and nothing else: each has a copy of the migrated database.
          pool: 'forks',
          isolate: false,
          // One more than the processors of a small machine: most of them wait for PostgreSQL.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          env,
        },
      },
    ],
  },
})

/** The folders of pages have names with brackets. */
function asPattern(path: string): string {
  return path.replace(/[[\]()]/g, String.raw`\$&`)
}
