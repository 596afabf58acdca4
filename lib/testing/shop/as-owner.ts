import { Client } from 'pg'

/** Before statements that write what the rules of the tables refuse, or so many rows that looking at each takes too long. */
export const withoutTriggers = 'set session_replication_role = replica'

/** What the shop itself may not do: as the owner of the tables, on a connection of its own. */
export function asOwner(...statements: string[]): Promise<void> {
  return withOwner(async (client) => {
    for (const statement of statements) await client.query(statement)
  })
}

export async function withOwner(work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: process.env.DATABASE_ADMIN_URL })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
