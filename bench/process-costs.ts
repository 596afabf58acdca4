import { existsSync, readdirSync, readFileSync } from 'node:fs'

// Only Linux has these files.

const MS_PER_TICK = 10

export const canCount = existsSync('/proc/self/stat')

/** CPU milliseconds of these processes and their descendants, the ended ones included. */
export function cpuOf(roots: number[]) {
  const all = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0)
    .toSorted((one, other) => one - other)
    .flatMap(readProcess)
  const wanted = new Set(roots)
  for (const _ of [1, 2]) for (const { pid, parent } of all) if (wanted.has(parent)) wanted.add(pid)
  return all.filter(({ pid }) => wanted.has(pid)).reduce((sum, { ms }) => sum + ms, 0)
}

function readProcess(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name in parentheses may contain anything; the fields after it are numbered from 3.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = [14, 15, 16, 17].reduce((sum, field) => sum + Number(fields[field - 3]), 0)
    return [{ pid, parent: Number(fields[1]), ms: ticks * MS_PER_TICK }]
  } catch {
    return []
  }
}

/** Megabytes, now (VmRSS) or at most (VmHWM). */
export function memoryOf(pid: number, field: 'VmRSS' | 'VmHWM') {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return (Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1]) * 1024) / 1e6
}
