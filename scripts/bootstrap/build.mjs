import { rmSync } from 'node:fs'

import { bundleAll } from './bundles.mjs'
import { inCheckout } from './paths.mjs'
import { packageProgram, runProgram } from './program.mjs'
import { CONFIGURATION, makeIfStale } from './sources.mjs'

const PRISMA_INPUTS = ['package-lock.json', 'prisma/schema.prisma']
const BUNDLE_INPUTS = ['server', 'lib', 'emails', 'prisma', 'scripts', ...CONFIGURATION]

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
