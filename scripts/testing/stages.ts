import { existsSync } from 'node:fs'

import { say } from '../bootstrap/progress.mjs'
import type { Running } from '../bootstrap/running.mjs'
import type { Stage } from '../bootstrap/tally.mjs'
import { ensureSite } from '../launch/build/site'
import { findOrInstallChromium } from './chromium'
import { gateStages } from './gate'
import { takeUsualPorts } from './own-ports'
import { runPlaywright } from './playwright-stage'
import { testFiles } from './test-files'
import { startShopBeside, startTestShop, testBuild } from './test-shops'
import { runVitest } from './vitest-stage'

/** One more than a small machine has processors: a visit often waits for a mail, for a page or for a clock. */
export const ROOM = 3
/** Of what has work for all of them. */
const MOST = 2

/** Types, lint, format, and every test that needs no build. @param env of before any shop */
export async function quickStages(folder: string, env: NodeJS.ProcessEnv): Promise<Stage[]> {
  return [...(await firstStages(folder, env)), verbs(folder, env)]
}

async function firstStages(folder: string, env: NodeJS.ProcessEnv): Promise<Stage[]> {
  return [
    ...(await gateStages({ ...env, NEXT_TELEMETRY_DISABLED: '1' })),
    { title: 'Rules', run: (report) => runVitest({ folder, env, report }, '--project=pure') },
  ]
}

function verbs(folder: string, env: NodeJS.ProcessEnv): Stage {
  return { title: 'Verbs and calls', run: (report) => runVitest({ folder, env, report }, '--project=database') }
}

const BUILD = 'Building the shop'
const SHOP = 'Starting the shop'
const BROWSER = 'Finding a browser'
const COMMANDS = '--config=scripts/testing/built/vitest.config.ts'

/**
 * The same and the built shop: what customers and operators do with it. Each visit but one has a database of its own, so
 * that none waits for another; what takes longest comes first, and last what has work for all processors by itself.
 */
export async function allStages(folder: string, env: NodeJS.ProcessEnv, running: Running): Promise<Stage[]> {
  const build = testBuild()
  let shop: NodeJS.ProcessEnv = {}
  let CHROMIUM_PATH = ''
  const beside = (wanted: Parameters<typeof startShopBeside>[2]) =>
    besideAnotherShop(() => startShopBeside(running, shop, wanted))
  const visit = (title: string, config: string, open: () => NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv>): Stage => ({
    title,
    needs: [SHOP, BROWSER],
    run: async (report) => runPlaywright(config, { folder, shop: { ...(await open()), CHROMIUM_PATH }, report }),
  })
  return [
    { title: BUILD, share: MOST, run: () => ensureSite({ ...env, ...build }) },
    {
      title: BROWSER,
      run: async () => {
        CHROMIUM_PATH = await findOrInstallChromium()
      },
    },
    {
      title: SHOP,
      needs: [BUILD],
      run: async () => {
        shop = await besideAnotherShop(() => startTestShop(running, folder, build))
      },
    },
    { ...visit('Browser journeys', 'playwright.config.ts', () => shop), share: MOST },
    ...(await firstStages(folder, env)),
    visit('Another shop', 'e2e/another-shop.config.ts', () => beside({ database: 'another_shop' })),
    visit('Calls', 'e2e/calls.config.ts', () => beside({ database: 'calls', processes: 2 })),
    visit('The first hour', 'e2e/first-hour.config.ts', () => beside({ database: 'first_hour', withDemo: false })),
    {
      title: 'Commands',
      needs: [SHOP],
      run: (report) => runVitest({ folder, env: { ...env, ...build }, report }, COMMANDS),
    },
    { ...verbs(folder, env), needs: [SHOP] },
  ]
}

async function besideAnotherShop<T>(start: () => Promise<T>): Promise<T> {
  const freeUsualPorts = await takeUsualPorts()
  try {
    return await start()
  } finally {
    await freeUsualPorts()
  }
}

/** The oldest that the shop supports, where Debian puts it. */
const OLDEST = '/usr/lib/postgresql/15'

const crashTests = ['start', 'hang', 'histories', 'order-model']

/** What is long by nature, on the newest and the oldest PostgreSQL. */
export function longStages(folder: string, env: NodeJS.ProcessEnv): Stage[] {
  const build = testBuild()
  const long = { ...env, TEST_LONG: '1' }
  const more = (title: string, settings: NodeJS.ProcessEnv): Stage => ({
    title,
    run: (report) => runVitest({ folder, env: { ...long, ...settings }, report }, ...testFiles().long),
  })
  const crashes: Stage = {
    title: 'Crashes of the shop',
    needs: [BUILD],
    run: (report) => runVitest({ folder, env: { ...long, ...build }, report }, COMMANDS, ...crashTests),
  }
  const years: Stage = {
    title: 'A million orders',
    needs: [BUILD],
    run: (report) => runVitest({ folder, env: { ...long, ...build }, report }, COMMANDS, 'grown-shop'),
  }
  const stages = [
    { title: BUILD, run: () => ensureSite({ ...env, ...build }) },
    years,
    crashes,
    more('More of everything', {}),
  ]
  if (existsSync(OLDEST)) return [...stages, more('The same on PostgreSQL 15', { TEST_OLDER_POSTGRES: OLDEST })]
  say(`- PostgreSQL 15: not tried, there is none at ${OLDEST}`)
  return stages
}
