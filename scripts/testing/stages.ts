import { join } from 'node:path'

import type { Running } from '../bootstrap/running.mjs'
import type { Tally } from '../bootstrap/tally.mjs'
import { startDemoShop, startEmptyShop, startTestShop } from './browser-stage'
import { findOrInstallChromium } from './chromium'
import { forgetSettings } from './clean-environment'
import { runGate } from './gate'
import { runPlaywright } from './playwright-stage'
import { runVitest } from './vitest-stage'

/** Types, lint, format, and every test that needs no build. */
export async function runQuickStages(tally: Tally, folder: string) {
  forgetSettings()
  await runGate(tally)
  await tally.stage('Rules, verbs and calls', () => runVitest(folder))
}

/** The built shop: what customers and operators do with it. */
export async function runBuiltStages(tally: Tally, folder: string, running: Running) {
  let shop: NodeJS.ProcessEnv = {}
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
  await tally.stage('The first hour', async () => {
    const chromium = await findOrInstallChromium()
    const empty = await startEmptyShop(running, shop)
    return runPlaywright(folder, 'e2e/first-hour.config.ts', { ...empty, CHROMIUM_PATH: chromium })
  })
  await tally.stage('Another shop', async () => {
    const chromium = await findOrInstallChromium()
    const demo = await startDemoShop(running, shop)
    return runPlaywright(folder, 'e2e/another-shop.config.ts', { ...demo, CHROMIUM_PATH: chromium })
  })
}
