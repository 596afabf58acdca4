import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { inCheckout } from '../../bootstrap/paths.mjs'
import { packageProgram, runProgram } from '../../bootstrap/program.mjs'
import { CONFIGURATION, hasSources, isFresh, makeIfStale } from '../../bootstrap/sources.mjs'
import { Stop } from '../../bootstrap/stop.mjs'
import { addCompileHints } from './compile-hints'
import { compressAssets } from './compress-assets'

const SITE_INPUTS = [
  'app',
  'lib',
  'emails',
  'public',
  'prisma/schema.prisma',
  'server/cache/page-cache.ts',
  ...CONFIGURATION,
]

/** Whether what `npm start` serves was built from these sources. */
export function isSiteFresh(): boolean {
  return isFresh(inCheckout('.next', '.sources'), SITE_INPUTS)
}

/** Next's production build. */
export async function ensureSite(env: NodeJS.ProcessEnv = process.env) {
  const folder = inCheckout(env.NEXT_DIST_DIR ?? '.next')
  if (!hasSources() && !existsSync(join(folder, 'BUILD_ID'))) throw new Stop('There is neither a build nor sources')
  const site = { title: 'Building the pages', stamp: join(folder, '.sources'), inputs: SITE_INPUTS }
  await makeIfStale(site, async () => {
    const [command, args] = packageProgram('next/dist/bin/next', ['build'])
    const settings = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NEXT_TSCONFIG: separateTsconfig(env) }
    await runProgram(command, args, { env: { ...env, ...settings } })
    addCompileHints(folder)
    await compressAssets(folder)
  })
}

/** For a build beside the usual one: Next adds the build's folder to the tsconfig it uses. */
function separateTsconfig({ NEXT_DIST_DIR }: NodeJS.ProcessEnv) {
  if (!NEXT_DIST_DIR) return undefined
  const file = `dist/tsconfig${NEXT_DIST_DIR}.json`
  const content = {
    extends: '../tsconfig.json',
    include: ['../next-env.d.ts', '../**/*.ts', '../**/*.tsx'],
    exclude: ['../node_modules', '../dist', '../scripts', '../.next'],
  }
  mkdirSync(inCheckout('dist'), { recursive: true })
  writeFileSync(inCheckout(file), JSON.stringify(content, null, 2))
  return file
}
