import { packageProgram, runProgram } from '../bootstrap/program.mjs'
import type { Tally } from '../bootstrap/tally.mjs'

type Program = [command: string, args: string[]]

/** The quick checks that look at the text of the program, and what each of them runs. */
const CHECKS: [title: string, programs: Program[]][] = [
  [
    'Types',
    [
      packageProgram('typescript/bin/tsc', ['--noEmit', '-p', '.']),
      packageProgram('typescript/bin/tsc', ['--noEmit', '-p', 'scripts']),
    ],
  ],
  ['Lint', [packageProgram('oxlint/bin/oxlint', ['--type-aware', '--format=stylish'])]],
  ['Unused files and exports', [packageProgram('knip/bin/knip.js', ['--no-progress'])]],
  ['Format', [packageProgram('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.'])]],
]

/** All at once, told one after the other. */
export async function runGate(tally: Tally) {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
  const run = (program: Program) => runProgram(...program, { env })
  await tally.stage('Types of the routes', async () => {
    await run(packageProgram('next/dist/bin/next', ['typegen']))
  })
  const checks = CHECKS.map(([title, programs]) => ({ title, done: Promise.allSettled(programs.map(run)) }))
  for (const { title, done } of checks) {
    await tally.stage(title, async () => {
      const failed = (await done).find((result) => result.status === 'rejected')
      if (failed) throw failed.reason
    })
  }
}
