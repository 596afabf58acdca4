import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { packageProgram, tryProgram } from '../launch/program.mjs'
import { step } from '../launch/progress.mjs'
import { Stop } from '../launch/stop.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The browser of the tests: named, found, or installed.
 * @returns {Promise<string>} its path */
export async function findOrInstallChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Stop(`CHROMIUM_PATH ${named} does not exist`)
  const found = named ?? (await findChromium())
  if (found) return found
  await step('Installing Chromium', install)
  const installed = await findChromium()
  if (!installed) throw new Stop('No Chromium was found and none could be installed: set CHROMIUM_PATH')
  return installed
}

async function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, MAC_CHROME, await playwrightsOwn()].find((path) => existsSync(path))
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright')
  return chromium.executablePath()
}

/** Debian's package where we may install it, else Playwright's download. */
async function install() {
  if (process.getuid?.() === 0 && process.platform === 'linux') {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await tryProgram('apt-get', ['update'], { env })
    const { code } = await tryProgram('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], { env })
    // Ubuntu's package of that name only points to snap, which is seldom there.
    if (code === 0 && (await findChromium())) return
  }
  const mayInstallLibraries = process.getuid?.() === 0
  const options = mayInstallLibraries ? ['install', '--with-deps', 'chromium'] : ['install', 'chromium']
  await tryProgram(...packageProgram('playwright/cli.js', options))
}
