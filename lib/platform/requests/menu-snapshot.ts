import type { Client } from 'pg'
import { offeredIn, type Language } from '@/lib/i18n/language'
import { addDays, calendarDayOf, instantOn } from '../values/time'
import { hub, notifyShopChanged, type Brand, type NamedCategory } from '../events'

const longestTimerMs = 60 * 60 * 1000

export interface MenuSnapshot {
  refresh(): Promise<void>
  stop(): void
}

/** Keeps in the hub what every request needs of the shop, and when the menu next changes by the clock. */
export function followMenuSnapshot(client: Client, onFailure: (error: unknown) => void): MenuSnapshot {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const read = oneAtATime(async () => {
    const snapshot = await readMenuSnapshot(client)
    if (isStopped) return
    Object.assign(hub(), snapshot)
    clearTimeout(timer)
    timer = setTimeout(tick, Math.min(longestTimerMs, Math.max(0, snapshot.nextChangeAt - Date.now())))
  })
  function tick() {
    if (Date.now() >= hub().nextChangeAt) notifyShopChanged()
    void read().catch(onFailure)
  }
  return {
    refresh: () => read().catch(onFailure),
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

interface Snapshot {
  categories: NamedCategory[]
  languages: Language[]
  brand: Brand | null
  isShopOpened: boolean
  nextChangeAt: number
}

interface SnapshotRow {
  categories: NamedCategory[] | null
  languages: string[] | null
  brand: Brand | null
  opened: boolean
  next: Date | null
}

async function readMenuSnapshot(client: Client): Promise<Snapshot> {
  const { rows } = await client.query<SnapshotRow>(
    `select (select json_agg(json_build_object('id', id, 'name', name, 'names', names)) from category) as categories,
      (select languages from shop where id = 1) as languages,
      (select json_build_object('accent', content ->> 'accent', 'second', content ->> 'second',
        'hasLogo', content -> 'logo' <> 'null') from look
        where published_at is not null order by published_at desc, version desc limit 1) as brand,
      exists (select from shop where opened_at is not null) as opened, next_change_at($1) as next`,
    [new Date()],
  )
  const [row] = rows
  return {
    categories: row?.categories ?? [],
    languages: offeredIn(row?.languages ?? []),
    brand: row?.brand ?? null,
    isShopOpened: row?.opened ?? false,
    nextChangeAt: Math.min(row?.next?.getTime() ?? Infinity, nextMidnight()),
  }
}

/** What is new, popular or ordered together is so of a day. */
function nextMidnight(): number {
  return instantOn(addDays(calendarDayOf(new Date()), 1), 0).getTime()
}

/** Calls during a run share the run after it, so that a burst of changes costs two reads. */
function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  return function start(): Promise<void> {
    if (next) return next
    if (running) {
      next = running
        .catch(() => undefined)
        .then(() => {
          next = null
          return start()
        })
      return next
    }
    running = run().finally(() => {
      running = null
    })
    return running
  }
}
