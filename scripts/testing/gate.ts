import { packageProgram, runProgram, tryProgram } from '../bootstrap/program.mjs'
import { say } from '../bootstrap/progress.mjs'
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

/** What only an operator's machine has: how to see whether it is there, and what it looks at. */
const CHECKS_WHERE_INSTALLED: [title: string, isThere: Program, programs: Program[]][] = [
  [
    'docker-compose.yml',
    ['docker', ['compose', 'version']],
    [['docker', ['compose', '--profile', 'tls', 'config', '--quiet']]],
  ],
  ['Dockerfile', ['hadolint', ['--version']], [['hadolint', ['Dockerfile']]]],
]

/** All at once, told one after the other. */
export async function runGate(tally: Tally) {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
  const run = (program: Program) => runProgram(...program, { env })
  await tally.stage('Types of the routes', async () => {
    await run(packageProgram('next/dist/bin/next', ['typegen']))
  })
  const checks = [...CHECKS, ...(await installedChecks())].map(([title, programs]) => ({
    title,
    done: Promise.allSettled(programs.map(run)),
  }))
  for (const { title, done } of checks) {
    await tally.stage(title, async () => {
      const failed = (await done).find((result) => result.status === 'rejected')
      if (failed) throw failed.reason
    })
  }
}

async function installedChecks(): Promise<[title: string, programs: Program[]][]> {
  const found = await Promise.all(
    CHECKS_WHERE_INSTALLED.map(async ([title, isThere, programs]) => {
      const { code } = await tryProgram(...isThere)
      if (code !== 0) say(`- ${title}: not looked at, "${isThere.flat().join(' ')}" is not installed`)
      return code === 0 ? [[title, programs] satisfies [string, Program[]]] : []
    }),
  )
  return found.flat()
}
