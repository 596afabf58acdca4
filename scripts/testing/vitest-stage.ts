import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { packageProgram, tryProgram } from '../bootstrap/program.mjs'
import type { Score } from '../bootstrap/tally.mjs'

/** What we read of Vitest's report. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** @param folder for the report */
export async function runVitest(
  folder: string,
  { config = 'vitest.config.ts', env }: { config?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Score> {
  const report = join(folder, 'vitest.json')
  const options = ['run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await tryProgram(...packageProgram('vitest/vitest.mjs', options), { env, visible: true })
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  // A file that cannot be loaded and an unhandled rejection fail the run without failing a test.
  const failed = code === 0 ? 0 : Math.max(numFailedTests, 1)
  return { passed: numPassedTests, failed, remarks: testResults.flatMap(failuresOf) }
}

function failuresOf({ name, status, message, assertionResults }: Report['testResults'][number]): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (status === 'failed' && failed.length === 0) return [`${name} – ${firstLine(message)}`]
  return failed.map(({ fullName, failureMessages }) => `${name} › ${fullName} – ${firstLine(failureMessages[0])}`)
}

function firstLine(text = ''): string {
  return text.split('\n', 1)[0] ?? ''
}
