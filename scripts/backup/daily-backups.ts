import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { addDays, calendarDayOf, instantOn, weekdayOf, type CalendarDay } from '../../lib/platform/values/time'
import { say } from '../bootstrap/progress.mjs'
import { messageOf } from '../bootstrap/stop.mjs'
import { backUp } from './backup'
import { noteRun } from './note-run'

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
  await noteRun(url, 'backup', bytes)
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

type Retention = { daily: number; weekly: number }

const NAME = /^shop-(\d{4}-\d{2}-\d{2}T)(\d{2})-(\d{2})-(\d{2}Z)\.backup$/
/** When no orders come, in Zurich: minutes since midnight. */
const BACKUP_MINUTE = 4 * 60

/** In UTC, so that the hour that comes twice in autumn makes two names. */
export function backupName(at: Date): string {
  return `shop-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`
}

/** Null for a file that is no backup. */
export function backedUpAt(name: string): Date | null {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? []
  const at = day ? new Date(`${day}${hours}:${minutes}:${seconds}`) : null
  return at && !Number.isNaN(at.getTime()) ? at : null
}

/** Keeps the newest of each of the last days and weeks that have a backup, so a long pause removes none. */
export function expiredBackups(names: readonly string[], { daily, weekly }: Retention): string[] {
  const backups = names
    .map((name) => ({ name, at: backedUpAt(name) }))
    .filter((backup): backup is { name: string; at: Date } => backup.at !== null)
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const newestOf = (span: (day: CalendarDay) => string, count: number) => {
    const found = new Map<string, string>()
    for (const { name, at } of backups) {
      const key = span(calendarDayOf(at))
      if (!found.has(key)) found.set(key, name)
    }
    return [...found.values()].slice(0, count)
  }
  const kept = new Set([...newestOf((day) => day, daily), ...newestOf(mondayOf, weekly)])
  return backups.filter(({ name }) => !kept.has(name)).map(({ name }) => name)
}

/** The next four o'clock; at once, if the last one passed without a backup. */
export function nextBackupAt(newest: Date | null, now: Date): Date {
  const today = calendarDayOf(now)
  const ofToday = instantOn(today, BACKUP_MINUTE)
  const last = ofToday <= now ? ofToday : instantOn(addDays(today, -1), BACKUP_MINUTE)
  if (!newest || newest < last) return now
  return ofToday > now ? ofToday : instantOn(addDays(today, 1), BACKUP_MINUTE)
}

function mondayOf(day: CalendarDay): CalendarDay {
  return addDays(day, 1 - weekdayOf(day))
}
