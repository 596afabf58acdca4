import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { tryProgram } from '../../bootstrap/program.mjs'
import { say } from '../../bootstrap/progress.mjs'
import { findOrInstallChromium } from '../../testing/chromium'
import { onCpuTime, type TraceEvent } from '../cpu-time'
import { CATEGORIES, isComplete, readReport, rowsOf } from '../lighthouse-report'
import type { Bench } from '../run-bench'
import { shopPages } from '../shop-pages'
import type { Row } from '../table'

// As Lighthouse names it in a folder of what it has gathered.
const TRACE = 'defaultPass.trace.json'

/** Lighthouse for phones, on the time that the page computes, beside an empty Next page in the same minutes. */
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
  const env = { ...process.env, CHROME_PATH: chromium }
  const program = join(place, 'node_modules', 'lighthouse', 'cli', 'index.js')
  const lighthouse = (url: string, options: string[]) =>
    tryProgram(process.execPath, [program, url, '--quiet', `--only-categories=${CATEGORIES.join(',')}`, ...options], {
      env,
    })
  const audit = async (name: string, url: string) => {
    const folder = join(place, `of-${name}`)
    const file = join(place, `${name}.json`)
    for (const old of [folder, file]) rmSync(old, { recursive: true, force: true })
    const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
    const gathered = await lighthouse(url, [`--gather-mode=${folder}`, flags])
    if (existsSync(join(folder, TRACE))) rewriteTrace(join(folder, TRACE))
    const audited = await lighthouse(url, [`--audit-mode=${folder}`, '--output=json', `--output-path=${file}`])
    if (existsSync(file)) return readReport(JSON.parse(readFileSync(file, 'utf8')))
    say(`  Lighthouse failed on ${url}: ${(gathered.output + audited.output).trim().split('\n').at(-1)}`)
    return readReport({})
  }
  return async (name: string, url: string) => {
    const report = await audit(name, url)
    return isComplete(report) ? report : audit(name, url)
  }
}

function rewriteTrace(file: string) {
  const trace = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] }
  writeFileSync(file, JSON.stringify({ ...trace, traceEvents: onCpuTime(trace.traceEvents) }))
}
