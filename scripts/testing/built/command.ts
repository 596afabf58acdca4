import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect } from 'vitest'

import { inCheckout } from '../../bootstrap/paths.mjs'
import { until } from '../../launch/process/process-check'
import { blankSettings } from '../clean-environment'
import { ownPorts } from '../own-ports'

/** Settings for a shop that disturbs no other. */
export async function ownSettings(dataDir: string): Promise<Record<string, string>> {
  return {
    ...blankSettings(),
    ...(await ownPorts()),
    DATA_DIR: dataDir,
    SEED: 'none',
    LOG_LEVEL: 'warn',
    // What `npm test` has built, and by itself whatever is there.
    ...(process.env.NEXT_DIST_DIR && { NEXT_DIST_DIR: process.env.NEXT_DIST_DIR }),
  }
}

/** `npm start`, once the shop serves. */
export async function startShop(settings: Record<string, string>) {
  const shop = call('start', settings)
  await shop.says(LAST_WORDS)
  return shop
}

export const LAST_WORDS = 'Ctrl-C ends everything'

/** NaN while PostgreSQL is being started again: it has taken its file away and not yet written the next. */
export function postmasterOf({ DATA_DIR = '' }: Record<string, string>): number {
  const file = join(DATA_DIR, 'postgres', 'postmaster.pid')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8')) : Number.NaN
}

/** A command of the shop, called from another folder. */
export function call(name: string, settings: Record<string, string>, args: string[] = []) {
  return spawned(process.execPath, [inCheckout('scripts', 'run.mjs'), name, ...args], settings, '/')
}

/** A process of its own; what it says is stored. */
export function spawned(command: string, args: string[], settings: NodeJS.ProcessEnv, cwd = inCheckout()) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return {
    child,
    ended,
    output: () => output,
    lines: () => output.split('\n').filter((line) => line.trim()),
    says: async (words: string) => {
      const isSaid = await until(() => output.includes(words) || child.exitCode !== null, 100_000)
      if (!isSaid || !output.includes(words)) throw new Error(`It never said "${words}" but:\n${output}`)
    },
    endOn: async (signal: 'SIGTERM' | 'SIGINT') => {
      child.kill(signal)
      expect(await ended).toBe(0)
    },
  }
}
