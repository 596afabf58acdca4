import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

import { ensureBundles, ensurePrismaClient } from './build.mjs'
import { refuseOldNode } from './node-version.mjs'
import { ensurePackages } from './packages.mjs'
import { inCheckout } from './paths.mjs'
import { runAndEnd } from './running.mjs'
import { runMain } from './stop.mjs'

/** Runs scripts/commands/{name}.ts from its bundle, and ends in order whatever it has started.
 * @param {string} name */
export function runCommand(name) {
  return runMain(() =>
    runAndEnd(async (running) => {
      const command = await loadCommand(name)
      return command(running, process.argv.slice(2))
    }),
  )
}

/** Nothing before the end of this may import a package, and nothing in it may be TypeScript.
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

/** Settings may also stand in a file `.env`; what the terminal sets wins. */
function loadEnvironmentFile() {
  const file = inCheckout('.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
