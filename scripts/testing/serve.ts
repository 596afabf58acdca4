import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { inCheckout } from '../bootstrap/paths.mjs'
import type { Running } from '../bootstrap/running.mjs'
import { ORPHAN_CHECK, stop } from '../launch/process/server-process'

const TIMEOUT_MS = 30_000

export interface Served {
  port: number
  pid: number
  readyMs: number
  stop: (withinMs?: number) => Promise<unknown>
}

interface Program extends Record<'readyPath' | 'output', string> {
  program: string[]
  env: NodeJS.ProcessEnv
  port: number
}

export async function serve({ program, env, port, readyPath, output }: Program): Promise<Served> {
  const file = openSync(output, 'a')
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['--import', ORPHAN_CHECK, ...program], {
    cwd: inCheckout(),
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
    stop: (withinMs = 9_000) => stop(child, ended, withinMs),
  }
}

export async function restart(running: Running, served: Served & { start: () => Promise<Served> }) {
  await served.stop()
  Object.assign(served, running.add(await served.start()))
}

async function isReady(url: string) {
  const answer = await fetch(url).catch(() => null)
  await answer?.body?.cancel()
  return answer?.status === 200
}
