import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Scheduler } from 'fast-check'
import pg from 'pg'

const current = new AsyncLocalStorage<Turns>()

/**
 * Runs verbs at once so that one statement at a time goes to PostgreSQL, in an order that the scheduler draws and a seed
 * repeats. A verb whose statement waits for a lock lets the others go on.
 */
export async function takingTurns(
  scheduler: Scheduler,
  verbs: readonly (() => Promise<unknown>)[],
): Promise<PromiseSettledResult<unknown>[]> {
  interceptStatements()
  const monitor = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await monitor.connect()
  const all = verbs.map(() => new Turns(scheduler))
  const ended = Promise.allSettled(
    all.map((turns, index) => current.run(turns, () => turns.begin(verbs[index] ?? idle)).finally(() => turns.end())),
  )
  try {
    while (all.some(({ isOver }) => !isOver)) {
      await untilParked(all, monitor)
      if (scheduler.count() > 0) await scheduler.waitOne()
      // All wait for a lock: until one has it, or PostgreSQL ends a circle.
      else await setTimeout(1)
    }
  } finally {
    await monitor.end()
  }
  const settled = await ended
  // A transaction begins again by itself, a second later.
  const circles = all.flatMap(({ brokenOff }) => brokenOff)
  if (circles.length > 0) throw new Error(`they waited for each other in a circle: ${circles.join('; ')}`)
  return settled
}

const deadlock = '40P01'

async function idle(): Promise<void> {}

/** The statements of one verb. */
class Turns {
  isOver = false
  /** Until the scheduler draws them. */
  waiting = 0
  /** By the process of PostgreSQL that was asked. */
  readonly sent = new Set<number>()
  /** By PostgreSQL, because others waited for them. */
  readonly brokenOff: string[] = []

  constructor(readonly scheduler: Scheduler) {}

  end() {
    this.isOver = true
  }

  /** Not in the same tick as another: Prisma asks one question for two that want rows of one table then. */
  async begin(verb: () => Promise<unknown>): Promise<unknown> {
    await this.#turn('begin')
    return verb()
  }

  async take<Answer>(processId: number, label: string, send: () => Promise<Answer>): Promise<Answer> {
    await this.#turn(label)
    this.sent.add(processId)
    try {
      return await send()
    } catch (error) {
      if (Object(error).code === deadlock) this.brokenOff.push(label)
      throw error
    } finally {
      this.sent.delete(processId)
    }
  }

  async #turn(label: string): Promise<void> {
    this.waiting += 1
    await this.scheduler.schedule(Promise.resolve(), label)
    this.waiting -= 1
  }
}

/** Until nothing more happens by itself: each verb has ended, waits for its turn, or for a lock. */
async function untilParked(all: readonly Turns[], monitor: pg.Client): Promise<void> {
  for (let rounds = 0; ; rounds += 1) {
    const busy = all.filter(({ isOver, waiting, sent }) => !isOver && (waiting === 0 || sent.size > 0))
    if (busy.length === 0) return
    const asked = busy.flatMap(({ sent }) => [...sent])
    // Most statements are answered sooner than PostgreSQL says whether they wait.
    if (asked.length >= busy.length && rounds % 8 === 7) {
      const { rows } = await monitor.query<{ pid: number }>(
        `select pid from pg_stat_activity where pid = any ($1) and wait_event_type = 'Lock'`,
        [asked],
      )
      const isBlocked = ({ sent }: Turns) => rows.some(({ pid }) => sent.has(pid))
      if (busy.every(isBlocked)) return
    }
    await setImmediate()
  }
}

const { prototype } = pg.Client as unknown as { prototype: { query: Query; queryAtOnce?: Query } }
type Query = (this: pg.Client & { processID?: number }, ...args: unknown[]) => unknown

/** Once in a process: files share it. */
function interceptStatements(): void {
  if (prototype.queryAtOnce) return
  const { query } = prototype
  prototype.queryAtOnce = query
  prototype.query = function queryInTurn(...args) {
    const turns = current.getStore()
    if (!turns) return query.apply(this, args)
    const callback =
      typeof args.at(-1) === 'function' ? (args.at(-1) as (error: unknown, answer?: unknown) => void) : null
    const question = callback ? args.slice(0, -1) : args
    const answer = turns.take(
      this.processID ?? 0,
      labelOf(args[0]),
      () => query.apply(this, question) as Promise<unknown>,
    )
    if (!callback) return answer
    answer.then((found) => callback(null, found), callback)
  }
}

function labelOf(question: unknown): string {
  const text = typeof question === 'string' ? question : String(Object(question).text)
  return text.replaceAll(/\s+/g, ' ').slice(0, 80)
}
