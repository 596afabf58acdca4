import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { freePorts } from '../../launch/ports.mjs'
import { inCheckout } from '../../launch/paths.mjs'
import { until } from '../../launch/process-check.mjs'
import { blankSettings } from '../clean-environment.mjs'

/** Settings for a shop that disturbs nobody.
 * @param {string} dataDir @returns {Promise<Record<string, string>>} */
export async function ownSettings(dataDir) {
  const [port, smtpPort, inboxPort] = await freePorts(3)
  return {
    ...(await blankSettings()),
    DATA_DIR: dataDir,
    PORT: String(port),
    SMTP_PORT: String(smtpPort),
    INBOX_PORT: String(inboxPort),
    SEED: 'none',
    LOG_LEVEL: 'warn',
    NEXT_DIST_DIR: '.next-test',
  }
}

/** A command of the shop as a process of its own; what it says is kept.
 * @param {string} script @param {Record<string, string>} settings @param {string[]} [args] */
export function call(script, settings, args = []) {
  const child = spawn(process.execPath, [inCheckout('scripts', script), ...args], {
    cwd: '/',
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const ended = once(child, 'close').then(([code]) => /** @type {number | null} */ (code))
  return {
    child,
    ended,
    output: () => output,
    lines: () => output.split('\n').filter((line) => line.trim()),
    /** @param {string} words */
    says: async (words) => {
      const isSaid = await until(() => output.includes(words) || child.exitCode !== null, 100_000)
      if (!isSaid || !output.includes(words)) throw new Error(`It never said "${words}" but:\n${output}`)
    },
  }
}
