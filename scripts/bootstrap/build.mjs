import { readdirSync, readFileSync, rmSync } from 'node:fs'

import { inCheckout } from './paths.mjs'
import { packageProgram, runProgram } from './program.mjs'
import { CONFIGURATION, makeIfStale } from './sources.mjs'

const PRISMA_INPUTS = ['package-lock.json', 'prisma/schema.prisma']
const BUNDLE_INPUTS = ['server', 'lib', 'emails', 'prisma', 'scripts', 'bench', ...CONFIGURATION]

const PROGRAMS = {
  server: 'server/main.ts',
  'password-worker': 'lib/accounts/password-worker/worker.ts',
  'menu-file-reader': 'lib/menu/json/reader.ts',
  'page-cache': 'server/cache/page-cache.ts',
  seed: 'prisma/seed.ts',
  cluster: 'scripts/launch/process/cluster.ts',
  'end-when-orphaned': 'scripts/launch/process/end-when-orphaned.ts',
  'lone-sender': 'scripts/testing/lone-sender.ts',
  'lone-payer': 'scripts/testing/lone-payer.ts',
  'bench-mail-sink': 'bench/mail-sink.ts',
}

/** Development packages that a pruned image needs after all. */
const BUNDLED_PACKAGES = ['postal-mime', 'smtp-server', 'uqr']

export async function ensurePrismaClient() {
  const folder = inCheckout('lib', 'generated', 'prisma')
  const client = { title: 'Writing the database client', stamp: `${folder}.stamp`, inputs: PRISMA_INPUTS }
  await makeIfStale(client, async () => {
    rmSync(folder, { recursive: true, force: true })
    const [command, args] = packageProgram('prisma/build/index.js', ['generate'])
    // Without an engine's path Prisma would download one; any existing file prevents that.
    const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' }
    await runProgram(command, args, { env })
  })
}

export async function ensureBundles() {
  const stamp = inCheckout('dist', '.sources')
  await makeIfStale({ title: 'Bundling the programs', stamp, inputs: BUNDLE_INPUTS }, bundleAll)
}

/** @param {string} [only] the name of one program
 * @returns {import('esbuild').BuildOptions} */
export function bundleOptions(only) {
  const entryPoints = Object.entries({ ...PROGRAMS, ...commands() }).filter(([name]) => name === (only ?? name))
  return {
    absWorkingDir: inCheckout(),
    entryPoints: Object.fromEntries(entryPoints),
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // The launcher runs already when a bundle is loaded: bundled, there would be two of it.
    external: ['./scripts/bootstrap/*', ...installedPackages()],
    // A bundled package may be written for `require`.
    banner: {
      js: `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`,
    },
    alias: { '@': inCheckout() },
    sourcemap: 'linked',
    logLevel: 'error',
  }
}

async function bundleAll() {
  const { build, stop } = await import('esbuild')
  await build(bundleOptions())
  await stop()
}

/** @returns {Record<string, string>} */
function commands() {
  const files = readdirSync(inCheckout('scripts', 'commands')).filter((file) => file.endsWith('.ts'))
  return Object.fromEntries(files.map((file) => [file.slice(0, -3), `scripts/commands/${file}`]))
}

/** Installed packages stay external, or each would be loaded twice. */
function installedPackages() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(inCheckout('package.json'), 'utf8'))
  const names = Object.keys({ ...dependencies, ...devDependencies })
  return names.filter((name) => !BUNDLED_PACKAGES.includes(name)).flatMap((name) => [name, `${name}/*`])
}
