import { spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'

import { inCheckout } from './paths.mjs'
import { Stop } from './stop.mjs'

const ORPHAN_CHECK = pathToFileURL(inCheckout('scripts', 'launch', 'end-when-orphaned.mjs')).href

/**
 * Starts the built server, in one process or in several that share the port.
 * In its own process group, because Ctrl-C must reach it through us and in our order.
 * @param {NodeJS.ProcessEnv} env
 */
export async function startServer(env) {
  const isShared = Number(env.WEB_CONCURRENCY ?? 1) > 1
  const program = isShared ? inCheckout('scripts', 'cluster.mjs') : inCheckout('dist', 'server.mjs')
  const child = spawn(process.execPath, ['--import', ORPHAN_CHECK, program], {
    cwd: inCheckout(),
    detached: true,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(String(signal ?? code)))
  })
  /** @type {Promise<string>} */
  const ready = new Promise((resolve) => {
    child.on('message', (message) => {
      if (message && typeof message === 'object' && 'ready' in message) resolve('ready')
    })
  })
  const outcome = await Promise.race([ready, ended])
  if (outcome !== 'ready') throw new Stop(`The server ended while it was starting (${outcome})`)
  return { ended, stop: (/** @type {number} */ withinMs) => stop(child, ended, withinMs) }
}

/** @param {import('node:child_process').ChildProcess} child @param {Promise<string>} ended @param {number} withinMs */
async function stop(child, ended, withinMs) {
  child.kill('SIGTERM')
  const timeout = setTimeout(() => child.kill('SIGKILL'), withinMs)
  await ended
  clearTimeout(timeout)
}
