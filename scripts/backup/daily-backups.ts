import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { say } from '../bootstrap/progress.mjs'
import { messageOf } from '../bootstrap/stop.mjs'
import { backUp } from './backup'
import { backedUpAt, backupName, expiredBackups, nextBackupAt } from './rotation'

const KEPT = { daily: 7, weekly: 4 }
const LONGEST_SLEEP_MS = 3_600_000
const RETRY_MS = 600_000

/** A failed backup removes no older one. */
export async function backUpInto(url: string, folder: string, now = new Date()) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Left by a run that was killed; two runs on one folder are not supported.
  for (const name of readdirSync(folder)) if (isUnfinished(name)) rmSync(join(folder, name))
  const name = backupName(now)
  const { rows, bytes } = await backUp(url, join(folder, name))
  const expired = expiredBackups(readdirSync(folder), KEPT)
  for (const old of expired) rmSync(join(folder, old))
  return { name, rows, bytes, expired }
}

export async function backUpDaily(url: string, folder: string): Promise<never> {
  for (;;) {
    const now = new Date()
    const waitMs = nextBackupAt(newestIn(folder), now).getTime() - now.getTime()
    // In steps, because a timer of a machine that slept fires late.
    if (waitMs > 0) await sleep(Math.min(waitMs, LONGEST_SLEEP_MS))
    else await backUpOrSay(url, folder)
  }
}

async function backUpOrSay(url: string, folder: string) {
  try {
    const { name, rows, bytes, expired } = await backUpInto(url, folder)
    say(`✓ ${name}: ${rows} rows, ${(bytes / 1_000_000).toFixed(1)} MB`)
    for (const old of expired) say(`  ${old} removed`)
  } catch (error) {
    say(`✗ The backup failed and is tried again in ten minutes: ${messageOf(error)}`)
    await sleep(RETRY_MS)
  }
}

function newestIn(folder: string): Date | null {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const moments = readdirSync(folder).flatMap((name) => backedUpAt(name) ?? [])
  return moments.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null
}

function isUnfinished(name: string): boolean {
  return name.endsWith('.unfinished') && backedUpAt(name.slice(0, -'.unfinished'.length)) !== null
}
