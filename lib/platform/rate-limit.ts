import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { pool, type Tx } from './db'
import { env } from './env'
import { Refusal } from './refusal'

export interface RateLimit {
  points: number
  seconds: number
}

export interface NamedLimit extends RateLimit {
  /** What shares a name shares the count. */
  name: string
}

/**
 * Counts one call against `limit` in PostgreSQL, so that all processes share the count: one statement.
 * Throws too_many_requests; a database that fails throws too, so that no call goes uncounted.
 */
export async function consume(name: string, key: string, limit: RateLimit): Promise<void> {
  const waitSeconds = await spend(name, key, { ...limit, points: scaled(limit.points) })
  if (waitSeconds > 0) throw new Refusal('too_many_requests', { retryAfterSeconds: waitSeconds })
}

export interface Count {
  points: number
  msLeft: number
}

/**
 * The part of a statement that counts, as `consume` does, one call for the row that `rows` finds, and spares a trip of its
 * own: `counted` has a Count. `key`: of the row, for the column; the parameters that it takes begin with `$first`.
 */
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

/** Those parameters, for a key that begins with `prefix`. */
export function countingValues({ name, seconds }: NamedLimit, prefix: string, now: Date): unknown[] {
  return [`${name}:${prefix}`, now.getTime(), seconds * 1000]
}

/** Seconds until a call like this is taken again; 0: this one is taken. */
export function waitAfter({ points, msLeft }: Count, limit: RateLimit): number {
  return points > scaled(limit.points) ? Math.max(1, Math.ceil(msLeft / 1000)) : 0
}

/** Takes back what `consume` counted: the call was a good one. */
export async function giveBack(name: string, key: string, limit: RateLimit): Promise<void> {
  await limiter(name, { ...limit, points: scaled(limit.points) }).reward(shortKey(key))
}

/** One call per `seconds`, whatever RATE_LIMIT_FACTOR says. Answers how many seconds are left to wait, 0 for go. */
export function secondsToWait(name: string, key: string, seconds: number): Promise<number> {
  return spend(name, key, { points: 1, seconds })
}

/** Begins the wait of `secondsToWait` anew. */
export async function startWait(name: string, key: string, seconds: number): Promise<void> {
  await limiter(name, { points: 1, seconds }).set(shortKey(key), 1, seconds)
}

/** Nothing of what was counted by this address or account stays. */
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
  const known = limiters.get(id) ?? open(name, points, seconds)
  limiters.set(id, known)
  return known
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

/** A bound as the operator wants it for this machine. */
export function scaled(points: number): number {
  return Math.max(1, Math.round(points * env().RATE_LIMIT_FACTOR))
}

// The column holds 255 characters, and an address can be as long.
function shortKey(key: string): string {
  return key.length <= 128 ? key : createHash('sha256').update(key).digest('base64url')
}
