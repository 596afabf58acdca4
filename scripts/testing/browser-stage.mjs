import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { packageProgram, tryProgram } from '../launch/program.mjs'
import { freePorts } from '../launch/ports.mjs'
import { startServer } from '../launch/server-process.mjs'
import { setUpShop } from '../launch/shop.mjs'
import { blankSettings } from './clean-environment.mjs'

const ADMIN = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'ein-Admin-der-Tests' }

/**
 * The built shop as two processes on one database, as `npm start` sets it up.
 * @param {import('../launch/running.mjs').Running} running @param {string} folder for its data
 */
export async function startTestShop(running, folder) {
  const [port, secondPort, smtpPort, inboxPort] = await freePorts(4)
  Object.assign(process.env, await blankSettings(), ADMIN, {
    DATA_DIR: folder,
    PORT: String(port),
    SMTP_PORT: String(smtpPort),
    INBOX_PORT: String(inboxPort),
    LOG_LEVEL: 'warn',
    // All customers of the tests come from one address.
    RATE_LIMIT_FACTOR: '1000',
    NEXT_DIST_DIR: '.next-test',
  })
  const { env, inboxUrl } = await setUpShop(running, { forTests: true })
  running.add(await startServer(env))
  running.add(await startServer({ ...env, PORT: String(secondPort) }))
  return {
    // With the settings of these two, a test can start a third that it may kill.
    ...env,
    BASE_URL: `http://localhost:${port}`,
    SECOND_URL: `http://localhost:${secondPort}`,
    INBOX_URL: inboxUrl,
  }
}

/**
 * @param {string} folder for the report @param {string} config @param {NodeJS.ProcessEnv} shop
 * @returns {Promise<import('./tally.mjs').Score>}
 */
export async function runPlaywright(folder, config, shop) {
  const report = join(folder, 'playwright.json')
  const options = ['test', '--config', config, '--reporter=list,json']
  const env = { ...process.env, ...shop, PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: '0' }
  const { code } = await tryProgram(...packageProgram('@playwright/test/cli.js', options), { env, visible: true })
  const { stats } = JSON.parse(readFileSync(report, 'utf8'))
  return { passed: stats.expected, failed: code === 0 ? 0 : Math.max(stats.unexpected, 1) }
}
