import { existsSync, readFileSync } from 'node:fs'

import { inCheckout } from './paths.mjs'
import { runProgram } from './program.mjs'
import { step } from './progress.mjs'
import { hasSources } from './sources.mjs'
import { Stop } from './stop.mjs'

/** @typedef {{ version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage */

export async function ensurePackages() {
  if (isInstalled()) return
  const [command, args] = npm('ci', '--include=dev', '--no-audit', '--no-fund')
  await step('Installing the locked packages', () => runProgram(command, args).then(() => {}))
  if (!isInstalled()) throw new Stop('Packages are still missing after "npm ci"')
}

/** The npm that called us, so that a version manager's npm and Node stay together.
 * @param {string[]} args @returns {[string, string[]]} */
export function npm(...args) {
  const own = process.env.npm_execpath
  return own && /npm-cli\.c?js$/.test(own) && existsSync(own) ? [process.execPath, [own, ...args]] : ['npm', args]
}

function isInstalled() {
  const installed = lockedPackages('node_modules/.package-lock.json')
  return Object.entries(lockedPackages('package-lock.json')).every(
    ([path, wanted]) => path === '' || !isNeeded(wanted) || installed[path]?.version === wanted.version,
  )
}

/** A deployed image is pruned of sources and of the tools to build them.
 * @param {LockedPackage} wanted */
function isNeeded(wanted) {
  if (wanted.optional || wanted.devOptional || wanted.peer) return false
  return !wanted.dev || hasSources()
}

/** @param {string} file @returns {Record<string, LockedPackage>} */
function lockedPackages(file) {
  const path = inCheckout(file)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')).packages ?? {}) : {}
}
