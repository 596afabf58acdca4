import { packageProgram, runProgram } from '../launch/program.mjs'

/** The quick checks that look at the text of the program, and what each of them runs.
 * @type {[string, [string, string[]][]][]} */
const CHECKS = [
  [
    'Types',
    [
      packageProgram('next/dist/bin/next', ['typegen']),
      packageProgram('typescript/bin/tsc', ['--noEmit', '-p', '.']),
      packageProgram('typescript/bin/tsc', ['--noEmit', '-p', 'scripts']),
    ],
  ],
  ['Lint', [packageProgram('oxlint/bin/oxlint', ['--type-aware', '--format=stylish'])]],
  ['Format', [packageProgram('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.'])]],
]

/** @param {import('./tally.mjs').Tally} tally */
export async function runGate(tally) {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
  for (const [title, programs] of CHECKS) {
    await tally.stage(title, async () => {
      for (const [command, args] of programs) await runProgram(command, args, { env })
    })
  }
}
