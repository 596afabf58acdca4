import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Tx } from '../database/db'
import { pool } from '../database/pool'
import { env } from '../process/env'
import { Refusal } from '../refusal'

export interface RateLimit {
  points: number
  seconds: number
}

export interface NamedLimit extends RateLimit {
  name: string
}

/** Throws too_many_requests. A database that fails throws too, so that no call goes uncounted. */
export async function consume(name: string, key: string, limit: RateLimit): Promise<void> {
  const waitSeconds = await spend(name, key, { ...limit, points: scaled(limit.points) })
  if (waitSeconds > 0) throw new Refusal('too_many_requests', { retryAfterSeconds: waitSeconds })
}

const here = new Map<string, RateLimiterMemory>()

/** Counted by this process alone: for what must not ask the database. */
export async function consumeHere(key: string, { name, points, seconds }: NamedLimit): Promise<void> {
  const limited = here.get(name) ?? new RateLimiterMemory({ points: scaled(points), duration: seconds })
  here.set(name, limited)
  try {
    await limited.consume(shortKey(key))
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    throw new Refusal('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) })
  }
}

export interface Count {
  points: number
  msLeft: number
}

/** A CTE that counts like `consume` within the caller's own statement; its parameters begin with `$first`. */
export function countedBeside(rows: string, key: string, first: number): string {
  const [prefix, now, duration] = [first, first + 1, first + 2].map((position) => `$${position}`)
  return `counted as (
    insert into rate_limit as known (key, points, expire)
    select ${prefix} || ${key}, 1, ${now}::bigint + ${duration}::bigint from ${rows}
    on conflict (key) do update set
      points = case when known.expire <= ${now} then 1 else known.points + 1 end,
      expire = case when known.expire <= ${now} then excluded.expire else known.expire end
    returning points, greatest(0, expire - ${now})::int as "msLeft")`
}

export function countingValues({ name, seconds }: NamedLimit, prefix: string, now: Date): unknown[] {
  return [`${name}:${prefix}`, now.getTime(), seconds * 1000]
}

export function waitAfter({ points, msLeft }: Count, limit: RateLimit): number {
  return points > scaled(limit.points) ? Math.max(1, Math.ceil(msLeft / 1000)) : 0
}

export async function giveBack(name: string, key: string, limit: RateLimit): Promise<void> {
  await limiter(name, { ...limit, points: scaled(limit.points) }).reward(shortKey(key))
}

/** One call per `seconds`, independent of RATE_LIMIT_FACTOR; 0: no wait. */
export function secondsToWait(name: string, key: string, seconds: number): Promise<number> {
  return spend(name, key, { points: 1, seconds })
}

export async function startWait(name: string, key: string, seconds: number): Promise<void> {
  await limiter(name, { points: 1, seconds }).set(shortKey(key), 1, seconds)
}

/** Not by Prisma's `endsWith`, in which `_` and `%` are any letters. */
export async function forgetLimitsOf(tx: Tx, owner: string): Promise<void> {
  for (const end of [`:${owner}`, `:${shortKey(owner)}`])
    await tx.$executeRaw`delete from rate_limit where right(key, length(${end})) = ${end}`
}

async function spend(name: string, key: string, limit: RateLimit): Promise<number> {
  try {
    await limiter(name, limit).consume(shortKey(key))
    return 0
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    throw refused
  }
}

const limiters = new Map<string, RateLimiterPostgres>()

function limiter(name: string, { points, seconds }: RateLimit): RateLimiterPostgres {
  const id = `${name}/${points}/${seconds}`
  const opened = limiters.get(id) ?? open(name, points, seconds)
  limiters.set(id, opened)
  return opened
}

function open(name: string, points: number, duration: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool(),
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration,
    // Each limiter would sweep the same table: the first one does it for all.
    clearExpiredByTimeout: limiters.size === 0,
  })
}

export function scaled(points: number): number {
  return Math.max(1, Math.round(points * env().RATE_LIMIT_FACTOR))
}

// The column holds 255 characters, and an address can be as long.
function shortKey(key: string): string {
  return key.length <= 128 ? key : createHash('sha256').update(key).digest('base64url')
}
