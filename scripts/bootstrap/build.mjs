import { rmSync } from 'node:fs'

import { bundleAll } from './bundles.mjs'
import { inCheckout } from './paths.mjs'
import { packageProgram, runProgram } from './program.mjs'
import { CONFIGURATION, makeIfStale } from './sources.mjs'

const PRISMA_INPUTS = ['package-lock.json', 'prisma/schema.prisma']
const BUNDLE_INPUTS = ['server', 'lib', 'emails', 'prisma', 'scripts', ...CONFIGURATION]

/** Prisma's client, written again when the schema is newer. */
export async function ensurePrismaClient() {
  const folder = inCheckout('lib', 'generated', 'prisma')
  const client = { title: 'Writing the database client', stamp: `${folder}.stamp`, inputs: PRISMA_INPUTS }
  await makeIfStale(client, async () => {
    rmSync(folder, { recursive: true, force: true })
    const [command, args] = packageProgram('prisma/build/index.js', ['generate'])
    // The engine that Prisma would download is not needed for this; any existing file keeps it from trying.
    const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' }
    await runProgram(command, args, { env })
  })
}

/** The commands and the programs that run beside Next, in dist/. */
export async function ensureBundles() {
  const stamp = inCheckout('dist', '.sources')
  await makeIfStale({ title: 'Bundling the programs', stamp, inputs: BUNDLE_INPUTS }, bundleAll)
}
