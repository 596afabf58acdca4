import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { Stop } from '../../bootstrap/stop.mjs'
import { isRunning } from '../process/process-check'

/**
 * One shop per data folder. A lock left behind by kill -9 is recognised by its process being gone.
 * @returns gives the folder back
 */
export function lockDataFolder(folder: string): () => void {
  const holder = lockHolder(folder)
  if (holder) throw new Stop(`Data folder ${folder} is in use by another start of this shop (process ${holder})`)
  const file = lockFile(folder)
  rmSync(file, { force: true })
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid, program: basename(process.argv[1] ?? '') }), { flag: 'wx' })
  } catch {
    throw new Stop(`Data folder ${folder} is in use by another start of this shop`)
  }
  return () => rmSync(file, { force: true })
}

/** @returns the process that uses the folder now */
export function lockHolder(folder: string): number | undefined {
  try {
    const { pid, program } = JSON.parse(readFileSync(lockFile(folder), 'utf8'))
    return pid !== process.pid && isRunning(pid, program) ? pid : undefined
  } catch {
    return undefined
  }
}

function lockFile(folder: string) {
  return join(folder, 'lock.json')
}
