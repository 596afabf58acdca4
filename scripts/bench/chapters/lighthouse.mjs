import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { npm } from '../../launch/packages.mjs'
import { say } from '../../launch/progress.mjs'
import { tryProgram } from '../../launch/program.mjs'
import { findOrInstallChromium } from '../../testing/chromium.mjs'
import { shopPages } from '../shop-pages.mjs'

/** @typedef {import('../table.mjs').Row} Row */
/** @typedef {{ scores: number[], lcp: number, cls: number, tbt: number }} Report scores of 100; times in milliseconds */

const VERSION = '12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const leastScores = [98, 100, 100, 100]
const mostBehindMs = 200
const mostTbt = 110

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
  const audit = auditor(place, await findOrInstallChromium())
  const empty = await audit('empty', `http://localhost:${floors.next.port}/empty`)
  const rows = []
  for (const [page, path] of Object.entries({ ...shopPages(shop), contact: '/de/contact' })) {
    rows.push(...rowsOf(page, await audit(page, `http://localhost:${shop.port}${path}`), empty))
  }
  return rows
}

/** @param {string} place @param {string} chromium */
function auditor(place, chromium) {
  const program = join(place, 'node_modules', 'lighthouse', 'cli', 'index.js')
  return async (/** @type {string} */ name, /** @type {string} */ url) => {
    const file = join(place, `${name}.json`)
    const options = ['--quiet', '--output=json', `--output-path=${file}`, `--only-categories=${CATEGORIES.join(',')}`]
    const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
    const env = { ...process.env, CHROME_PATH: chromium }
    const { output } = await tryProgram(process.execPath, [program, url, ...options, flags], { env })
    if (!existsSync(file)) throw new Error(`Lighthouse failed on ${url}: ${output.trim().split('\n').at(-1)}`)
    return readReport(file)
  }
}

/** @param {string} file @returns {Report} */
function readReport(file) {
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'))
  return {
    scores: CATEGORIES.map((name) => Math.round(categories[name].score * 100)),
    lcp: audits['largest-contentful-paint'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
  }
}

/** @param {string} page @param {Report} ours @param {Report} empty @returns {Row[]} */
function rowsOf(page, ours, empty) {
  return [
    {
      what: `Lighthouse ${page}: performance, accessibility, best practices, SEO`,
      ours: ours.scores.join(', '),
      beside: `empty Next page: ${empty.scores.join(', ')}`,
      ratio: '',
      goal: `>= ${leastScores.join(', ')}`,
      isMet: ours.scores.every((score, index) => score >= (leastScores[index] ?? 100)),
    },
    {
      what: `Lighthouse ${page}: LCP, CLS, TBT`,
      ours: timesOf(ours),
      beside: `empty Next page: ${timesOf(empty)}`,
      ratio: '',
      goal: `+ 0.2 s, 0.00, <= ${mostTbt} ms`,
      isMet: ours.lcp <= empty.lcp + mostBehindMs && ours.cls < 0.005 && ours.tbt <= mostTbt,
    },
  ]
}

/** @param {Report} report */
function timesOf({ lcp, cls, tbt }) {
  return `${(lcp / 1000).toFixed(2)} s, ${cls.toFixed(2)}, ${tbt.toFixed(0)} ms`
}
