import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { isRunning } from './process-check.mjs'
import { Stop } from './stop.mjs'

/**
 * One shop per data folder. A lock left behind by kill -9 is recognised by its process being gone.
 * @param {string} folder
 * @returns {() => void} gives the folder back
 */
export function lockDataFolder(folder) {
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

/** @param {string} folder @returns {number | undefined} the process that uses the folder now */
export function lockHolder(folder) {
  try {
    const { pid, program } = JSON.parse(readFileSync(lockFile(folder), 'utf8'))
    return pid !== process.pid && isRunning(pid, program) ? pid : undefined
  } catch {
    return undefined
  }
}

/** @param {string} folder */
function lockFile(folder) {
  return join(folder, 'lock.json')
}
