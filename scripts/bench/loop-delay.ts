import { median } from './rounds'

export interface LoopDelay {
  p99: number
  max: number
}

/** How late the measure itself asks to be woken: what it tells of an idle loop. */
const restMs = 10

/**
 * How long the shop's event loop kept others waiting since the last question, in milliseconds: its own metric, which
 * begins anew with each question. Null for a server that tells nothing of itself.
 */
export async function loopDelay(port: number): Promise<LoopDelay | null> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/metrics`)
  const text = await answer.text()
  const p99 = valueOf(text, 'nodejs_eventloop_lag_p99_seconds')
  const max = valueOf(text, 'nodejs_eventloop_lag_max_seconds')
  if (answer.status !== 200 || p99 === null || max === null) return null
  return { p99: Math.max(0, p99 * 1000 - restMs), max: Math.max(0, max * 1000 - restMs) }
}

/** "4 / 38": the middle of the rounds' p99, and the longest of all. */
export function loopText(outcomes: { loop: LoopDelay | null }[]): string {
  const delays = outcomes.flatMap(({ loop }) => loop ?? [])
  if (delays.length === 0) return ''
  return `${median(delays.map(({ p99 }) => p99)).toFixed(0)} / ${Math.max(...delays.map(({ max }) => max)).toFixed(0)}`
}

function valueOf(metrics: string, name: string): number | null {
  const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]
  return value === undefined || Number.isNaN(Number(value)) ? null : Number(value)
}
