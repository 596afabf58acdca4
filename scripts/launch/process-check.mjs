import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** A process id alone proves nothing: after a crash the number may belong to somebody else.
 * @param {number} pid @param {string} part of its command line */
export function isRunning(pid, part) {
  return Number.isInteger(pid) && pid > 1 && commandLine(pid).includes(part)
}

/** @param {number} pid @param {NodeJS.Signals | 0} signal @returns {boolean} whether it was there */
export function signalTo(pid, signal) {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

/** @param {() => boolean} isDone @param {number} withinMs @returns {Promise<boolean>} */
export async function until(isDone, withinMs) {
  const deadline = Date.now() + withinMs
  while (!isDone()) {
    if (Date.now() > deadline) return false
    await sleep(20)
  }
  return true
}

/** @param {number} pid */
function commandLine(pid) {
  try {
    if (existsSync('/proc/self/cmdline')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}
