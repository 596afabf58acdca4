import type { Settings } from '../settings'
import { withConnection } from './connection'

/** Of a process, all its life or once an hour: its listener, its outbox, its sweep. */
export const BESIDE_THE_POOL = 3

type Sizes = Pick<Settings, 'WEB_CONCURRENCY' | 'DATABASE_POOL' | 'isEmbedded'>

/** What the processes of this start may take of PostgreSQL's connections, with a warning where there are too few. */
export async function connectionsLine(url: string, { WEB_CONCURRENCY, DATABASE_POOL, isEmbedded }: Sizes) {
  const given = await connectionsGiven(url)
  const needed = WEB_CONCURRENCY * (DATABASE_POOL + BESIDE_THE_POOL)
  const who = WEB_CONCURRENCY === 1 ? 'one process takes' : `${WEB_CONCURRENCY} processes take`
  const line = `Connections to the database: ${who} up to ${needed} of ${given}`
  const advice = `raise PostgreSQL’s max_connections, or lower DATABASE_POOL or WEB_CONCURRENCY`
  if (needed > given) return `! ${line}, which are too few: ${advice}`
  if (2 * needed > given && !isEmbedded)
    return `! ${line}, which are too few while a new version takes over from the old one: ${advice}`
  return `  ${line}`
}

/** To a role that is no superuser. */
async function connectionsGiven(url: string): Promise<number> {
  return withConnection(url, async (client) => {
    const { rows } = await client.query(`
      select least(nullif(rolconnlimit, -1), nullif(datconnlimit, -1),
        current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
          - coalesce(current_setting('reserved_connections', true)::int, 0)) as given
      from pg_roles, pg_database where rolname = current_user and datname = current_database()`)
    return rows[0].given
  })
}
