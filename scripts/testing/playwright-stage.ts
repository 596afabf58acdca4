import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'

import { packageProgram, tryProgram } from '../bootstrap/program.mjs'
import type { Score } from '../bootstrap/tally.mjs'

/**
 * What fails is tried once more: on a busy machine a journey meets moments that have nothing to do with it. Whatever
 * needed its second try is named at the end of the run, so that nobody gets used to it.
 * @param folder for the report
 */
export async function runPlaywright(folder: string, config: string, shop: NodeJS.ProcessEnv): Promise<Score> {
  const report = join(folder, 'playwright.json')
  const options = ['test', '--config', config, '--reporter=list,json', '--retries=1']
  const env = { ...process.env, ...shop, PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: '0' }
  const { code } = await tryProgram(...packageProgram('@playwright/test/cli.js', options), { env, visible: true })
  const { stats, errors, suites } = JSON.parse(readFileSync(report, 'utf8')) as JSONReport
  // What fails between two tests is listed where it happens, hundreds of lines above the end.
  for (const { message, stack, value } of errors) console.error(stack ?? message ?? value)
  return {
    passed: stats.expected + stats.flaky,
    failed: code === 0 ? 0 : Math.max(stats.unexpected, 1),
    remarks: suites.flatMap(remarksOn),
  }
}

const remarks: Record<string, string> = { unexpected: 'failed', flaky: 'passed at the second try' }

function remarksOn({ specs, suites = [] }: JSONReportSuite): string[] {
  const ours = specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ projectName, status }) =>
      remarks[status] ? [`${remarks[status]}: [${projectName}] ${file} › ${title}`] : [],
    ),
  )
  return [...ours, ...suites.flatMap(remarksOn)]
}
