import { fileURLToPath } from 'node:url'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  typescript: {
    // Next writes the folder of a second build into this file, which must not be the one in the repository.
    tsconfigPath: process.env.NEXT_TSCONFIG || 'tsconfig.json',
    // `npm run check` looks at the types, and nothing lands without it: the owner's first start need not wait for that.
    ignoreBuildErrors: true,
  },
  agentRules: false,
  devIndicators: false,
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // The bundle of server/cache/page-cache.ts: Next loads this file itself, without a compiler.
  cacheHandler: fileURLToPath(new URL('dist/page-cache.mjs', import.meta.url)),
  cacheMaxMemorySize: 0,
  serverExternalPackages: ['pg', 'pino', 'prom-client', 'sharp', 'bcryptjs', 'nodemailer', 'pdfkit'],
  experimental: {
    // Written once and seldom read: a quarter of a build's time, and two thirds of its size.
    turbopackFileSystemCacheForBuild: false,
    // The request handler takes the router's state out of requests, so the hash that Next would compare is another one.
    validateRSCRequestHeaders: false,
    // Ready in half the time and memory; each entry is loaded by its first request.
    preloadEntriesOnStart: false,
    // A page's own code in one file: six scripts instead of ten, and 7 of 145 kB less, since small files compress badly.
    // On a slow phone (150 ms, 1.6 Mbit/s, CPU ÷ 4) menu and category answer a tap 0.3 to 0.4 s earlier (2.4 instead of 2.8).
    turbopackChunking: {
      firstPageLoadPriority: 1,
      requestCost: 20_000_000,
      minChunkSize: 2_000_000,
      maxMergeChunkSize: 5_000_000,
    },
    staleTimes: { dynamic: 0, static: 30 },
  },
}

/** `npx next build` and `npx next dev` need what the repository does not contain: Prisma's client and the bundles of dist.
 * @param {string} phase */
export default async function configured(phase) {
  if (phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER) {
    const { ensurePrismaClient, ensureBundles } = await import('./scripts/bootstrap/build.mjs')
    await ensurePrismaClient()
    await ensureBundles()
  }
  return config
}
