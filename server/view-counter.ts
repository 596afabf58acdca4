import { Client } from 'pg'
import { staffSessions } from '@/lib/accounts/sessions/staff-session'
import { isView, pageOf } from '@/lib/platform/page-view'
import { cookieValue } from '@/lib/platform/sealed-cookie'
import { sessionCookieName } from '@/lib/platform/session-cookie'
import type { RequestContext } from './http/request-context'
import type { RouteMatch } from './routing/find-route'
import { recurringWarning } from '@/lib/platform/recurring-warning'
import { sealedSessionId } from '@/lib/platform/session-cookie'
import { calendarDayOf } from '@/lib/platform/time'

/** What a crash may lose: the views of so many milliseconds. */
const everyMs = 15_000
/** Of what is not in it yet nothing is counted until it is written: more pages and visitors than any shop has at once. */
const mostCounts = 10_000
/** Ours have a third of it; what is longer is nobody's session and need not be kept. */
const longestCookie = 1000

const warnOfLostViews = recurringWarning('could not write the counted views')

interface Count {
  day: string
  page: string
  /** As it came, sealed; only until it is known whether somebody of the staff looked. */
  cookie: string | null
  views: number
}
type Counts = Map<string, Count>

let counts: Counts = new Map()

interface Viewing {
  /** Of the session, where the browser has one. */
  cookie?: string | null
  now?: Date
}

/** Counts a page that somebody looks at, once it is answered, from whichever memory: what is missing is no page. */
export function countOnFinish({ request, response, area, method, path }: RequestContext, { url }: RouteMatch): void {
  if (area !== 'page' || method !== 'GET' || !isView(request.headers, path)) return
  const { cookie = '' } = request.headers
  response.once('finish', () => {
    if (response.statusCode !== 200 && response.statusCode !== 304) return
    countView(pageOf(url), { cookie: cookieValue(cookie, sessionCookieName()) })
  })
}

/** Counts in memory: a request costs no query. */
export function countView(page: string, { cookie = null, now = new Date() }: Viewing = {}): void {
  const known = cookie !== null && cookie.length <= longestCookie ? cookie : null
  add(counts, { day: calendarDayOf(now), page, cookie: known, views: 1 })
}

/**
 * Adds what guests looked at to what is in the table, whoever else adds to it at the same time; on failure it waits. Who is
 * staff is asked here, in one query for all.
 */
export async function writeViews(client: Pick<Client, 'query'>, now = new Date()): Promise<void> {
  const written = counts
  counts = new Map()
  if (written.size === 0) return
  try {
    const rows = await byPage(client, [...written.values()], now)
    if (rows.length === 0) return
    await client.query(insert, [
      rows.map(({ day }) => day),
      rows.map(({ page }) => page),
      rows.map(({ views }) => views),
    ])
  } catch (error) {
    for (const count of written.values()) add(counts, count)
    throw error
  }
}

/** Without those of the staff; in the order of the key. */
async function byPage(client: Pick<Client, 'query'>, all: Count[], now: Date): Promise<Count[]> {
  const isStaff = await staffCookies(client, [...new Set(all.flatMap(({ cookie }) => cookie ?? []))], now)
  const pages: Counts = new Map()
  for (const count of all)
    if (count.cookie === null || !isStaff.has(count.cookie)) add(pages, { ...count, cookie: null })
  return [...pages.values()].toSorted((a, b) => `${a.day} ${a.page}`.localeCompare(`${b.day} ${b.page}`))
}

async function staffCookies(client: Pick<Client, 'query'>, cookies: string[], now: Date): Promise<Set<string>> {
  if (cookies.length === 0) return new Set()
  const opened = await Promise.all(cookies.map(async (cookie) => ({ cookie, id: await sealedSessionId(cookie) })))
  const staff = await staffSessions(client, { ids: opened.flatMap(({ id }) => id ?? []), now })
  return new Set(opened.filter(({ id }) => id !== null && staff.has(id)).map(({ cookie }) => cookie))
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

function add(to: Counts, count: Count): void {
  const key = `${count.day} ${count.page} ${count.cookie ?? ''}`
  const known = to.get(key)
  if (known) known.views += count.views
  else if (to.size < mostCounts) to.set(key, { ...count })
}

// In the order of the key, so that two processes never wait for each other in a circle.
const insert = `
  insert into page_view (day, page, views) select * from unnest($1::date[], $2::text[], $3::int[])
  on conflict (day, page) do update set views = page_view.views + excluded.views`
