import { inCheckout } from './paths.mjs'

/** What runs as plain Node beside Next, and where it comes from. */
const PROGRAMS = {
  server: 'server/main.ts',
  'page-cache': 'server/cache/page-cache.ts',
  environment: 'lib/platform/env.ts',
  password: 'lib/accounts/password.ts',
  seed: 'prisma/seed.ts',
}

/** @param {string} [only] the name of one program
 * @returns {import('esbuild').BuildOptions} */
export function bundleOptions(only) {
  const entryPoints = Object.entries(PROGRAMS).filter(([name]) => name === (only ?? name))
  return {
    absWorkingDir: inCheckout(),
    entryPoints: Object.fromEntries(entryPoints),
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Packages are installed anyway; taken in, each would be loaded twice.
    packages: 'external',
    alias: { '@': inCheckout() },
    sourcemap: 'linked',
    logLevel: 'error',
  }
}

export async function bundleAll() {
  const { build, stop } = await import('esbuild')
  await build(bundleOptions())
  await stop()
}
