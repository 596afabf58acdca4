import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { packageProgram, tryProgram } from '../bootstrap/program.mjs'
import type { Score } from '../bootstrap/tally.mjs'

/** @param folder for the report */
export async function runVitest(
  folder: string,
  { config = 'vitest.config.ts', env }: { config?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Score> {
  const report = join(folder, 'vitest.json')
  const options = ['run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await tryProgram(...packageProgram('vitest/vitest.mjs', options), { env, visible: true })
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
  // A file that cannot be loaded and an unhandled rejection fail the run without failing a test.
  return { passed: numPassedTests, failed: code === 0 ? 0 : Math.max(numFailedTests, 1) }
}
