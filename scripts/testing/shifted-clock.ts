import { existsSync } from 'node:fs'

import { Stop } from '../bootstrap/stop.mjs'

/** A moment and a place in which the suite without browser must pass. */
type Setting = { name: string; at?: string; inDays?: number; env?: Record<string, string> }

/** What clocks do to a shop in Zürich; `at` is when the run begins, so that the change itself falls into it. */
export const SETTINGS: Setting[] = [
  { name: 'in three days', inDays: 3 },
  { name: 'in three years', inDays: 3 * 365 },
  { name: 'New Year’s Eve', at: '2026-12-31T23:55:00+01:00' },
  { name: 'into the New Year', at: '2026-12-31T23:59:00+01:00' },
  { name: 'into summer time', at: '2027-03-28T01:59:00+01:00' },
  { name: 'into winter time', at: '2027-10-31T02:59:00+02:00' },
  { name: 'the hour that is there twice', at: '2027-10-31T02:30:00+01:00' },
  { name: 'into the business day', at: '2027-05-08T04:59:00+02:00' },
  { name: 'leap day', at: '2028-02-29T12:00:00+01:00' },
  { name: 'into leap day', at: '2028-02-28T23:59:00+01:00' },
  { name: 'Sunday evening', at: '2026-11-22T22:30:00+01:00' },
  { name: 'New York', env: { TZ: 'America/New_York', TEST_TZ: 'America/New_York' } },
  { name: 'Tokyo', env: { TZ: 'Asia/Tokyo', TEST_TZ: 'Asia/Tokyo' } },
  { name: 'Zürich', env: { TZ: 'Europe/Zurich', TEST_TZ: 'Europe/Zurich' } },
  { name: 'LANG=C', env: { LANG: 'C', LC_ALL: 'C' } },
]

const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib'].map(
  (folder) => `${folder}/faketime/libfaketimeMT.so.1`,
)

/**
 * The environment in which every program that is started, PostgreSQL included, lives at that time.
 * An offset, not a moment: all programs agree without sharing anything. Timers and time-outs run as ever.
 */
export function environmentOf({ at, inDays = 0, env }: Setting): NodeJS.ProcessEnv {
  const offsetMs = at ? Date.parse(at) - Date.now() : inDays * 86_400_000
  if (offsetMs === 0) return { ...process.env, ...env }
  const library = LIBRARIES.find((path) => existsSync(path))
  if (!library) throw new Stop('There is no libfaketime: on Debian, apt-get install faketime')
  const FAKETIME = `${offsetMs < 0 ? '-' : '+'}${Math.round(Math.abs(offsetMs) / 1000)}s`
  return { ...process.env, LD_PRELOAD: library, FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC: '1', ...env }
}
