import { join } from 'node:path'

import { ensureBundles, ensurePrismaClient } from '../launch/build.mjs'
import { runPlaywright, startTestShop } from './browser-stage.mjs'
import { findOrInstallChromium } from './chromium.mjs'
import { forgetSettings } from './clean-environment.mjs'
import { runGate } from './gate.mjs'
import { runVitest } from './vitest-stage.mjs'

/** @typedef {import('./tally.mjs').Tally} Tally */

/** Types, lint, format, and every test that needs no build.
 * @param {Tally} tally @param {string} folder */
export async function runQuickStages(tally, folder) {
  await ensurePrismaClient()
  await ensureBundles()
  await forgetSettings()
  await runGate(tally)
  await tally.stage('Rules, verbs and calls', () => runVitest(folder))
}

/** The built shop: what customers and operators do with it.
 * @param {Tally} tally @param {string} folder @param {import('../launch/running.mjs').Running} running */
export async function runBuiltStages(tally, folder, running) {
  /** @type {NodeJS.ProcessEnv} */
  let shop = {}
  const isOpen = await tally.stage('Building and starting the shop', async () => {
    shop = await startTestShop(running, join(folder, 'data'))
  })
  if (!isOpen) return
  await tally.stage('Commands', () => runVitest(folder, { config: 'scripts/testing/built/vitest.config.ts' }))
  await tally.stage('Calls', () => runPlaywright(folder, 'e2e/calls.config.ts', shop))
  await tally.stage('Browser journeys', async () => {
    const chromium = await findOrInstallChromium()
    return runPlaywright(folder, 'e2e/playwright.config.ts', { ...shop, CHROMIUM_PATH: chromium })
  })
}
