import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** After a crash the process id may belong to another program, so the command line must contain `part`. */
export function isRunning(pid: number, part: string) {
  return Number.isInteger(pid) && pid > 1 && commandLine(pid).includes(part)
}

export async function until(isDone: () => boolean, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs
  while (!isDone()) {
    if (Date.now() > deadline) return false
    await sleep(20)
  }
  return true
}

function commandLine(pid: number) {
  try {
    if (existsSync('/proc/self/cmdline')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}
