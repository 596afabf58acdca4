import { symbols } from 'pino'
import { log } from '@/lib/platform/process/log'

type Line = Record<string, unknown> & { level: string; msg: string }

/** What the log writes from warnings upwards while the work is done; otherwise the log is silent in tests. */
export async function linesLoggedDuring(work: () => Promise<void> | void): Promise<Line[]> {
  const lines: Line[] = []
  const opened = log as unknown as { [symbols.streamSym]: { write(text: string): unknown } }
  const { level } = log
  const destination = opened[symbols.streamSym]
  opened[symbols.streamSym] = { write: (text) => lines.push(JSON.parse(text) as Line) }
  log.level = 'warn'
  try {
    await work()
  } finally {
    log.level = level
    opened[symbols.streamSym] = destination
  }
  return lines
}
