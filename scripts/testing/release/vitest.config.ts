import { mergeConfig } from 'vitest/config'

import everything from '../../../vitest.config'

// The calls that reach every operation, written down statement by statement: see ../../commands/db-release.ts.
const config = mergeConfig(everything, {
  test: { setupFiles: ['scripts/testing/release/record-statements.ts'] },
})
config.test.include = ['app/api/v1/recorded/*.test.ts', 'scripts/testing/release/an-order.record.ts']

export default config
