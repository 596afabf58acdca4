import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

import { inCheckout, ROOT } from './paths.mjs'
import { step } from './progress.mjs'

export const CONFIGURATION = ['package-lock.json', 'tsconfig.json', 'next.config.mjs', 'postcss.config.mjs']

/** An image contains the build without its sources. */
export function hasSources() {
  return existsSync(inCheckout('app'))
}

/** Builds again unless it was built from exactly these sources; an image builds nothing.
 * @param {{ title: string, stamp: string, inputs: string[] }} what @param {() => Promise<void>} work */
export async function makeIfStale({ title, stamp, inputs }, work) {
  if (!hasSources() || isFresh(stamp, inputs)) return
  const print = fingerprint(inputs)
  rmSync(stamp, { force: true })
  await step(title, work)
  markFresh(stamp, print)
}

/** Compares content: times alone would miss a deleted file and a checkout that brings old files back.
 * @param {string} stamp @param {string[]} inputs */
export function isFresh(stamp, inputs) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(inputs)
}

/** @param {string} stamp @param {string} print taken before the build began */
export function markFresh(stamp, print) {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, print)
}

/** @param {string[]} inputs files and folders of the checkout */
export function fingerprint(inputs) {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((input) => filesBelow(inCheckout(input)))) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${relative(ROOT, file)}\0${size}\0${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !isBesideTheProduct(entry.name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => filesBelow(join(path, entry.name)))
}

/** @param {string} name */
function isBesideTheProduct(name) {
  return name === 'generated' || name === 'testing' || /\.test\.(ts|mjs)$/.test(name)
}
