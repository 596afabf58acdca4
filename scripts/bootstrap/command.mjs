import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

import { ensureBundles, ensurePrismaClient } from './build.mjs'
import { refuseOldNode } from './node-version.mjs'
import { ensurePackages } from './packages.mjs'
import { inCheckout } from './paths.mjs'
import { runAndEnd } from './running.mjs'
import { runMain } from './stop.mjs'

/** Runs scripts/commands/{name}.ts from its bundle, and ends in order what it has started.
 * @param {string} name */
export function runCommand(name) {
  return runMain(() =>
    runAndEnd(async (running) => {
      const command = await loadCommand(name)
      return command(running, process.argv.slice(2))
    }),
  )
}

/** Runs before `npm ci`: may import no package before its end, and no TypeScript.
 * @param {string} name @returns {Promise<Function>} */
export async function loadCommand(name) {
  refuseOldNode()
  loadEnvironmentFile()
  await ensurePackages()
  await ensurePrismaClient()
  await ensureBundles()
  const { command } = await import(pathToFileURL(inCheckout('dist', `${name}.mjs`)).href)
  return command
}

/** The terminal's environment wins over the file `.env`. */
function loadEnvironmentFile() {
  const file = inCheckout('.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
