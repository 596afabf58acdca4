import { Client } from 'pg'
import { recurringWarning } from '@/lib/platform/recurring-warning'
import { calendarDayOf } from '@/lib/platform/time'

/** What a crash may lose: the views of so many milliseconds. */
const everyMs = 15_000
/** Of pages that are not in it yet nothing is counted until they are written: more than any menu has. */
const mostPages = 10_000

const warnOfLostViews = recurringWarning('could not write the counted views')

type Counts = Map<string, { day: string; page: string; views: number }>

let counts: Counts = new Map()

/** Counts in memory: a request costs no query. */
export function countView(page: string, now = new Date()): void {
  const day = calendarDayOf(now)
  add(counts, { day, page, views: 1 })
}

/** Adds what was counted to what is in the table, whoever else adds to it at the same time; on failure it waits. */
export async function writeViews(client: Pick<Client, 'query'>): Promise<void> {
  const written = counts
  counts = new Map()
  if (written.size === 0) return
  const rows = [...written.values()].toSorted((a, b) => `${a.day} ${a.page}`.localeCompare(`${b.day} ${b.page}`))
  try {
    await client.query(insert, [
      rows.map(({ day }) => day),
      rows.map(({ page }) => page),
      rows.map(({ views }) => views),
    ])
  } catch (error) {
    for (const row of rows) add(counts, row)
    throw error
  }
}

/** Writes every quarter of a minute what was counted, and a last time at the end. */
export function startViewCounter(databaseUrl: string): { stop(): Promise<void> } {
  const write = () => writeAll(databaseUrl).catch((error: unknown) => warnOfLostViews(error))
  const timer = setInterval(() => void write(), everyMs).unref()
  return {
    stop() {
      clearInterval(timer)
      return write()
    },
  }
}

// A connection per run: one that stays open would need reconnecting.
async function writeAll(databaseUrl: string): Promise<void> {
  if (counts.size === 0) return
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2000, query_timeout: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await writeViews(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function add(to: Counts, { day, page, views }: { day: string; page: string; views: number }): void {
  const key = `${day} ${page}`
  const known = to.get(key)
  if (known) known.views += views
  else if (to.size < mostPages) to.set(key, { day, page, views })
}

// In the order of the key, so that two processes never wait for each other in a circle.
const insert = `
  insert into page_view (day, page, views) select * from unnest($1::date[], $2::text[], $3::int[])
  on conflict (day, page) do update set views = page_view.views + excluded.views`
