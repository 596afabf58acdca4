import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { tryProgram } from '../../bootstrap/program.mjs'
import { say } from '../../bootstrap/progress.mjs'
import { findOrInstallChromium } from '../../testing/chromium'
import { CATEGORIES, isComplete, readReport, rowsOf } from '../lighthouse-report'
import type { Bench } from '../run-bench'
import { shopPages } from '../shop-pages'
import type { Row } from '../table'

/** Lighthouse for phones, beside an empty Next page in the same minutes. */
export async function measureLighthouse({ shop, floors }: Bench): Promise<Row[]> {
  const audit = auditor(floors.place, await findOrInstallChromium({ mayBeHeadless: false }))
  const empty = await audit('empty', `http://localhost:${floors.next.port}/empty`)
  const rows = []
  for (const [page, path] of Object.entries({ ...shopPages(shop), contact: '/de/contact' })) {
    rows.push(...rowsOf(page, await audit(page, `http://localhost:${shop.port}${path}`), empty))
  }
  return rows
}

/** A page that painted nothing in time on a busy machine is asked once more; then the gap is told. */
function auditor(place: string, chromium: string) {
  const program = join(place, 'node_modules', 'lighthouse', 'cli', 'index.js')
  const audit = async (name: string, url: string) => {
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
  return async (name: string, url: string) => {
    const report = await audit(name, url)
    return isComplete(report) ? report : audit(name, url)
  }
}
