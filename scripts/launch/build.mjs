import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { bundleAll } from './bundles.mjs'
import { compressAssets } from './compress-assets.mjs'
import { inCheckout } from './paths.mjs'
import { packageProgram, runProgram } from './program.mjs'
import { step } from './progress.mjs'
import { fingerprint, hasSources, isFresh, markFresh } from './sources.mjs'
import { Stop } from './stop.mjs'

const CONFIGURATION = ['package-lock.json', 'tsconfig.json', 'next.config.mjs', 'postcss.config.mjs']
const PRISMA_INPUTS = ['package-lock.json', 'prisma/schema.prisma']
const BUNDLE_INPUTS = ['server', 'lib', 'emails', 'prisma', 'scripts', ...CONFIGURATION]
const SITE_INPUTS = [
  'app',
  'lib',
  'emails',
  'public',
  'prisma/schema.prisma',
  'server/cache/page-cache.ts',
  ...CONFIGURATION,
]

/** Prisma's client, written again when the schema is newer. */
export async function ensurePrismaClient() {
  const folder = inCheckout('lib', 'generated', 'prisma')
  await make({ title: 'Writing the database client', stamp: `${folder}.stamp`, inputs: PRISMA_INPUTS }, async () => {
    rmSync(folder, { recursive: true, force: true })
    const [command, args] = packageProgram('prisma/build/index.js', ['generate'])
    // The engine that Prisma would download is not needed for this; any existing file keeps it from trying.
    const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' }
    await runProgram(command, args, { env })
  })
}

/** The programs that run beside Next, in dist/. */
export async function ensureBundles() {
  const stamp = inCheckout('dist', '.sources')
  await make({ title: 'Bundling the server', stamp, inputs: BUNDLE_INPUTS }, bundleAll)
}

/** Next's production build. @param {NodeJS.ProcessEnv} [env] */
export async function ensureSite(env = process.env) {
  const folder = inCheckout(env.NEXT_DIST_DIR ?? '.next')
  if (!hasSources() && !existsSync(join(folder, 'BUILD_ID'))) throw new Stop('There is neither a build nor sources')
  await make({ title: 'Building the pages', stamp: join(folder, '.sources'), inputs: SITE_INPUTS }, async () => {
    const [command, args] = packageProgram('next/dist/bin/next', ['build'])
    const settings = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NEXT_TSCONFIG: separateTsconfig(env) }
    await runProgram(command, args, { env: { ...env, ...settings } })
    await compressAssets(folder)
  })
}

/** For a build beside the usual one: Next adds the build's folder to the tsconfig it uses.
 * @param {NodeJS.ProcessEnv} env */
function separateTsconfig({ NEXT_DIST_DIR }) {
  if (!NEXT_DIST_DIR) return undefined
  const file = `dist/tsconfig${NEXT_DIST_DIR}.json`
  const content = {
    extends: '../tsconfig.json',
    include: ['../next-env.d.ts', '../**/*.ts', '../**/*.tsx'],
    exclude: ['../node_modules', '../dist', '../.next'],
  }
  mkdirSync(inCheckout('dist'), { recursive: true })
  writeFileSync(inCheckout(file), JSON.stringify(content, null, 2))
  return file
}

/** @param {{ title: string, stamp: string, inputs: string[] }} what @param {() => Promise<void>} work */
async function make({ title, stamp, inputs }, work) {
  if (!hasSources() || isFresh(stamp, inputs)) return
  const print = fingerprint(inputs)
  rmSync(stamp, { force: true })
  await step(title, work)
  markFresh(stamp, print)
}
