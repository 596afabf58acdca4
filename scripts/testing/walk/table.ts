import type { Measured } from './measure'

/** Slowest first; what is called twice has both times. */
export function tableOf(calls: readonly (readonly Measured[])[]): string[] {
  const rows = calls.toSorted((one, other) => lastOf(other).ms - lastOf(one).ms)
  return [line('ms', 'first byte', 'ms before', 'kB', 'MB of process', 'status', 'what'), ...rows.map(row)]
}

function row(tries: readonly Measured[]): string {
  const { name, status, firstMs, ms, bytes, memoryMB, isCut, isPart } = lastOf(tries)
  const before = tries.length > 1 ? tries[0]?.ms : ''
  const how = `${status}${isCut ? ' cut' : ''}${isPart ? ' part' : ''}`
  return line(ms, firstMs, before, Math.round(bytes / 1000), memoryMB, how, name)
}

function line(...cells: unknown[]): string {
  return cells.map((cell, at) => (at === 6 ? String(cell) : String(cell).padStart(10))).join('  ')
}

function lastOf(tries: readonly Measured[]): Measured {
  const last = tries.at(-1)
  if (!last) throw new Error('nothing was called')
  return last
}
