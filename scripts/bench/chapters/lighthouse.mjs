import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { npm } from '../../launch/packages.mjs'
import { say } from '../../launch/progress.mjs'
import { tryProgram } from '../../launch/program.mjs'
import { findOrInstallChromium } from '../../testing/chromium.mjs'
import { CATEGORIES, isComplete, readReport, rowsOf } from '../lighthouse-report.mjs'
import { shopPages } from '../shop-pages.mjs'

/** @typedef {import('../table.mjs').Row} Row */
/** @typedef {import('../lighthouse-report.mjs').Report} Report */

const VERSION = '12.8.2'

/** Lighthouse for phones, beside an empty Next page in the same minutes. @param {import('../run-bench.mjs').Bench} bench
 * @returns {Promise<Row[]>} */
export async function measureLighthouse({ folder, shop, floors }) {
  const place = join(folder, 'lighthouse')
  const [command, args] = npm('install', '--prefix', place, '--no-audit', '--no-fund', `lighthouse@${VERSION}`)
  const { code } = await tryProgram(command, args)
  if (code !== 0) {
    say(`  Skipped: lighthouse ${VERSION} could not be installed`)
    return []
  }
  const audit = auditor(place, await findOrInstallChromium({ mayBeHeadless: false }))
  const empty = await audit('empty', `http://localhost:${floors.next.port}/empty`)
  const rows = []
  for (const [page, path] of Object.entries({ ...shopPages(shop), contact: '/de/contact' })) {
    rows.push(...rowsOf(page, await audit(page, `http://localhost:${shop.port}${path}`), empty))
  }
  return rows
}

/** A page that painted nothing in time on a busy machine is asked once more; then the gap is told.
 * @param {string} place @param {string} chromium */
function auditor(place, chromium) {
  const program = join(place, 'node_modules', 'lighthouse', 'cli', 'index.js')
  const audit = async (/** @type {string} */ name, /** @type {string} */ url) => {
    const file = join(place, `${name}.json`)
    rmSync(file, { force: true })
    const options = ['--quiet', '--output=json', `--output-path=${file}`, `--only-categories=${CATEGORIES.join(',')}`]
    const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
    const env = { ...process.env, CHROME_PATH: chromium }
    const { output } = await tryProgram(process.execPath, [program, url, ...options, flags], { env })
    if (existsSync(file)) return readReport(JSON.parse(readFileSync(file, 'utf8')))
    say(`  Lighthouse failed on ${url}: ${output.trim().split('\n').at(-1)}`)
    return readReport({})
  }
  return async (/** @type {string} */ name, /** @type {string} */ url) => {
    const report = await audit(name, url)
    return isComplete(report) ? report : audit(name, url)
  }
}
