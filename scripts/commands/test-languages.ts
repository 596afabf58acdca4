import { join } from 'node:path'

import { runProgram } from '../bootstrap/program.mjs'
import type { Running } from '../bootstrap/running.mjs'
import type { Tally } from '../bootstrap/tally.mjs'
import { addTemporaryFolder } from '../launch/postgres/temporary-folder'
import { startTestShop } from '../testing/test-shops'
import { findOrInstallChromium } from '../testing/chromium'
import { forgetSettings } from '../testing/clean-environment'
import { runPlaywright } from '../testing/playwright-stage'
import { copyWithThirdLanguage } from '../testing/third-language'

/** npm run test:languages: a copy of this shop with a third language; the copy runs this with the argument `here`. */
export async function command(tally: Tally, running: Running, [place]: string[]) {
  const folder = addTemporaryFolder(running)
  forgetSettings()
  if (place === 'here') return readEveryPage(tally, running, folder)
  const copy = join(folder, 'shop')
  const isCopied = await tally.stage('Copying the shop and adding a language', () => copyWithThirdLanguage(copy))
  if (!isCopied) return
  await tally.stage('The shop with a third language', async (report) => {
    await runProgram(process.execPath, [join(copy, 'scripts/run.mjs'), 'test-languages', 'here'], { report })
  })
}

async function readEveryPage(tally: Tally, running: Running, folder: string) {
  let shop: NodeJS.ProcessEnv = {}
  const isOpen = await tally.stage('Building and starting the shop', async () => {
    shop = await startTestShop(running, folder)
  })
  if (!isOpen) return
  await tally.stage('Every page', async (report) => {
    const CHROMIUM_PATH = await findOrInstallChromium()
    return runPlaywright('e2e/language.config.ts', { folder, shop: { ...shop, CHROMIUM_PATH }, report })
  })
}
