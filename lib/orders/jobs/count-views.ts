import { staffSessions } from '@/lib/accounts/sessions/staff-session'
import { pool } from '@/lib/platform/database/pool'
import { sealedSessionId } from '@/lib/platform/requests/sealed-cookie'
import { calendarDayOf } from '@/lib/platform/values/time'

/** Bounds the memory between two writes. */
const mostCounts = 10_000
const longestCookie = 1000

interface Count {
  day: string
  page: string
  /** Sealed, as it came: a query at the next write tells whether it is a staff session. */
  cookie: string | null
  views: number
}
type Counts = Map<string, Count>

const countsKey = Symbol.for('limmatgrill.views')
/** On globalThis, because the server counts and Next's bundle writes: each has a copy of this file. */
const store = globalThis as { [countsKey]?: Counts }
const counts = () => (store[countsKey] ??= new Map())

interface Viewing {
  cookie?: string | null
  now?: Date
}

export function countView(page: string, { cookie = null, now = new Date() }: Viewing = {}): void {
  const counted = cookie !== null && cookie.length <= longestCookie ? cookie : null
  add(counts(), { day: calendarDayOf(now), page, cookie: counted, views: 1 })
}

/** Without views of the staff. Several processes may add at the same time; after a failure the counts wait. */
export async function writeViews(now = new Date()): Promise<void> {
  const pending = counts()
  store[countsKey] = new Map()
  if (pending.size === 0) return
  try {
    const rows = await byPage([...pending.values()], now)
    if (rows.length === 0) return
    await insert(rows)
  } catch (error) {
    for (const count of pending.values()) add(counts(), count)
    throw error
  }
}

async function byPage(all: Count[], now: Date): Promise<Count[]> {
  const isStaff = await staffCookies([...new Set(all.flatMap(({ cookie }) => cookie ?? []))], now)
  const pages: Counts = new Map()
  for (const count of all)
    if (count.cookie === null || !isStaff.has(count.cookie)) add(pages, { ...count, cookie: null })
  return [...pages.values()].toSorted((a, b) => `${a.day} ${a.page}`.localeCompare(`${b.day} ${b.page}`))
}

async function staffCookies(cookies: string[], now: Date): Promise<Set<string>> {
  if (cookies.length === 0) return new Set()
  const opened = await Promise.all(cookies.map(async (cookie) => ({ cookie, id: await sealedSessionId(cookie) })))
  const ids = opened.flatMap(({ id }) => id ?? [])
  const staff = await staffSessions(ids, now)
  return new Set(opened.filter(({ id }) => id !== null && staff.has(id)).map(({ cookie }) => cookie))
}

function add(to: Counts, count: Count): void {
  const key = `${count.day} ${count.page} ${count.cookie ?? ''}`
  const stored = to.get(key)
  if (stored) stored.views += count.views
  else if (to.size < mostCounts) to.set(key, { ...count })
}

/** In the order of the key, so that two processes cannot deadlock. By the pool: the server's bundle is without Prisma. */
async function insert(rows: Count[]): Promise<void> {
  const [days, pages, views] = [rows.map(({ day }) => day), rows.map(({ page }) => page), rows.map((row) => row.views)]
  await pool().query(
    `insert into page_view (day, page, views)
     select * from unnest($1::text[]::date[], $2::text[], $3::int[])
     on conflict (day, page) do update set views = page_view.views + excluded.views`,
    [days, pages, views],
  )
}
