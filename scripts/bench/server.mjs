import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

import { inCheckout } from '../launch/paths.mjs'

const ORPHAN_CHECK = pathToFileURL(inCheckout('scripts', 'launch', 'end-when-orphaned.mjs')).href
const TIMEOUT_MS = 30_000

/**
 * @typedef {object} Served
 * @property {number} port
 * @property {number} pid
 * @property {number} readyMs from the birth of the process to its first answer that it is ready
 * @property {(withinMs?: number) => Promise<unknown>} stop
 */

/**
 * Starts a server of the bench and waits until it says by HTTP that it is ready.
 * @param {{ program: string[], env: NodeJS.ProcessEnv, port: number, readyPath: string, output: string, cwd?: string }} what
 * @returns {Promise<Served>}
 */
export async function serve({ program, env, port, readyPath, output, cwd = inCheckout() }) {
  const file = openSync(output, 'a')
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['--import', ORPHAN_CHECK, ...program], {
    cwd,
    env: { ...env, PORT: String(port), NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    detached: true,
    stdio: ['ignore', file, file, 'ipc'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = `http://127.0.0.1:${port}${readyPath}`
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() - startedAt > TIMEOUT_MS) {
      child.kill('SIGKILL')
      throw new Error(`${program.join(' ')} did not become ready, see ${output}`)
    }
    await sleep(5)
  }
  return {
    port,
    pid: child.pid ?? 0,
    readyMs: performance.now() - startedAt,
    stop: async (withinMs = 9_000) => {
      child.kill('SIGTERM')
      const timeout = setTimeout(() => child.kill('SIGKILL'), withinMs)
      await ended
      clearTimeout(timeout)
    },
  }
}

/**
 * Puts a fresh process in the place of this one.
 * @param {import('../launch/running.mjs').Running} running @param {Served} served @param {() => Promise<Served>} start
 */
export async function restart(running, served, start) {
  await served.stop()
  Object.assign(served, running.add(await start()))
}

/** @param {string} url @returns {Promise<boolean>} */
function isReady(url) {
  return new Promise((resolve) => {
    const asked = get(url, { agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    asked.on('error', () => resolve(false))
  })
}
