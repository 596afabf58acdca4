import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

import { ensureBundles, ensurePrismaClient } from './build.mjs'
import { ensurePackages } from './packages.mjs'
import { inCheckout } from './paths.mjs'
import { printLineByLine } from './progress.mjs'
import { runAndEnd } from './running.mjs'
import { messageOf, runMain, Stop } from './stop.mjs'
import { Tally } from './tally.mjs'

const OLDEST_NODE = [20, 19]

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

/** The frame of `npm test` and `npm run check`: an orderly end, and the counts as the last line.
 * An interrupted run has failed. @param {string} name of the command */
export function runTalliedCommand(name) {
  return runMain(async () => {
    printLineByLine()
    const tally = new Tally()
    let isComplete = false
    try {
      await runAndEnd(async (running) => {
        const command = await loadCommand(name)
        await command(tally, running, process.argv.slice(2))
        isComplete = true
      })
    } catch (error) {
      console.error(`✗ ${messageOf(error)}`)
    }
    if (!isComplete) tally.failed += 1
    return tally.close()
  })
}

/** Runs before `npm ci`: may import no package before its end, and no TypeScript.
 * @param {string} name @returns {Promise<Function>} */
async function loadCommand(name) {
  refuseOldNode()
  loadEnvironmentFile()
  await ensurePackages()
  await ensurePrismaClient()
  await ensureBundles()
  const { command } = await import(pathToFileURL(inCheckout('dist', `${name}.mjs`)).href)
  return command
}

/** @param {string} [version] */
export function refuseOldNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  throw new Stop(`This shop needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${version}`)
}

/** The terminal's environment wins over the file `.env`. */
function loadEnvironmentFile() {
  const file = inCheckout('.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
