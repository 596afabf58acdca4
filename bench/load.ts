import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface Request {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  /** `[<id>]` in it is replaced by a new value each time. */
  body?: string
}

export interface Contender {
  port: number
  requests: Request[]
  /** CPU milliseconds so far. */
  cpu?: () => number
  /** Waits for work after the answers, which must not overlap the next round. */
  settle?: () => Promise<void>
}

/** Milliseconds; cpuMs for all answers until settled. */
export type Outcome = Record<'count' | 'perSecond' | 'p99' | 'cpuMs', number>

type How = Record<'rounds' | 'seconds' | 'connections', number>

type Autocannon = (
  options: object,
  done: (error: Error | null, result: Result) => void,
) => { on: (event: 'response', listener: (client: unknown, status: number, bytes: number, ms: number) => void) => void }

type Result = Record<'duration' | 'errors' | 'non2xx', number>

export type Load = Awaited<ReturnType<typeof openLoad>>

export async function openLoad(packages: string) {
  const file = join(packages, 'node_modules', 'autocannon', 'autocannon.js')
  const { default: autocannon }: { default: Autocannon } = await import(pathToFileURL(file).href)
  return async <Name extends string>(contenders: Record<Name, Contender>, { rounds, ...how }: How) => {
    const run = async ({ cpu = () => 0, settle, ...contender }: Contender): Promise<Outcome> => {
      const before = cpu()
      const measured = await fire(autocannon, contender, how)
      await settle?.()
      return { ...measured, cpuMs: cpu() - before }
    }
    const runs = Object.entries<Contender>(contenders).map(([name, contender]) => [name, () => run(contender)])
    const runners: Record<Name, () => Promise<Outcome>> = Object.fromEntries(runs)
    await inRounds(1, runners)
    return inRounds(rounds, runners)
  }
}

/** In turn, every second round reversed, so that the machine's other load meets all. */
export async function inRounds<T, Name extends string>(
  count: number,
  contenders: Record<Name, () => Promise<T>>,
): Promise<Record<Name, T[]>> {
  const names = Object.keys(contenders) as Name[]
  const empty: [Name, T[]][] = names.map((name) => [name, []])
  const results = Object.fromEntries(empty) as Record<Name, T[]>
  for (let round = 0; round < count; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) results[name].push(await contenders[name]())
  }
  return results
}

/** Answers that are no success make every number worthless, so they end the chapter. */
async function fire(
  autocannon: Autocannon,
  { port, requests }: Pick<Contender, 'port' | 'requests'>,
  { seconds, connections }: Omit<How, 'rounds'>,
) {
  const times: number[] = []
  let opened = 0
  const result = await new Promise<Result>((resolve, reject) => {
    const options = {
      url: `http://127.0.0.1:${port}`,
      duration: seconds,
      connections,
      idReplacement: requests.some(({ body }) => body?.includes('[<id>]')),
      setupClient: (client: { setRequests: (requests: (Request | undefined)[]) => void }) =>
        client.setRequests([requests[opened++ % requests.length]]),
    }
    const instance = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)))
    instance.on('response', (_client, _status, _bytes, ms) => times.push(ms))
  })
  const failed = result.errors + result.non2xx
  if (failed > 0) throw new Error(`${failed} of ${times.length} answers to ${requests[0]?.path} were no success`)
  return { count: times.length, perSecond: times.length / result.duration, p99: p99Of(times) }
}

function p99Of(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? NaN
}
