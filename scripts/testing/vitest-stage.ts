import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { packageProgram, tryProgram } from '../bootstrap/program.mjs'
import type { Report as Progress, Score } from '../bootstrap/tally.mjs'

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

interface Run {
  /** For the report. */
  folder: string
  env: NodeJS.ProcessEnv
  report: Progress
}

/** @param args the project, the configuration or the files */
export async function runVitest({ folder, env, report }: Run, ...args: string[]): Promise<Score> {
  const file = join(folder, `vitest-${args.join('-').replaceAll(/\W+/g, '-').slice(0, 60)}.json`)
  const options = ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const program = packageProgram('vitest/vitest.mjs', options)
  const { code, output } = await tryProgram(...program, { env: { ...env, NO_COLOR: '1' }, report })
  if (code !== 0) process.stdout.write(output)
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
  // A file that cannot be loaded and an unhandled rejection fail the run without failing a test.
  const failed = code === 0 ? 0 : Math.max(numFailedTests, 1)
  return { passed: numPassedTests, failed, remarks: [...wordsIn(output), ...testResults.flatMap(failuresOf)] }
}

/** What a run that failed on another machine is begun again with, what the drills have judged, and what was slowest. */
function wordsIn(output: string): string[] {
  return output.match(/^(\w+_SEED=|History of |Grown shop: ).*$/gm) ?? []
}

function failuresOf({ name, status, message, assertionResults }: Report['testResults'][number]): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (status === 'failed' && failed.length === 0) return [`${name} – ${firstLine(message)}`]
  return failed.map(({ fullName, failureMessages }) => `${name} › ${fullName} – ${firstLine(failureMessages[0])}`)
}

function firstLine(text = ''): string {
  return text.split('\n', 1)[0] ?? ''
}
