import type { Measured } from './load/load'
import { loopDelay, type LoopDelay } from './loop-delay'
import { inRounds } from './rounds'
import type { Bench } from './run-bench'

/** cpuMs: for all answers, until settled */
export type Outcome = Measured & { cpuMs: number; loop: LoopDelay | null }

export interface Contender {
  port: number
  requests: string[]
  /** CPU milliseconds spent for it so far */
  cpu?: () => number
  /** waits for what its answers have left to do, which must not meet the next one */
  settle?: () => Promise<void>
}

/** The same load on each contender, in interleaved rounds after one that only warms up. */
export async function contest<Name extends string>(
  load: Bench['load'],
  contenders: Record<Name, Contender>,
  { rounds, seconds, connections }: { rounds: number; seconds: number; connections: number },
): Promise<Record<Name, Outcome[]>> {
  const run = async ({ port, requests, cpu = () => 0, settle }: Contender) => {
    await loopDelay(port)
    const before = cpu()
    const measured = await load.run({ port, requests, connections, seconds })
    const loop = await loopDelay(port)
    await settle?.()
    return { ...measured, cpuMs: cpu() - before, loop }
  }
  const runs = Object.entries<Contender>(contenders).map(([name, contender]) => [name, () => run(contender)])
  const runners: Record<Name, () => Promise<Outcome>> = Object.fromEntries(runs)
  await inRounds(1, runners)
  return inRounds(rounds, runners)
}

/** Answers per second, round by round. */
export function ratesOf(outcomes: Outcome[]) {
  return outcomes.map(({ count, seconds }) => count / seconds)
}
