import { packageProgram, runProgram } from '../bootstrap/program.mjs'
import type { Tally } from '../bootstrap/tally.mjs'

/** The quick checks that look at the text of the program, and what each of them runs. */
const CHECKS: [string, [string, string[]][]][] = [
  [
    'Types',
    [
      packageProgram('next/dist/bin/next', ['typegen']),
      packageProgram('typescript/bin/tsc', ['--noEmit', '-p', '.']),
      packageProgram('typescript/bin/tsc', ['--noEmit', '-p', 'scripts']),
    ],
  ],
  ['Lint', [packageProgram('oxlint/bin/oxlint', ['--type-aware', '--format=stylish'])]],
  ['Unused files and exports', [packageProgram('knip/bin/knip.js', ['--no-progress'])]],
  ['Format', [packageProgram('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.'])]],
]

export async function runGate(tally: Tally) {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
  for (const [title, programs] of CHECKS) {
    await tally.stage(title, async () => {
      for (const [command, args] of programs) await runProgram(command, args, { env })
    })
  }
}
