import { Pool } from 'pg'

/** For what a browser would have to wait or type for, and what a journey is not about. */
export const database = new Pool({ connectionString: process.env.DATABASE_URL, max: 1, allowExitOnIdle: true })
// The database may end before the process that has set up the journeys.
database.on('error', () => undefined)
