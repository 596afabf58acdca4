import { spawn, type ChildProcess } from 'node:child_process'
import { pathToFileURL } from 'node:url'

import { inCheckout } from '../../bootstrap/paths.mjs'
import { Stop } from '../../bootstrap/stop.mjs'

export const ORPHAN_CHECK = pathToFileURL(inCheckout('dist', 'end-when-orphaned.mjs')).href

/** In its own process group, because Ctrl-C must reach it through us and in our order. */
export async function startServer(env: NodeJS.ProcessEnv) {
  const isShared = Number(env.WEB_CONCURRENCY ?? 1) > 1
  const program = inCheckout('dist', isShared ? 'cluster.mjs' : 'server.mjs')
  const child = spawn(process.execPath, ['--import', ORPHAN_CHECK, program], {
    cwd: inCheckout(),
    detached: true,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended: Promise<string> = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(String(signal ?? code)))
  })
  const ready: Promise<string> = new Promise((resolve) => {
    child.on('message', (message) => {
      if (message && typeof message === 'object' && 'ready' in message) resolve('ready')
    })
  })
  const outcome = await Promise.race([ready, ended])
  if (outcome !== 'ready') throw new Stop(`The server ended while it was starting (${outcome})`)
  return { ended, stop: (withinMs: number) => stop(child, ended, withinMs) }
}

export async function stop(child: ChildProcess, ended: Promise<unknown>, withinMs: number) {
  child.kill('SIGTERM')
  const timeout = setTimeout(() => child.kill('SIGKILL'), withinMs)
  await ended
  clearTimeout(timeout)
}
