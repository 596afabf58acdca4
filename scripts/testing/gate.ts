import { packageProgram, runProgram, tryProgram } from '../bootstrap/program.mjs'
import { say } from '../bootstrap/progress.mjs'
import type { Stage } from '../bootstrap/tally.mjs'

type Program = [command: string, args: string[]]

const ROUTES = 'Types of the routes'

/** The quick checks that look at the text of the program, and what each of them runs. */
const CHECKS: [title: string, ...programs: Program[]][] = [
  [
    'Types',
    packageProgram('typescript/bin/tsc', ['--noEmit', '--checkers', '1', '-p', '.']),
    packageProgram('typescript/bin/tsc', ['--noEmit', '--checkers', '1', '-p', 'scripts']),
  ],
  ['Lint', packageProgram('oxlint/bin/oxlint', ['--type-aware', '--format=stylish'])],
  ['Unused files and exports', packageProgram('knip/bin/knip.js', ['--no-progress'])],
  ['Format', packageProgram('oxfmt/bin/oxfmt', ['--check'])],
]

/** What only an operator's machine has: how to see whether it is there, and what it looks at. */
const CHECKS_WHERE_INSTALLED: [title: string, isThere: Program, program: Program][] = [
  [
    'docker-compose.yml',
    ['docker', ['compose', 'version']],
    ['docker', ['compose', '--profile', 'tls', 'config', '-q']],
  ],
  ['Dockerfile', ['hadolint', ['--version']], ['hadolint', ['Dockerfile']]],
]

/** Go's programs, the compiler and the linter: each thread more does some of the work again, and others have theirs. */
const ONE_THREAD = { GOMAXPROCS: '1' }

export async function gateStages(env: NodeJS.ProcessEnv): Promise<Stage[]> {
  const stage = (title: string, programs: Program[], needs: string[]): Stage => ({
    title,
    needs,
    run: async () => {
      for (const program of programs) await runProgram(...program, { env: { ...env, ...ONE_THREAD } })
    },
  })
  return [
    stage(ROUTES, [packageProgram('next/dist/bin/next', ['typegen'])], []),
    ...[...CHECKS, ...(await installedChecks())].map(([title, ...programs]) => stage(title, programs, [ROUTES])),
  ]
}

async function installedChecks(): Promise<typeof CHECKS> {
  const found = await Promise.all(
    CHECKS_WHERE_INSTALLED.map(async ([title, isThere, program]): Promise<typeof CHECKS> => {
      const { code } = await tryProgram(...isThere)
      if (code !== 0) say(`- ${title}: not looked at, "${isThere.flat().join(' ')}" is not installed`)
      return code === 0 ? [[title, program]] : []
    }),
  )
  return found.flat()
}
