import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'

import { Stop } from '../../bootstrap/stop.mjs'
import { isRunning } from '../process/process-check'
import { writeOnce } from './data-folder'

/** One shop per data folder. A lock left by kill -9 is recognised by its missing process. Returns the release. */
export function lockDataFolder(folder: string): () => void {
  const file = lockFile(folder)
  const found = textOf(file)
  const holder = holderIn(found)
  if (holder) throw new Stop(`Data folder ${folder} is in use by another start of this shop (process ${holder})`)
  if (found !== null) removeStale(file, found)
  if (!writeOnce(file, JSON.stringify({ pid: process.pid, program: basename(process.argv[1] ?? '') })))
    throw new Stop(`Data folder ${folder} is in use by another start of this shop`)
  const giveBack = () => rmSync(file, { force: true })
  process.once('exit', giveBack)
  return () => {
    process.off('exit', giveBack)
    giveBack()
  }
}

/** Of two starts that find the same lock only one removes it; what the other then moves is put back. */
function removeStale(file: string, stale: string) {
  const moved = `${file}.stale-${process.pid}`
  try {
    renameSync(file, moved)
    if (textOf(moved) !== stale) linkSync(moved, file)
    rmSync(moved)
  } catch {
    // Another start was faster.
  }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

export function lockHolder(folder: string): number | undefined {
  return holderIn(textOf(lockFile(folder)))
}

function holderIn(lock: string | null): number | undefined {
  try {
    const { pid, program } = JSON.parse(lock ?? '')
    return pid !== process.pid && isRunning(pid, program) ? pid : undefined
  } catch {
    return undefined
  }
}

function lockFile(folder: string) {
  return join(folder, 'lock.json')
}
