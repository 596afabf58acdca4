import { existsSync, mkdirSync, writeFileSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

import { inCheckout } from '../../bootstrap/paths.mjs'
import { packageProgram, runProgram } from '../../bootstrap/program.mjs'
import { CONFIGURATION, hasSources, isFresh, makeIfStale } from '../../bootstrap/sources.mjs'
import { Stop } from '../../bootstrap/stop.mjs'

const SITE_INPUTS = [
  'app',
  'proxy.ts',
  'instrumentation.ts',
  'lib',
  'emails',
  'public',
  'prisma/schema.prisma',
  'server/background.ts',
  'server/cache/page-cache.ts',
  ...CONFIGURATION,
]

export function isSiteFresh(): boolean {
  return isFresh(inCheckout('.next', '.sources'), SITE_INPUTS)
}

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
    exclude: ['../node_modules', '../dist', '../scripts', '../prisma.config.ts', '../.next'],
  }
  mkdirSync(inCheckout('dist'), { recursive: true })
  writeFileSync(inCheckout(file), JSON.stringify(content, null, 2))
  return file
}

const HINT = '//# allFunctionsCalledOnLoad\n'

/** Otherwise the browser compiles each function when it is called, on the main thread. */
export function addCompileHints(folder: string) {
  const manifest = JSON.parse(readFileSync(join(folder, 'build-manifest.json'), 'utf8')) as { rootMainFiles: string[] }
  for (const file of manifest.rootMainFiles.map((name) => join(folder, name))) {
    const script = readFileSync(file, 'utf8')
    if (!script.startsWith(HINT)) writeFileSync(file, HINT + script)
  }
}

const compress = promisify(brotliCompress)

/** Brotli is a sixth smaller than Next's gzip; server/http/compressed-assets.ts serves these files. */
async function compressAssets(folder: string) {
  const entries = readdirSync(join(folder, 'static'), { recursive: true, encoding: 'utf8' })
  const files = entries.filter((file) => /\.(js|css)$/.test(file)).map((file) => join(folder, 'static', file))
  await Promise.all(files.map(writeCompressed))
}

async function writeCompressed(file: string) {
  const bytes = await readFile(file)
  const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }
  await writeFile(`${file}.br`, await compress(bytes, { params }))
}
