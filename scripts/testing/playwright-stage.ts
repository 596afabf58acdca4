import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'

import { packageProgram, tryProgram } from '../bootstrap/program.mjs'
import type { Report, Score } from '../bootstrap/tally.mjs'

interface Run {
  /** For the report. */
  folder: string
  /** The settings of the shop that is visited. */
  shop: NodeJS.ProcessEnv
  report: Report
}

/** Without a second try: what needs one is a fault of the product or of the test. */
export async function runPlaywright(config: string, { folder, shop, report }: Run): Promise<Score> {
  const file = join(folder, `${basename(config)}.json`)
  const options = ['test', '--config', config, '--reporter=list,json', '--retries=0']
  const env = { ...process.env, ...shop, PLAYWRIGHT_JSON_OUTPUT_FILE: file, NO_COLOR: '1', FORCE_COLOR: '0' }
  const { code, output } = await tryProgram(...packageProgram('@playwright/test/cli.js', options), { env, report })
  if (code !== 0) process.stdout.write(output)
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8')) as JSONReport
  // What fails between two tests is listed where it happens, hundreds of lines above the end.
  for (const { message, stack, value } of errors) console.error(stack ?? message ?? value)
  return {
    passed: stats.expected,
    failed: code === 0 ? 0 : Math.max(stats.unexpected, 1),
    remarks: suites.flatMap(failuresIn),
  }
}

function failuresIn({ specs, suites = [] }: JSONReportSuite): string[] {
  const failed = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `[${projectName}] ${file} › ${title}`),
  )
  return [...failed, ...suites.flatMap(failuresIn)]
}
