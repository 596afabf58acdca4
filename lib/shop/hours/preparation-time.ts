/** Orders of an hour of the week that took so long from their acceptance on. */
export interface Prepared {
  /** ISO: 1 Monday to 7 Sunday. */
  weekday: number
  /** 0 to 23, on the clock of Zurich. */
  hour: number
  /** What lay in the kitchen with them. */
  points: number
  minutes: number
  orders: number
}

/** From so many points in the kitchen on. */
export interface PreparationStep {
  points: number
  /** The median. */
  minutes: number
  orders: number
}

export interface HourOfWeek {
  weekday: number
  hour: number
}

/** By hour of the week; where too few orders are known, it is silent. */
export type PreparationTimes = ReadonlyMap<number, readonly PreparationStep[]>

export const fewestOrders = 30
/** Above the owner's lead time: more is a forgotten tap rather than a slow kitchen. */
export const mostLearnedMinutes = 60

export const nothingLearned: PreparationTimes = new Map()

export function keyOfHour({ weekday, hour }: HourOfWeek): number {
  return weekday * 24 + hour
}

export function hourOf(key: number): HourOfWeek {
  return { weekday: Math.floor(key / 24), hour: key % 24 }
}

export function preparationTimes(prepared: readonly Prepared[]): PreparationTimes {
  const byHour = grouped(prepared, keyOfHour)
  const learned = [...byHour].map(([key, orders]) => [key, stepsOf(orders)] as const)
  return new Map(learned.filter(([, steps]) => steps.length > 0).toSorted(([a], [b]) => a - b))
}

/** Silence is the lead time; whoever finds fewer points than were ever seen gets what the fewest took. */
export function learnedMinutes(
  times: PreparationTimes,
  { leadTimeMinutes, points, ...hour }: HourOfWeek & { leadTimeMinutes: number; points: number },
): number {
  const steps = times.get(keyOfHour(hour)) ?? []
  const step = steps.findLast((one) => one.points <= points) ?? steps[0]
  return step ? boundedMinutes(step, leadTimeMinutes) : leadTimeMinutes
}

export function boundedMinutes({ minutes }: Pick<PreparationStep, 'minutes'>, leadTimeMinutes: number): number {
  return Math.min(Math.max(minutes, leadTimeMinutes), leadTimeMinutes + mostLearnedMinutes)
}

interface Pool {
  points: number
  orders: readonly Pick<Prepared, 'minutes' | 'orders'>[]
}

/** Each step rests on thirty orders, and a fuller kitchen is never quicker: where it was, the two are one step. */
function stepsOf(prepared: readonly Prepared[]): PreparationStep[] {
  const rising: Pool[] = []
  for (const next of poolsOf(prepared)) {
    let pool = next
    for (let last = rising.at(-1); last && medianOf(last) >= medianOf(pool); last = rising.at(-1)) {
      rising.pop()
      pool = { points: last.points, orders: [...last.orders, ...pool.orders] }
    }
    rising.push(pool)
  }
  return rising.map((pool) => ({ points: pool.points, minutes: medianOf(pool), orders: countOf(pool) }))
}

function poolsOf(prepared: readonly Prepared[]): Pool[] {
  const byPoints = [...grouped(prepared, ({ points }) => points)].toSorted(([a], [b]) => a - b)
  const pools: Pool[] = []
  for (const [points, orders] of byPoints) {
    const last = pools.at(-1)
    if (last && countOf(last) < fewestOrders) pools.splice(-1, 1, { ...last, orders: [...last.orders, ...orders] })
    else pools.push({ points, orders })
  }
  const last = pools.at(-1)
  if (!last || countOf(last) >= fewestOrders) return pools
  const before = pools.at(-2)
  return before ? [...pools.slice(0, -2), { ...before, orders: [...before.orders, ...last.orders] }] : []
}

function countOf({ orders }: Pool): number {
  return orders.reduce((all, one) => all + one.orders, 0)
}

/** Whole minutes; of two in the middle the longer one, because a promise is better kept. */
function medianOf(pool: Pool): number {
  const half = Math.floor(countOf(pool) / 2)
  let before = 0
  const sorted = pool.orders.toSorted((a, b) => a.minutes - b.minutes)
  return sorted.find(({ orders }) => (before += orders) > half)?.minutes ?? 0
}

function grouped(prepared: readonly Prepared[], keyOf: (one: Prepared) => number): Map<number, Prepared[]> {
  const groups = new Map<number, Prepared[]>()
  for (const one of prepared) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}
