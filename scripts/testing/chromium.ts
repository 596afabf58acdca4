import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { packageProgram, tryProgram } from '../bootstrap/program.mjs'
import { step } from '../bootstrap/progress.mjs'
import { Stop } from '../bootstrap/stop.mjs'

// The one without windows draws and starts in half of the time.
const HEADLESS = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The path of the browser of the tests: named, found, or installed. */
export async function findOrInstallChromium({
  mayBeHeadless = true,
}: { mayBeHeadless?: boolean } = {}): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Stop(`CHROMIUM_PATH ${named} does not exist`)
  const names = mayBeHeadless ? [HEADLESS, ...NAMES] : NAMES
  // One with windows will do where the other cannot be installed.
  const isOtherWanted = mayBeHeadless && mayInstallPackages()
  const found = named ?? (isOtherWanted ? inPath([HEADLESS]) : await findChromium(names))
  if (found) return found
  await step('Installing Chromium', () => install(names))
  const installed = await findChromium(names)
  if (!installed) throw new Stop('No Chromium was found and none could be installed: set CHROMIUM_PATH')
  return installed
}

async function findChromium(names: string[]) {
  return inPath(names) ?? [MAC_CHROME, await playwrightsOwn()].find((path) => existsSync(path))
}

function inPath(names: string[]) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

function mayInstallPackages() {
  return process.getuid?.() === 0 && process.platform === 'linux'
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright')
  return chromium.executablePath()
}

/** Debian's package where we may install it, else Playwright's download. */
async function install(names: string[]) {
  if (mayInstallPackages()) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await tryProgram('apt-get', ['update'], { env })
    // Older systems have no package without windows; Ubuntu's package of that name only points to snap, which is seldom
    // there.
    for (const name of names.filter((each) => each.startsWith('chromium'))) {
      await tryProgram('apt-get', ['install', '--yes', '--no-install-recommends', name], { env })
      if (await findChromium(names)) return
    }
  }
  const mayInstallLibraries = process.getuid?.() === 0
  const options = mayInstallLibraries ? ['install', '--with-deps', 'chromium'] : ['install', 'chromium']
  await tryProgram(...packageProgram('playwright/cli.js', options))
}
